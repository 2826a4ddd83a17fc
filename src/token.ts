import { openTerminal, runToken } from '../adapters/cli/index.ts';
import { readConfig } from './config.ts';
import { aboutPerson, demoTenants } from './demo/index.ts';
import { mintDemoToken } from './demo-tokens.ts';

const people = demoTenants.flatMap(({ id: tenantId, people }) =>
  people.map((person) => ({
    id: person.externalId,
    tenantId,
    name: `${person.firstName} ${person.lastName}`,
    about: aboutPerson(person),
  })),
);

process.exitCode = await runToken(process.argv.slice(2), {
  people,
  mint: async (userId, tenantId, roles) => {
    const { auth, store } = readConfig(process.env);
    return await mintDemoToken(auth, store.dataDir, { userId, tenantId, roles });
  },
  terminal: openTerminal(),
});
