import type { Config } from './config.ts';
import { mintDemoToken } from './demo-tokens.ts';

export interface Started {
  readonly url: string;
  /** What answers, and where things are kept, in a few words each. */
  readonly engine: string;
  readonly store: string;
}

/** What a person who started the server wants to know: where it is, what it runs on, and a first thing to try. */
export const banner = async (config: Config, started: Started, first: { userId: string; tenantId: string }) => {
  const lines = [
    '',
    `  Oria is ready at ${started.url}`,
    '',
    `  engine   ${started.engine}`,
    `  store    ${started.store}`,
    `  API      ${started.url}/docs`,
  ];
  if (config.auth.mode === 'development') {
    const token = await mintDemoToken(config.auth, config.store.dataDir, first);
    lines.push(
      '  tokens   for development, signed with a secret in the data directory; never for a real installation',
      '',
      '  Try it:',
      '',
      `curl -s ${started.url}/chatbot/api/v2/chat \\`,
      `  -H 'authorization: Bearer ${token}' \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d '{"message": "Which of my skills have gaps?"}'`,
    );
  }
  return `${lines.join('\n')}\n\n`;
};
