import type { Attributes } from '../../ports/telemetry.ts';

/** What telemetry is told of whoever answers. */
export interface Provider {
  /** `gen_ai.provider.name`. */
  readonly name: string;
  /** Of every call. */
  readonly attributes: Attributes;
}

/** OpenAI's own hosts, its regions included. */
const OPENAI_HOST = /^(?:[a-z0-9-]+\.)?api\.openai\.com$/;

/**
 * `openai` is who answers at OpenAI's own hosts. The conventions let others have a name of one's own: who stands behind a
 * compatible server cannot be told from its address, so all of them are `openai_compatible`, and the address is beside it.
 */
export const providerAt = (baseUrl: string): Provider => {
  const { hostname, port, protocol } = new URL(baseUrl);
  const name = OPENAI_HOST.test(hostname) ? 'openai' : 'openai_compatible';
  return {
    name,
    attributes: {
      'gen_ai.provider.name': name,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'http:' ? 80 : 443),
    },
  };
};
