import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Told } from './turn/measured.ts';

const CLOCK_TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, all threads, in milliseconds. Linux only. */
export const cpuMs = (child: ChildProcess): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND) * 1_000;
};

/** Resident memory, in MiB. Linux only. */
export const residentMiB = (child: ChildProcess): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1_024);
};

/** Starts a program that prints its address, and gives that address. */
export const startPrinting = async (
  file: string,
  env: Record<string, string>,
  pattern: RegExp,
): Promise<{ child: ChildProcess; address: string }> => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const piece of child.stdout) {
    printed += piece;
    const address = pattern.exec(printed)?.[1];
    if (address) {
      child.stdout.destroy();
      return { child, address };
    }
  }
  throw new Error(`${file} ended before it listened:\n${printed}`);
};

export const startForked = async (file: string, args: string[]): Promise<ChildProcess> => {
  const child = fork(file, args);
  const [told] = (await once(child, 'message')) as [Told];
  if (!told.ready) throw new Error(`${file} did not become ready`);
  return child;
};

export const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
