import { readFileSync } from 'node:fs';

/**
 * When a process started, in clock ticks since the machine's boot, with the boot's own id; null where the system has no
 * /proc or no such process. With the number it names a process for good: numbers alone are used again.
 */
export const processStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the command in brackets and may hold anything; the start is the 22nd field (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    // A zombie holds its number but nothing else.
    if (state === 'Z' || state === 'X' || started === undefined) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}/${started}`;
  } catch {
    return null;
  }
};

/** Whether the process that was recorded still runs. Without a recorded start, any process of that number counts. */
export const isSameProcess = (recorded: { readonly pid: number; readonly processStart: string | null }): boolean => {
  if (recorded.processStart !== null) return processStart(recorded.pid) === recorded.processStart;
  try {
    process.kill(recorded.pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
