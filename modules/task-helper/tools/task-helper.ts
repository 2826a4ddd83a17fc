import { z } from 'zod';
import type { EmojiNames } from '../../../ports/emoji-names.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { Telemetry } from '../../../ports/telemetry.ts';
import { OriaError } from '../../kernel/errors.ts';
import { defineTool } from '../../kernel/tool.ts';
import { streamWithEmoji } from '../emoji-codes.ts';
import { guidanceTask } from '../tasks/guidance.ts';
import { GENERAL_GUIDANCE, GUIDANCE_FAILED } from '../texts.ts';

/** Written guidance for one concrete task; what it writes is the answer. */
export const taskHelperTool = ({
  model,
  emoji,
  telemetry,
}: {
  model: LanguageModel;
  emoji: EmojiNames;
  telemetry: Telemetry;
}) =>
  defineTool({
    name: 'task_helper_tool',
    intent:
      'Writes practical guidance for one concrete professional task. Call it only when the conversation tells the task and ' +
      'the wanted outcome; otherwise ask for what is missing first. Its text goes to the user unchanged.',
    riskLevel: 'low',
    input: z.object({
      user_question: z
        .string()
        .min(1)
        .max(20_000)
        .describe("The task, the wanted outcome and every detail given, in the user's language."),
    }),
    result: z.object({ status: z.enum(['answered', 'failed', 'general']) }),
    returnsDirectly: true,
    run: async ({ user_question }, call) => {
      const { ctx } = call;
      let written = false;
      try {
        const input = { question: user_question, history: call.history };
        for await (const piece of streamWithEmoji(emoji, model.stream(ctx, guidanceTask, input))) {
          written = true;
          call.say(piece);
        }
        if (written) return { status: 'answered' as const };
        // A model that has nothing to write with: what holds for any task is better than nothing.
        call.say(GENERAL_GUIDANCE[ctx.language]);
        return { status: 'general' as const };
      } catch (cause) {
        call.signal.throwIfAborted();
        telemetry.failed(cause instanceof OriaError ? cause.code : 'service.failed');
        ctx.log.error({ err: cause, tool: 'task_helper_tool' }, 'the guidance could not be written');
        call.say(`${written ? '\n\n' : ''}${GUIDANCE_FAILED[ctx.language]}`);
        return { status: 'failed' as const };
      }
    },
  });
