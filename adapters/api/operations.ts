import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { ApiNeeds } from './needs.ts';
import { methodNotAllowed, Refused, routeNotFound } from './refused.ts';
import { named } from './request-notes.ts';

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const Readiness = z
  .object({
    status: z.literal('ready'),
    checks: z.record(z.string(), z.enum(['ok', 'failing'])).describe('What was looked at.'),
  })
  .meta({ id: 'Readiness' });

const getOnly: RequestHandler = () => {
  throw methodNotAllowed(['GET', 'HEAD']);
};

const stopping = () => new Refused('service.stopping', 'unavailable', 'The service is stopping.');

/** The check that fails once no turn begins any more, while those that run still end. */
const TURNS = 'turns';

interface Operations {
  /** Aborted once the service stops: it is then not ready, while running turns still end. */
  readonly signal: AbortSignal;
  readonly metrics: boolean;
}

/** What those who run the service ask: is it alive, can it serve, how is it doing. */
export const operations = (
  needs: Pick<ApiNeeds, 'readiness' | 'metricsText'>,
  { signal, metrics }: Operations,
): Router => {
  // Exact, so that a proxy which keeps these paths inside keeps all of them inside.
  const router = Router({ caseSensitive: true, strict: true });

  router
    .route('/healthz')
    .all(named('/healthz'))
    .get((_request, response) => void response.json({ status: 'ok' } satisfies z.output<typeof Health>))
    .all(getOnly);

  router
    .route('/readyz')
    .all(named('/readyz'))
    .get(async (_request, response) => {
      if (signal.aborted) throw stopping();
      const { ready, checks } = await needs.readiness();
      if (!ready) {
        const failing = Object.keys(checks).filter((name) => checks[name] === 'failing');
        if (failing.join() === TURNS) throw stopping();
        throw new Refused(
          'store.unavailable',
          'unavailable',
          `Not ready; failing: ${failing.join(', ') || 'unknown'}.`,
        );
      }
      response.json({ status: 'ready', checks } satisfies z.output<typeof Readiness>);
    })
    .all(getOnly);

  router
    .route('/metrics')
    .all(named('/metrics'))
    .get(async (_request, response) => {
      if (!metrics) throw routeNotFound();
      const { contentType, body } = await needs.metricsText();
      response.setHeader('content-type', contentType);
      response.end(body);
    })
    .all(getOnly);

  return router;
};
