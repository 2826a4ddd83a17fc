import { parseArgs } from 'node:util';
import { parsed, WrongUsage } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import type { Terminal } from './terminal.ts';
import { terminalLine, terminalText } from './terminal-text.ts';

/** Someone a token can be made for. */
export interface DemoPerson {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  /** A few words: what they do, or what is special about them. */
  readonly about: string;
}

export interface TokenNeeds {
  /** The first one is the default. Ids are unique over all tenants. */
  readonly people: readonly DemoPerson[];
  /** Rejects with an error whose message says in one line why there can be no token. */
  mint(userId: string, tenantId: string, roles: readonly string[]): Promise<string>;
  readonly terminal: Terminal;
}

const TOKEN_HELP = `Prints a token for the demo, valid in development only.

  npm run -s token                      for the first person
  npm run -s token -- --user <id>       for this one
  npm run -s token -- --admin           as one who may import the company's data
  npm run -s token -- --list            whom there are
`;

const listOf = (people: readonly DemoPerson[]): string => {
  const width = (of: (person: DemoPerson) => string) => Math.max(0, ...people.map((person) => of(person).length));
  const [ids, names, tenants] = [width((p) => p.id), width((p) => p.name), width((p) => p.tenantId)];
  return people
    .map((p) => terminalText(`${p.id.padEnd(ids)}  ${p.name.padEnd(names)}  ${p.tenantId.padEnd(tenants)}  ${p.about}`))
    .join('\n');
};

/** The command `token`. Gives the exit code; does not throw. */
export const runToken = async (argv: readonly string[], { people, mint, terminal }: TokenNeeds): Promise<number> => {
  try {
    const { values } = parsed(() =>
      parseArgs({
        args: [...argv],
        options: {
          user: { type: 'string' },
          admin: { type: 'boolean', default: false },
          list: { type: 'boolean', default: false },
          help: { type: 'boolean', default: false, short: 'h' },
        },
      }),
    );
    if (values.help) {
      terminal.write(TOKEN_HELP);
      return 0;
    }
    if (values.list) {
      terminal.write(`${listOf(people)}\n`);
      return 0;
    }
    const person = values.user === undefined ? people[0] : people.find(({ id }) => id === values.user);
    if (!person) {
      terminal.note(
        `There is no demo person "${terminalLine(values.user ?? '', 60)}". There are:\n${listOf(people)}\n`,
      );
      return 1;
    }
    terminal.write(`${await mint(person.id, person.tenantId, values.admin ? ['admin'] : [])}\n`);
    return 0;
  } catch (error) {
    terminal.note(`${failureLine(error)}\n`);
    return error instanceof WrongUsage ? 2 : 1;
  } finally {
    terminal.close();
  }
};
