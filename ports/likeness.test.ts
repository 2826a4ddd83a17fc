import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test('Texts are as alike as their unit vectors point the same way', () => {
  const angle = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  expect(likeness(angle(20), angle(20))).toBeCloseTo(1);
  expect(likeness(angle(0), angle(60))).toBeCloseTo(0.5);
  expect(likeness(angle(0), angle(90))).toBeCloseTo(0);
  expect(likeness(angle(0), angle(180))).toBeCloseTo(-1);
});

test('A blank text is like nothing, not even like itself, and neither is one without a vector', () => {
  expect(likeness([0, 0], [0, 0])).toBe(0);
  expect(likeness([0, 0], [1, 0])).toBe(0);
  expect(likeness([1, 0], [])).toBe(0);
});
