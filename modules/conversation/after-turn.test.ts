import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../ports/conversations.ts';
import { contextOf } from '../../test/support/context.ts';
import { afterTurn } from './after-turn.ts';
import { Beside } from './beside.ts';

describe('After a turn', () => {
  test.each([
    [58, null, []],
    [59, null, ['talk']],
    [78, { text: 'SQL', through: 20 }, []],
    [79, { text: 'SQL', through: 20 }, ['talk']],
  ])('of %i messages, %j summarised, the summary is looked at where it is due', async (messageCount, summary, due) => {
    const looked: string[] = [];
    const beside = new Beside();
    const after = afterTurn({ summarise: async (_, id) => void looked.push(id), beside });
    after(contextOf(), { id: 'talk', messageCount, summary } as Conversation);
    await beside.drain(1_000);
    expect(looked).toEqual(due);
  });
});
