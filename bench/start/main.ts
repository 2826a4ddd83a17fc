import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMiB, startPrinting, stop } from '../processes.ts';

/**
 * From the start of the process to its first answer, on an empty data directory (cold) and on one that is there (warm),
 * and the memory that the process has afterwards: the embedded store, the offline engine, nothing else installed.
 *
 *     npm run bench:start [-- --times 5]
 */
const at = process.argv.indexOf('--times');
const times = at < 0 ? 5 : Number(process.argv[at + 1]);
const median = (numbers: readonly number[]) =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];

const start = async (dataDir: string) => {
  const began = performance.now();
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  // The banner's last line is the command to paste; what it needs is all there then.
  const { child, address: banner } = await startPrinting('src/main.ts', env, /(Oria is ready[\s\S]*"}'\n)/);
  const readyMs = performance.now() - began;
  const [, url] = /curl -s (\S+)/.exec(banner) ?? [];
  const [, token] = /Bearer ([^']+)/.exec(banner) ?? [];
  const response = await fetch(String(url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Which of my skills have gaps?' }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.text();
  const answerMs = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const memory = residentMiB(child);
  await stop(child);
  return { readyMs, answerMs, memory };
};

const folder = await mkdtemp(join(tmpdir(), 'oria-start-'));
const kinds: Record<string, Awaited<ReturnType<typeof start>>[]> = { cold: [], warm: [] };
for (let time = 0; time < times; time += 1) {
  const dataDir = join(folder, String(time));
  kinds.cold?.push(await start(dataDir));
  kinds.warm?.push(await start(dataDir));
}
await rm(folder, { recursive: true, force: true });

console.log(`node ${process.version}; median of ${times} starts\n`);
console.log('| start | ready, s | first answer, s | resident memory, idle, MiB |');
console.log('| --- | --- | --- | --- |');
for (const [kind, starts] of Object.entries(kinds)) {
  const seconds = (pick: (of: (typeof starts)[number]) => number) =>
    ((median(starts.map(pick)) ?? 0) / 1_000).toFixed(1);
  console.log(
    `| ${kind} | ${seconds(({ readyMs }) => readyMs)} | ${seconds(({ answerMs }) => answerMs)} | ${median(starts.map(({ memory }) => memory))} |`,
  );
}
