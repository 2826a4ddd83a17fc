import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { CatalogueKind, type ImportReport } from '../../contracts/catalogue.ts';
import { mustBeAdmin } from '../../modules/identity/index.ts';
import { contextOf } from './context.ts';
import { closeAfterAnswer } from './json-body.ts';
import type { ApiNeeds } from './needs.ts';
import { malformed, routeNotFound, stopping, tooLarge, tooSlow, unsupportedMediaType } from './refused.ts';
import { takesLong } from './request-time.ts';
import { API_BASE } from './rest-meta.ts';

export const IMPORT_PATH = `${API_BASE}/admin/v1/{kind}`;

/** What lines of JSON are called; the first is what is asked for. */
export const IMPORT_MEDIA_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];

/** The largest body of rows, in bytes. */
export const IMPORT_MAX_BYTES = 1024 ** 3;

export const IMPORT_REPORT_EXAMPLE: ImportReport = {
  kind: 'trainings',
  read: 3,
  inserted: 1,
  changed: 0,
  unchanged: 1,
  faulty: 1,
  faults: [{ line: 3, field: 'durationMinutes', message: 'must be a number' }],
  ignored: ['costCenter'],
  embedded: 1,
  pending: false,
};

export const IMPORT_LINES_EXAMPLE =
  '{"id":"t-114","title":"Negotiating with suppliers","durationMinutes":180,"skills":["negotiation"]}\n' +
  '{"id":"t-115","title":"Reading a balance sheet","level":"beginner","costCenter":"7100"}\n' +
  '{"id":"t-116","title":"First aid","durationMinutes":"half a day"}\n';

/** What a body of rows may be. */
export interface ImportBounds {
  readonly maxBytes: number;
  /** How long its sender may send nothing while it is waited for, in milliseconds. */
  readonly silenceMs: number;
}

const IMPORT_BOUNDS: ImportBounds = { maxBytes: IMPORT_MAX_BYTES, silenceMs: 60_000 };

/** The pieces of a body as they are asked for. @throws Refused when they are too many, too late, or end before the body does */
async function* piecesOf(request: Request, { maxBytes, silenceMs }: ImportBounds): AsyncGenerator<Uint8Array, void> {
  // Who leaves early may still want to answer over this connection.
  const pieces = request.iterator({ destroyOnReturn: false });
  let received = 0;
  for (;;) {
    const waited = new AbortController();
    const late = pause(silenceMs, undefined, { signal: waited.signal, ref: false }).then(() => 'late' as const);
    late.catch(() => {});
    const next = pieces.next();
    // Where it is too late nobody is left to hear how it went on.
    next.catch(() => {});
    const piece = await Promise.race([next, late])
      .catch(() => {
        throw malformed('The body did not come to its end.');
      })
      .finally(() => waited.abort());
    if (piece === 'late') throw tooSlow();
    if (piece.done) return;
    received += piece.value.length;
    if (received > maxBytes) throw tooLarge();
    yield piece.value;
  }
}

const isLines = (request: Request): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  return Boolean(request.is(IMPORT_MEDIA_TYPES)) && charset.toLowerCase() === 'utf-8' && encoding === 'identity';
};

/**
 * `PUT /admin/v1/{kind}`: rows of a company, one JSON object a line, read no faster than they are written. The request may take an
 * hour, as long as something comes; what is refused on the way leaves in what came before.
 */
export const importing =
  (needs: Pick<ApiNeeds, 'importLines'>, { maxBytes, silenceMs }: ImportBounds = IMPORT_BOUNDS): RequestHandler =>
  async (request, response) => {
    const ctx = contextOf(request);
    try {
      mustBeAdmin(ctx);
      const kind = CatalogueKind.safeParse(request.params.kind);
      if (!kind.success) throw routeNotFound();
      if (!isLines(request)) throw unsupportedMediaType(IMPORT_MEDIA_TYPES[0]);
      if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
      takesLong(request);
      response.json(await needs.importLines(ctx, kind.data, piecesOf(request, { maxBytes, silenceMs })));
    } catch (error) {
      if (!request.complete) closeAfterAnswer(request, response);
      throw ctx.signal.aborted ? stopping() : error;
    }
  };
