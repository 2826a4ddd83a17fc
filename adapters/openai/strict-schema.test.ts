import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { strictSchema } from './strict-schema.ts';

describe('strictSchema', () => {
  const Skill = z.object({ name: z.string(), note: z.string().optional() }).meta({ id: 'Skill' });
  const Plan = z.object({
    goal: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('learn'), skill: Skill, hours: z.number().optional() }),
      z.object({ kind: z.literal('move'), hours: z.number().nullable() }),
    ]),
    steps: z.array(z.object({ text: z.string().min(1), due: z.iso.date().nullish() })).default([]),
  });

  test('holds at every depth: no key left optional, no other keys, no word that strict mode does not take', () => {
    const seen: string[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visit);
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
      const schema = node as Record<string, unknown>;
      if (schema.type === 'object') {
        expect(schema.additionalProperties).toBe(false);
        expect(schema.required).toEqual(Object.keys(schema.properties as object));
      }
      for (const [keyword, value] of Object.entries(schema)) {
        seen.push(keyword);
        visit(value);
      }
    };
    visit(strictSchema(Plan).schema);
    expect(seen).toContain('$defs');
    for (const word of ['oneOf', 'const', 'default', '$schema', 'minLength', 'maxLength'])
      expect(seen).not.toContain(word);
  });

  test('a null that means "absent" disappears, one that means "none" stays', () => {
    const { present } = strictSchema(Plan);
    expect(
      Plan.parse(
        present({
          goal: { kind: 'learn', skill: { name: 'Welding', note: null }, hours: null },
          steps: [{ text: 'Enrol', due: null }],
        }),
      ),
    ).toEqual({ goal: { kind: 'learn', skill: { name: 'Welding' } }, steps: [{ text: 'Enrol', due: null }] });
    expect(Plan.parse(present({ goal: { kind: 'move', hours: null }, steps: null }))).toEqual({
      goal: { kind: 'move', hours: null },
      steps: [],
    });
  });

  test('leaves what does not fit as it is, for the type to refuse', () => {
    const { present } = strictSchema(Plan);
    for (const odd of [null, 7, 'text', [], { goal: null, extra: null }]) {
      expect(present(odd)).toEqual(odd);
    }
  });
});
