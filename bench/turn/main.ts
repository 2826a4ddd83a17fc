import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SignJWT } from 'jose';
import { cpuMs, residentMiB, startForked, startPrinting, stop } from '../processes.ts';
import { inParallel } from './in-parallel.ts';
import type { Ask, Told, TurnTime } from './measured.ts';

/**
 * A whole turn over HTTP (safety, routing, a streamed answer) beside the bare LangGraph graph with its PostgreSQL saver in
 * process: the same database, the same mock model without latency, blocks of turns taken in alternation in one run.
 *
 *     DATABASE_URL=postgres://… npm run bench:turn [-- --rounds 6 --turns 200]
 */
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty PostgreSQL database for this benchmark.');
const option = (name: string, initially: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? initially : Number(process.argv[at + 1]);
};
const rounds = option('rounds', 6);
const turnsPerBlock = option('turns', 200);

const secret = 'benchmark-secret-of-more-than-32-bytes';
const token = await new SignJWT({ tenant: 'demo' })
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject('maya-okafor')
  .setIssuer('bench')
  .setAudience('oria')
  .setExpirationTime('1h')
  .sign(new TextEncoder().encode(secret));

const model = await startPrinting('test/support/openai/serve.ts', {}, /(http:\S+)/);
const oria = await startPrinting(
  'src/main.ts',
  {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    OPENAI_BASE_URL: model.address,
    OPENAI_API_KEY: 'none',
    JWT_SECRET: secret,
    JWT_ISSUER: 'bench',
    JWT_AUDIENCE: 'oria',
    DEMO_TENANT: 'true',
    LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'info',
    RATE_LIMIT_PER_MINUTE: '100000000',
  },
  /(http:\/\/127\.0\.0\.1:\d+)/,
);
const bare = await startForked('bench/turn/bare.ts', [databaseUrl, model.address]);

const oriaTurn = async (): Promise<TurnTime> => {
  const began = performance.now();
  const response = await fetch(`${oria.address}/chatbot/api/v2/chat_streaming`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'How do I prepare for my next role?' }),
  });
  let firstMs = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (firstMs === 0 && text.includes('event: run.started')) firstMs = performance.now() - began;
  }
  if (!text.includes('event: run.completed')) throw new Error(`The turn did not complete: ${text.slice(-500)}`);
  return { totalMs: performance.now() - began, firstMs };
};

const bareTurns = async (ask: Ask): Promise<readonly TurnTime[]> => {
  bare.send(ask);
  const [told] = (await once(bare, 'message')) as [Told];
  return told.times ?? [];
};

const side = (child: ChildProcess, run: (ask: Ask) => Promise<readonly TurnTime[]>) => ({
  child,
  run,
  times: [] as TurnTime[],
  cpu: [] as number[],
  wall: [] as number[],
});
const median = (numbers: readonly number[], at = 0.5): number =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length * at)] ?? Number.NaN;
const shown = (number: number) => number.toFixed(number < 10 ? 2 : 1);

console.log(`node ${process.version}; ${rounds} rounds of ${turnsPerBlock} turns a side, in alternation\n`);
console.log('| clients | side | median ms | p95 ms | ms a turn (throughput) | CPU ms a turn | first event ms (p95) |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const ratios: string[] = [];
for (const clients of [1, 10, 50]) {
  const sides = {
    'Oria over HTTP': side(oria.child, ({ turns, clients: n }) => inParallel(turns, n, oriaTurn)),
    'bare LangGraph': side(bare, bareTurns),
  };
  const block = async (of: ReturnType<typeof side>, turns: number, record: boolean) => {
    const cpuBefore = cpuMs(of.child);
    const began = performance.now();
    const times = await of.run({ turns, clients });
    const wall = (performance.now() - began) / turns;
    if (!record) return;
    of.times.push(...times);
    of.wall.push(wall);
    of.cpu.push((cpuMs(of.child) - cpuBefore) / turns);
  };
  const [ours, theirs] = Object.values(sides) as [ReturnType<typeof side>, ReturnType<typeof side>];
  for (let round = -1; round < rounds; round += 1) {
    // The first round warms both up and is not counted; who goes first changes from round to round.
    const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    for (const one of order) await block(one, turnsPerBlock, round >= 0);
  }
  for (const [name, { times, wall, cpu }] of Object.entries(sides)) {
    const totals = times.map(({ totalMs }) => totalMs);
    const firsts = times.map(({ firstMs }) => firstMs);
    const first = name === 'bare LangGraph' ? '–' : `${shown(median(firsts))} (${shown(median(firsts, 0.95))})`;
    console.log(
      `| ${clients} | ${name} | ${shown(median(totals))} | ${shown(median(totals, 0.95))} | ${shown(median(wall))} | ${shown(median(cpu))} | ${first} |`,
    );
  }
  const ratio = (pick: (of: typeof ours) => number[]) => shown(median(pick(ours)) / median(pick(theirs)));
  ratios.push(
    `${clients} client(s): wall ${ratio(({ times }) => times.map(({ totalMs }) => totalMs))}×, throughput ${ratio(({ wall }) => wall)}×, CPU ${ratio(({ cpu }) => cpu)}×`,
  );
}
console.log(`\nRatios of medians, Oria to bare:\n${ratios.map((line) => `- ${line}`).join('\n')}`);
console.log(`\nResident memory after the run: Oria ${residentMiB(oria.child)} MiB, bare ${residentMiB(bare)} MiB`);
bare.disconnect();
for (const child of [oria.child, bare, model.child]) await stop(child);
