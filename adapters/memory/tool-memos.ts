import { storableId, storableJson } from '../../ports/storable-text.ts';
import type { ToolMemo, ToolMemos } from '../../ports/tool-memos.ts';
import { nameOf, type Shelves } from './shelves.ts';

export const memoryToolMemos = ({ threads }: Shelves): ToolMemos => ({
  async list(turn) {
    const kept = [...threads.values()].flatMap(({ memos }) => [...(memos.get(storableId(turn) ?? '')?.values() ?? [])]);
    return structuredClone(kept);
  },

  async keep(conversation, turn, memos) {
    const thread = threads.get(storableId(conversation) ?? '');
    const turnId = storableId(turn);
    if (!thread || turnId === undefined || memos.length === 0) return;
    const kept = thread.memos.get(turnId) ?? new Map<string, ToolMemo>();
    thread.memos.set(turnId, kept);
    for (const { toolCallId, key, value } of storableJson(memos)) {
      kept.set(nameOf(toolCallId, key), { toolCallId, key, value });
    }
  },
});
