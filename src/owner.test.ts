import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ownerIsDead, ownerName } from './owner.ts';

const self = ownerName('a');
const [place] = self.split('|');
const isDead = ownerIsDead(self, { exclusive: false });

describe('The owner of a lease', () => {
  test('is not dead when it is this process, or another that lives', () => {
    expect(isDead(self)).toBe(false);
    expect(isDead(`${place}|${process.ppid}|b`)).toBe(false);
  });

  test('is dead when its process is gone, or when this process has its number', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(isDead(`${place}|${pid}|b`)).toBe(true);
    expect(isDead(ownerName('an earlier one'))).toBe(true);
  });

  test('is unknown on another host, and dead wherever it was when the store has one process only', () => {
    expect(isDead('elsewhere/pid:[1]|1|b')).toBe(false);
    expect(ownerIsDead(self, { exclusive: true })('elsewhere/pid:[1]|1|b')).toBe(true);
  });
});
