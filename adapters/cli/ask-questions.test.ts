import { describe, expect, test } from 'vitest';
import type { InteractionAnswer, InteractionQuestion } from '../../contracts/interactions.ts';
import { asking, cancelled, completed, conversationId, delta, service, started } from './chat-scripts.fixture.ts';
import { recordedTerminal } from './recorded-terminal.fixture.ts';
import { runChat } from './run-chat.ts';

const pick: InteractionQuestion = {
  question_id: 'q1',
  text: 'Which one?\u001b[2J',
  input_type: 'single_select',
  options: [
    { option_id: 'q1_o1', label: 'Lead the migration' },
    { option_id: 'q1_o2', label: '1' },
  ],
  allow_free_text: false,
  required: true,
};
const several: InteractionQuestion = {
  ...pick,
  question_id: 'q2',
  input_type: 'multi_select',
  options: [...pick.options, { option_id: 'q1_o3', label: 'Mentor' }],
  required: false,
};
const free: InteractionQuestion = { ...pick, question_id: 'q3', allow_free_text: true };
const open: InteractionQuestion = { ...free, question_id: 'q4', input_type: 'text', options: [] };

/** A person at the terminal says hello, is asked, and types these lines. */
const atTerminal = async (questions: InteractionQuestion[], typed: string[], last = completed()) => {
  const { terminal, printed } = recordedTerminal(['hello', ...typed], { interactive: true });
  const { connect, asked } = service(
    [started(), delta('Well:'), ...asking(questions)],
    [started(), last],
    [completed()],
  );
  const code = await runChat([], { connect, terminal });
  return { code, asked, printed, response: asked[1]?.interaction_response };
};
const answers = async (
  questions: InteractionQuestion[],
  typed: string[],
): Promise<readonly InteractionAnswer[] | undefined> => (await atTerminal(questions, typed)).response?.answers;

describe('a turn that asks, at a terminal', () => {
  test('is asked question by question, and answered by the ids of what was chosen, in one request', async () => {
    const { code, asked, printed } = await atTerminal([pick, several, open], ['2', '3, 1', 'For my manager']);
    expect(code).toBe(0);
    expect(asked).toEqual([
      { message: 'hello' },
      {
        userConversationId: conversationId,
        interaction_response: {
          interaction_id: '019c0000-0000-7000-8000-000000000004',
          answers: [
            { question_id: 'q1', option_ids: ['q1_o2'] },
            { question_id: 'q2', option_ids: ['q1_o3', 'q1_o1'] },
            { question_id: 'q4', text: 'For my manager' },
          ],
        },
      },
    ]);
    expect(printed.out).toContain('Well:\n1/3  Which one?\n  1  Lead the migration\n  2  1\n2/3  Which one?');
    expect(printed.out).not.toContain('interaction_id');
  });

  test('takes an empty line as skipping, and says what skipping does', async () => {
    const { response, printed } = await atTerminal([pick, open], ['', '']);
    expect(response?.answers).toEqual([
      { question_id: 'q1', skipped: true },
      { question_id: 'q4', skipped: true },
    ]);
    expect(printed.notes).toContain('an empty line skips and ends what it is asked for');
  });

  test('asks again until there is an answer: a label, two for one and a number that was not shown are none', async () => {
    const { response, printed } = await atTerminal([pick], ['Lead the migration', '1 2', '3', '0', '1']);
    expect(response?.answers).toEqual([{ question_id: 'q1', option_ids: ['q1_o1'] }]);
    expect(printed.notes).toMatch(/Choose by number.*Choose one.*Choose from 1 to 2.*Choose from 1 to 2/s);
  });

  test('takes words where they may answer, and a number once', async () => {
    expect(await answers([free], ['neither of them'])).toEqual([{ question_id: 'q3', text: 'neither of them' }]);
    expect(await answers([several], ['1 1;1'])).toEqual([{ question_id: 'q2', option_ids: ['q1_o1'] }]);
    expect(await answers([open], ['2'])).toEqual([{ question_id: 'q4', text: '2' }]);
  });

  test('/cancel cancels all of it, and the conversation goes on', async () => {
    const { asked, response, printed } = await atTerminal([pick, open], ['1', '/Cancel', 'and now?'], cancelled);
    expect(response).toEqual({ interaction_id: '019c0000-0000-7000-8000-000000000004', cancelled: true });
    expect(printed.notes).toContain('The turn was cancelled.');
    expect(asked[2]).toEqual({ message: 'and now?', userConversationId: conversationId });
  });

  test.each([{ typed: ['/quit'] }, { typed: [] }])('leaving unanswered sends nothing: $typed', async ({ typed }) => {
    const { code, asked } = await atTerminal([pick], typed);
    expect(code).toBe(0);
    expect(asked).toHaveLength(1);
  });

  test('Ctrl-C at a question leaves', async () => {
    const { terminal, pressControlC } = recordedTerminal(['hello'], { interactive: true });
    const { readLine } = terminal;
    terminal.readLine = (prompt) => {
      if (prompt !== '? ') return readLine(prompt);
      setImmediate(pressControlC);
      return new Promise(() => {});
    };
    const { connect, asked } = service([started(), ...asking([pick])]);
    expect(await runChat([], { connect, terminal })).toBe(130);
    expect(asked).toHaveLength(1);
  });

  test('may pause again', async () => {
    const { terminal } = recordedTerminal(['hello', '1', 'short'], { interactive: true });
    const { connect, asked } = service(
      [started(), ...asking([pick])],
      [started(), ...asking([open])],
      [started(), completed()],
    );
    await runChat(['--language', 'fr'], { connect, terminal });
    expect(asked.map(({ interaction_response }) => interaction_response?.answers?.[0])).toEqual([
      undefined,
      { question_id: 'q1', option_ids: ['q1_o1'] },
      { question_id: 'q4', text: 'short' },
    ]);
    expect(asked.map(({ language }) => language)).toEqual(['fr', 'fr', 'fr']);
  });
});

describe('where nobody can be asked', () => {
  test.each([
    { what: 'one turn at a terminal', argv: ['hello'], interactive: true },
    { what: 'one turn, piped', argv: ['hello'], interactive: false },
    { what: 'lines that are piped', argv: [], interactive: false },
  ])('the service is told so: $what', async ({ argv, interactive }) => {
    const { terminal } = recordedTerminal(['hello'], { interactive });
    const { connect, asked } = service([started(), completed()], [completed()]);
    await runChat(argv, { connect, terminal });
    expect(asked).toEqual([{ message: 'hello', interactive: false }]);
  });

  test('questions that come all the same are printed, and not answered', async () => {
    const { terminal, printed } = recordedTerminal(['hello']);
    const { connect, asked } = service([started(), ...asking([pick])]);
    expect(await runChat([], { connect, terminal })).toBe(0);
    expect(printed.out).toContain('[interaction]');
    expect(asked).toHaveLength(1);
  });
});
