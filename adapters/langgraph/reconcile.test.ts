import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reconcile, type StoredMessage } from './reconcile.ts';

const WIDE = { messages: 1_000, length: 1_000_000 };
const now = { id: 'now', text: 'And now?' };

const user = (id: string, content = `says ${id}`): StoredMessage => ({ id, role: 'user', content, status: null });
const answer = (
  id: string,
  content = `words of ${id}`,
  status: StoredMessage['status'] = 'completed',
): StoredMessage => ({
  id,
  role: 'assistant',
  content,
  status,
});
const human = (id: string) => new HumanMessage({ id, content: `says ${id}` });
const words = (id: string, content = `words of ${id}`) => new AIMessage({ id, content });
const asks = (id: string, calls: string[], content = '') =>
  new AIMessage({ id, content, tool_calls: calls.map((call) => ({ id: call, name: 'tool', args: {} })) });
const result = (id: string, call: string, content = 'found') => new ToolMessage({ id, tool_call_id: call, content });

const brief = (thread: readonly BaseMessage[]) =>
  thread.map((one) => {
    if (ToolMessage.isInstance(one)) return `${one.tool_call_id}=${one.text}`;
    const calls = AIMessage.isInstance(one) ? (one.tool_calls ?? []).map(({ id }) => id) : [];
    return [one.type, one.text, ...calls].filter((part) => part !== '').join(' ');
  });

describe('a thread that agrees with the history', () => {
  const kept = [human('q1'), asks('a1#1', ['c1']), result('a1#2', 'c1'), words('a1')];
  test('keeps its calls and results, and ends with the new message', () => {
    expect(brief(reconcile(kept, [user('q1'), answer('a1')], now, WIDE))).toEqual([
      'human says q1',
      'ai c1',
      'c1=found',
      'ai words of a1',
      'human And now?',
    ]);
  });

  test('agrees too when the answer was said in parts', () => {
    const parts = [human('q1'), asks('a1#1', ['c1'], 'Let me see.'), result('a1#2', 'c1'), words('a1', 'It is.')];
    const thread = reconcile(parts, [user('q1'), answer('a1', 'Let me see.\n\nIt is.')], now, WIDE);
    expect(brief(thread).slice(1, 4)).toEqual(['ai Let me see. c1', 'c1=found', 'ai It is.']);
  });

  test('agrees too when the run failed and the stored answer ends with a notice', () => {
    const thread = reconcile(
      [human('q1'), words('a1', 'Half')],
      [user('q1'), answer('a1', 'Half\n\nSorry.', 'failed')],
      now,
      WIDE,
    );
    expect(brief(thread)).toEqual(['human says q1', 'ai Half', 'human And now?']);
  });
});

describe('the stored history wins', () => {
  test('what the thread lacks is put in, in order', () => {
    const history = [user('q1'), answer('a1'), user('q2'), answer('a2'), user('q3'), answer('a3')];
    const thread = reconcile([human('q1'), words('a1'), human('q3'), words('a3')], history, now, WIDE);
    expect(brief(thread)).toEqual([
      ...['q1', 'q2', 'q3'].flatMap((id) => [`human says ${id}`, `ai words of a${id[1]}`]),
      'human And now?',
    ]);
  });

  test('what is not stored goes', () => {
    const kept = [human('q1'), asks('a1#1', ['c1']), result('a1#2', 'c1'), words('a1'), human('q2'), words('a2')];
    expect(brief(reconcile(kept, [user('q2'), answer('a2')], now, WIDE))).toEqual([
      'human says q2',
      'ai words of a2',
      'human And now?',
    ]);
  });

  test('another stored text takes the place of the words, calls and results stay', () => {
    const kept = [human('q1'), asks('a1#1', ['c1'], 'Hm.'), result('a1#2', 'c1'), words('a1', 'Old.')];
    expect(brief(reconcile(kept, [user('q1'), answer('a1', 'New.')], now, WIDE))).toEqual([
      'human says q1',
      'ai c1',
      'c1=found',
      'ai New.',
      'human And now?',
    ]);
  });

  test('a message that is sent again stands at the end only', () => {
    const kept = [human('now'), words('a0', 'Half')];
    expect(brief(reconcile(kept, [user('now'), answer('a0', 'Half', 'failed')], now, WIDE))).toEqual([
      'human And now?',
    ]);
  });

  test('a history that begins with an answer loses it: a thread begins with a user', () => {
    expect(brief(reconcile([], [answer('a0'), user('q1'), answer('a1')], now, WIDE))[0]).toBe('human says q1');
  });

  test('an empty answer leaves no message', () => {
    expect(brief(reconcile([], [user('q1'), answer('a1', '', 'cancelled')], now, WIDE))).toEqual([
      'human says q1',
      'human And now?',
    ]);
  });
});

describe('a damaged thread', () => {
  const mended = (...kept: BaseMessage[]) =>
    brief(reconcile([human('q1'), ...kept], [user('q1'), answer('a1')], now, WIDE)).slice(1, -1);

  test('gets a neutral result where one is missing', () => {
    expect(mended(asks('a1#1', ['c1', 'c2']), result('a1#2', 'c2'), words('a1'))).toEqual([
      'ai c1 c2',
      'c1=This call was not finished.',
      'c2=found',
      'ai words of a1',
    ]);
  });

  test('loses results without a call, second results, and results that are not behind their call', () => {
    expect(
      mended(
        result('a1#0', 'c1'),
        asks('a1#1', ['c1']),
        result('a1#2', 'c1', 'first'),
        result('a1#3', 'c1', 'second'),
        words('a1'),
        result('a1#4', 'c1', 'late'),
      ),
    ).toEqual(['ai c1', 'c1=first', 'ai words of a1']);
  });
});

describe('a long thread', () => {
  const history = Array.from({ length: 20 }, (_, turn) => [user(`q${turn}`), answer(`a${turn}`)]).flat();
  const kept = Array.from({ length: 20 }, (_, turn) => [
    human(`q${turn}`),
    asks(`a${turn}#1`, ['c1']),
    result(`a${turn}#2`, 'c1'),
    words(`a${turn}`),
  ]).flat();

  test('is cut to the latest whole turns that fit', () => {
    const thread = reconcile(kept, history, now, { ...WIDE, messages: 10 });
    expect(thread).toHaveLength(9);
    expect(brief(thread)[0]).toBe('human says q18');
  });

  test('is cut by the length of its texts too', () => {
    const [first] = brief(reconcile(kept, history, now, { ...WIDE, length: 200 }));
    expect(first).toMatch(/^human says q1\d$/);
  });

  test('keeps the new message, however long', () => {
    const long = { id: 'now', text: 'x'.repeat(5_000) };
    expect(reconcile(kept, history, long, { messages: 1, length: 10 }).map((one) => one.id)).toEqual(['now']);
  });
});

const ids = fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5', 'now');
const partIds = fc.oneof(
  ids,
  fc.tuple(ids, fc.nat(3)).map(([id, part]) => `${id}#${part}`),
);
const callIds = fc.constantFrom('c1', 'c2', 'c3', '');
const texts = fc.constantFrom('', ' ', 'one', 'two', 'one\n\ntwo');
const anyMessage: fc.Arbitrary<BaseMessage> = fc.oneof(
  fc.record({ id: ids, content: texts }).map((fields) => new HumanMessage(fields)),
  fc
    .record({ id: fc.option(partIds, { nil: undefined }), content: texts, calls: fc.array(callIds, { maxLength: 3 }) })
    .map(
      ({ id, content, calls }) =>
        new AIMessage({ id, content, tool_calls: calls.map((call) => ({ id: call, name: 'tool', args: {} })) }),
    ),
  fc.record({ id: partIds, tool_call_id: callIds, content: texts }).map((fields) => new ToolMessage(fields)),
);
const anyHistory: fc.Arbitrary<StoredMessage[]> = fc.uniqueArray(
  fc.record({
    id: ids,
    role: fc.constantFrom('user' as const, 'assistant' as const),
    content: texts,
    status: fc.constantFrom('completed' as const, 'failed' as const, 'cancelled' as const, null),
  }),
  { selector: ({ id }) => id },
);

/** Why a provider would refuse a thread, or `undefined`. */
const faultOf = (thread: readonly BaseMessage[]): string | undefined => {
  if (!HumanMessage.isInstance(thread[0])) return 'does not begin with a user';
  let due: (string | undefined)[] = [];
  for (const message of thread) {
    if (ToolMessage.isInstance(message)) {
      if (due.shift() !== message.tool_call_id) return 'has a result where none is due';
      continue;
    }
    if (due.length > 0) return 'lacks a result';
    if (!AIMessage.isInstance(message)) continue;
    due = (message.tool_calls ?? []).map(({ id }) => id);
    if (due.some((id) => !id) || new Set(due).size < due.length) return 'has calls that cannot be told apart';
    if (due.length === 0 && message.text.trim() === '') return 'has an empty answer';
  }
  return due.length > 0 ? 'lacks a result at its end' : undefined;
};

describe('whatever was kept and whatever is stored', () => {
  const given = [fc.array(anyMessage, { maxLength: 14 }), anyHistory] as const;
  const bounds = fc.record({ messages: fc.integer({ min: 1, max: 12 }), length: fc.integer({ min: 1, max: 60 }) });

  test('a provider takes the thread, within its bounds', () => {
    fc.assert(
      fc.property(...given, bounds, (kept, history, limits) => {
        const thread = reconcile(kept, history, now, limits);
        expect(faultOf(thread)).toBeUndefined();
        expect(thread.at(-1)).toMatchObject({ id: now.id, content: now.text });
        if (thread.length > 1) expect(thread.length).toBeLessThanOrEqual(limits.messages);
      }),
    );
  });

  test('its users say what is stored, in order, and nothing else', () => {
    fc.assert(
      fc.property(...given, (kept, history) => {
        const said = reconcile(kept, history, now, WIDE).filter((one) => HumanMessage.isInstance(one));
        const stored = history.filter(({ role, id }) => role === 'user' && id !== now.id);
        expect(said.map((one) => one.text)).toEqual([...stored.map(({ content }) => content), now.text]);
      }),
    );
  });

  test('its answers say what is stored, and a failed one at most less', () => {
    fc.assert(
      fc.property(...given, (kept, history) => {
        const thread = reconcile(kept, history, now, WIDE);
        for (const { id, role, content, status } of history) {
          const own = thread.filter((one) => AIMessage.isInstance(one) && one.id?.split('#')[0] === id);
          if (role === 'user' || own.length === 0) continue;
          const said = own
            .map((one) => one.text)
            .filter((text) => text.trim() !== '')
            .join('\n\n');
          if (status === 'failed') expect(content.startsWith(said)).toBe(true);
          else expect(said).toBe(content.trim() === '' ? '' : content);
        }
      }),
    );
  });

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(...given, (kept, history) => {
        const once = reconcile(kept, history, now, WIDE);
        expect(brief(reconcile(once, history, now, WIDE))).toEqual(brief(once));
      }),
    );
  });
});
