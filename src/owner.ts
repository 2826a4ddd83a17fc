import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Process ids mean something only within their namespace; where there are none, within the host. */
const pidSpace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'host';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process is alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Names this process as a holder of leases: `place|pid|unique`. */
export const ownerName = (unique: string): string => `${hostname()}/${pidSpace()}|${process.pid}|${unique}`;

/**
 * Whether the process behind an owner's name is certainly gone. One of another host or container is never certain: its
 * lease tells. `exclusive`: the store can be open in one process only, so that everyone else is gone.
 */
export const ownerIsDead =
  (self: string, { exclusive }: { exclusive: boolean }) =>
  (owner: string): boolean => {
    if (owner === self) return false;
    if (exclusive) return true;
    const [place, pid] = owner.split('|');
    if (place !== self.split('|')[0] || !pid) return false;
    return Number(pid) === process.pid || !isAlive(Number(pid));
  };
