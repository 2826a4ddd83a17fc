import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MessageReader } from './message-reader.ts';

const TERMINATE = 'X'.charCodeAt(0);

const message = (type: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const cutAt = (bytes: Buffer, cuts: readonly number[]): Buffer[] => {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
};

describe('Messages of the database protocol', () => {
  test('come out whole and in order, however the stream is cut', () => {
    const messages = fc.array(fc.tuple(fc.constantFrom('P', 'B', 'Q', 'S'), fc.uint8Array({ maxLength: 50 })));
    fc.assert(
      fc.property(messages, fc.array(fc.nat()), (parts, cuts) => {
        const sent = Buffer.concat(parts.map(([type, body]) => message(type, body)));
        const reader = new MessageReader();
        const received: Buffer[] = [];
        for (const piece of cutAt(sent, cuts)) {
          reader.push(piece);
          const { batch } = reader.takeAllTyped(TERMINATE);
          if (batch) received.push(batch);
        }
        expect(Buffer.concat(received).equals(sent)).toBe(true);
        expect(reader.takeAllTyped(TERMINATE)).toEqual({ batch: undefined, stopped: false });
      }),
    );
  });

  test('are held back until they are whole', () => {
    const reader = new MessageReader();
    const sent = message('Q', Buffer.from('select 1\0'));
    reader.push(sent.subarray(0, -1));
    expect(reader.takeTyped()).toBeUndefined();
    reader.push(sent.subarray(-1));
    expect(reader.takeTyped()?.equals(sent)).toBe(true);
  });

  test('end before the one that ends the session', () => {
    const reader = new MessageReader();
    const sent = message('Q', Buffer.from('select 1\0'));
    reader.push(Buffer.concat([sent, message('X', Buffer.alloc(0)), sent]));
    const { batch, stopped } = reader.takeAllTyped(TERMINATE);
    expect(batch?.equals(sent)).toBe(true);
    expect(stopped).toBe(true);
  });

  test('without a type come first', () => {
    const reader = new MessageReader();
    const startup = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
    reader.push(Buffer.concat([startup, message('Q', Buffer.from('\0'))]));
    expect(reader.takeUntyped()?.equals(startup)).toBe(true);
    expect(reader.takeTyped()?.toString('latin1', 0, 1)).toBe('Q');
  });

  test('of an impossible length are refused', () => {
    for (const length of [-1, 0, 3, 2 ** 31 - 1]) {
      const reader = new MessageReader();
      const head = Buffer.alloc(5);
      head.write('Q');
      head.writeInt32BE(length, 1);
      reader.push(head);
      expect(() => reader.takeTyped()).toThrow('no valid length');
    }
  });
});
