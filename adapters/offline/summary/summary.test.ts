import { describe, expect, test } from 'vitest';
import { Language } from '../../../contracts/chat.ts';
import { summaryOf } from './summary.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const assistant = (content: string) => ({ role: 'assistant' as const, content });

describe('the summary of a conversation', () => {
  test('is extracts of what the user said, and says so', () => {
    const summary = summaryOf('en', {
      earlier: null,
      messages: [
        user('Hello! I want to move into data analysis. Where do I begin?'),
        assistant('Begin with SQL.'),
        user('thanks'),
        user('I only work mornings.\nIs that a problem?'),
      ],
    });
    expect(summary).toBe(
      'The user said, in extracts, oldest first:\n- I want to move into data analysis.\n- I only work mornings.',
    );
  });

  test('takes the earlier one in, and says nothing twice', () => {
    const first = summaryOf('en', { earlier: null, messages: [user('I want to move into data analysis.')] });
    const second = summaryOf('en', {
      earlier: first,
      messages: [user('I want to move into data analysis.'), user('Which skills do I need?')],
    });
    expect(second.split('\n')).toEqual([
      'The user said, in extracts, oldest first:',
      '- I want to move into data analysis.',
      '- Which skills do I need?',
    ]);
  });

  test('keeps the sentences of a summary that was written as prose', () => {
    const summary = summaryOf('de', {
      earlier: 'Ist Pflegerin. Möchte ins Labor wechseln.',
      messages: [user('Und nun?')],
    });
    expect(summary).toContain('- Ist Pflegerin.\n- Möchte ins Labor wechseln.');
  });

  test('stays bounded over a long conversation, and keeps what will hold tomorrow before the rest', () => {
    let summary: string | null = null;
    for (let step = 0; step < 25; step += 1) {
      const messages = Array.from({ length: 10 }, (_, at) =>
        user(
          step === 0 && at === 0
            ? 'I never work on Fridays.'
            : `What about matter ${step}-${at}? ${'More of it. '.repeat(50)}`,
        ),
      );
      summary = summaryOf('en', { earlier: summary, messages });
      expect(summary.length).toBeLessThanOrEqual(2_000);
    }
    expect(summary).toContain('I never work on Fridays.');
    expect(summary).toContain('24-9');
    expect(summary).not.toContain('matter 3-4');
  });

  test.each(Language.options)('in %s: is never blank', (language) => {
    const nothing = summaryOf(language, { earlier: null, messages: [user('ok'), assistant('Fine.')] });
    expect(nothing.length).toBeGreaterThan(10);
    expect(summaryOf(language, { earlier: nothing, messages: [user('👍'), user('???')] })).toBe(nothing);
  });

  test('what a message holds beside words does not reach it', () => {
    const summary = summaryOf('en', {
      earlier: null,
      messages: [user(`Plan\u0000 my \u001b[31mweek ${'x'.repeat(3_000)}`)],
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
    expect(summary).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
    expect(summary.length).toBeLessThan(300);
  });
});
