import { readConfig } from './config.ts';
import { startEmbedded } from './embedded.ts';
import { mustBeFree } from './port.ts';

/** Ends the process with one clear line: whoever starts the server should not have to read a stack. */
const giveUp = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error);
  for (const line of message.split('\n')) process.stderr.write(`oria: ${line}\n`);
  process.exit(1);
};

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp(error);
  }
})();
// LangChain would send every prompt to another service where one of these is set. Traces here are OpenTelemetry's, and hold
// no text.
for (const name of ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2']) {
  delete process.env[name];
}

await mustBeFree(config.host, config.port).catch(giveUp);

// The database starts in its thread while this one loads the rest: a second less to wait.
const embedded = config.store.databaseUrl === undefined ? startEmbedded(config) : undefined;
const [{ startServer }, { banner }] = await Promise.all([import('./server.ts'), import('./banner.ts')]);
const oria = await startServer(config, { embedded }).catch(giveUp);

if (!config.production) {
  const { demoTenants } = await import('./demo/index.ts');
  const [demo] = demoTenants;
  const [person] = demo?.people ?? [];
  if (demo && person) {
    process.stdout.write(await banner(config, oria, { userId: person.externalId, tenantId: demo.id }));
  }
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal means: at once. Runs are then found by their leases.
    if (stopping) process.exit(1);
    stopping = true;
    oria.close().then(
      () => process.exit(0),
      (error) => giveUp(error),
    );
  });
}
