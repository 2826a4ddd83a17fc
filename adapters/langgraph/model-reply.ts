import type { AIMessage, AIMessageChunk } from '@langchain/core/messages';

/** A call of a tool as a model asked for it. */
export interface AskedCall {
  readonly id: string;
  readonly name: string;
  /** `undefined` when what the model wrote is no JSON object. */
  readonly args: Record<string, unknown> | undefined;
}

/** A growing call: pieces of JSON, or whole arguments. */
interface Draft {
  id: string;
  name: string;
  json: string;
  args: Record<string, unknown> | undefined;
}

/** The calls of one streamed reply. Arguments are read strictly: cut-off JSON is not taken for a smaller call. */
export const callCollector = () => {
  const drafts: Draft[] = [];
  const byIndex = new Map<number, Draft>();

  const draftOf = (index: number | undefined, id: string | undefined): Draft => {
    const known = index === undefined ? (id ? undefined : drafts.at(-1)) : byIndex.get(index);
    // Some providers give every whole call the index 0: another id is another call.
    if (known && (!id || known.id === '' || known.id === id)) return known;
    const draft: Draft = { id: '', name: '', json: '', args: undefined };
    drafts.push(draft);
    if (index !== undefined) byIndex.set(index, draft);
    return draft;
  };

  return {
    add(chunk: AIMessageChunk | AIMessage): void {
      const pieces = 'tool_call_chunks' in chunk ? (chunk.tool_call_chunks ?? []) : [];
      for (const piece of pieces) {
        const draft = draftOf(piece.index, piece.id);
        draft.id ||= piece.id ?? '';
        draft.name ||= piece.name ?? '';
        draft.json += piece.args ?? '';
      }
      if (pieces.length > 0) return;
      for (const call of chunk.tool_calls ?? []) {
        drafts.push({ id: call.id ?? '', name: call.name, json: '', args: call.args });
      }
      for (const call of chunk.invalid_tool_calls ?? []) {
        drafts.push({ id: call.id ?? '', name: call.name ?? '', json: call.args || 'none', args: undefined });
      }
    },
    /**
     * In the order asked. Ids are unique, made from `prefix` where the model gave none or one twice; names have only what
     * providers take back in a thread.
     */
    calls(prefix: string): AskedCall[] {
      const used = new Set<string>();
      return drafts.map((draft, position) => {
        const id = draft.id === '' || used.has(draft.id) ? `${prefix}_${position}` : draft.id;
        used.add(id);
        const name = draft.name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 64) || 'unknown';
        return { id, name, args: draft.args ?? objectOf(draft.json) };
      });
    },
  };
};

const objectOf = (json: string): Record<string, unknown> | undefined => {
  if (json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};
