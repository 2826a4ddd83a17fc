import { once } from 'node:events';
import { generateOpportunities, generateTrainings } from './generate.ts';

/**
 * Prints generated rows as NDJSON, as fast as they are read and no faster.
 *
 *     node bench/data/main.ts trainings 100000 [seed] > trainings.ndjson
 */
const [kind = '', count = '', seed = '1'] = process.argv.slice(2);
const generators: Readonly<Record<string, (count: number, seed: number) => Iterable<unknown>>> = {
  trainings: generateTrainings,
  opportunities: generateOpportunities,
};
const generate = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
if (!generate || !/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('Say what and how many: trainings or opportunities, a number of rows, and a seed if you like.');
  process.exit(1);
}

const ROWS_AT_ONCE = 500;
let lines: string[] = [];
const flush = async () => {
  const more = process.stdout.write(lines.join(''));
  lines = [];
  if (!more) await once(process.stdout, 'drain');
};
for (const row of generate(Number(count), Number(seed))) {
  lines.push(`${JSON.stringify(row)}\n`);
  if (lines.length === ROWS_AT_ONCE) await flush();
}
await flush();
