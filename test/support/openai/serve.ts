import { startOpenAiServer } from './server.ts';

/** The mock provider as a process of its own: prints its base URL on one line and serves until it is stopped. */
const server = await startOpenAiServer({ record: false });
process.stdout.write(`${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
