import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storableId, storableJson, storableText } from './storable-text.ts';

describe('Text for a store', () => {
  test('loses NUL and lone surrogates, and nothing else', () => {
    expect(storableText('a\0b\ud83d c\ude00')).toBe('a\ufffdb\ufffd c\ufffd');
    expect(storableText('👍🏽 \\u0000 \u0001\t\u2028')).toBe('👍🏽 \\u0000 \u0001\t\u2028');
  });

  test('in JSON is the same at every depth, keys included, and the original stays as it was', () => {
    const original = { 'k\0': ['\ud800', { deep: 'x\0' }, 1, null, true], plain: '\\ud800 \\\\u0000' };
    const copy = structuredClone(original);
    expect(storableJson(original)).toEqual({
      'k\ufffd': ['\ufffd', { deep: 'x\ufffd' }, 1, null, true],
      plain: '\\ud800 \\\\u0000',
    });
    expect(original).toEqual(copy);
  });

  test('of any JSON can be written by a database', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const written = JSON.stringify(storableJson(value)).replaceAll('\\\\', '');
        expect(written).not.toMatch(/\\u(0000|d[89a-f])/);
      }),
    );
  });
});

describe('An id for a store', () => {
  test('is a UUID, in small letters', () => {
    expect(storableId('0190A6B2-7C3D-7E4F-8A5B-6C7D8E9FA0B1')).toBe('0190a6b2-7c3d-7e4f-8a5b-6c7d8e9fa0b1');
  });

  test('is not any other text, also where a database would take it', () => {
    for (const text of [
      '',
      'x',
      '0190a6b27c3d7e4f8a5b6c7d8e9fa0b1',
      '{0190a6b2-7c3d-7e4f-8a5b-6c7d8e9fa0b1}',
      '0190a6b2-7c3d-7e4f-8a5b-6c7d8e9fa0b1\n',
    ]) {
      expect(storableId(text)).toBeUndefined();
    }
  });
});
