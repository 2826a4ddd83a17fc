import OpenAI from 'openai';
import type { RequestContext } from '../../modules/kernel/request-context.ts';
import type { ModelProfile } from '../../modules/kernel/task.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { attempts } from './attempts.ts';
import { chat } from './chat.ts';
import { DEFAULT_LIMITS, OPENAI_URL, type OpenAiConfig } from './config.ts';
import { decide } from './decide.ts';
import { decisions } from './decisions.ts';
import { Lessons } from './lessons.ts';
import { providerAt } from './provider.ts';

export interface ConnectionNeeds {
  readonly config: OpenAiConfig;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
}

export type OpenAiConnection = ReturnType<typeof openAiConnection>;

/**
 * What tasks and specialists share to reach one provider: the client with its open connections, the breakers, and what was
 * learnt of the server. Decisions have a breaker of their own: where they are down, chat may be well.
 */
export const openAiConnection = ({ config, telemetry, clock }: ConnectionNeeds) => {
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const baseURL = config.baseUrl ?? OPENAI_URL;
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL,
    maxRetries: 0,
    // Otherwise taken from the environment, and the log would show what is asked.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
  });
  const lessons = new Lessons(clock);
  const provider = providerAt(baseURL);
  const completions = chat({
    client,
    attempt: attempts(clock, limits),
    lessons,
    telemetry,
    provider,
    stallMs: limits.stallMs,
  });

  return {
    limits,
    provider: provider.name,
    chat: completions,
    decide: decide({
      chat: completions,
      decisions: decisions({ client, attempt: attempts(clock, { ...limits, retries: 0 }), telemetry, provider }),
      lessons,
      decisionsMs: limits.decisionsMs,
    }),
    /** The models behind the profiles: the tenant's own, or the server's. */
    models: (ctx: RequestContext): Record<ModelProfile, string> => ({
      mini: ctx.tenant.settings.ai.models.mini ?? config.models.mini,
      large: ctx.tenant.settings.ai.models.large ?? config.models.large,
    }),
    decisionsModel: (ctx: RequestContext): string =>
      config.models.decisions ?? ctx.tenant.settings.ai.models.mini ?? config.models.mini,
  };
};
