import type { z } from 'zod';
import type { CancelInput, CancelOutput, ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { InteractionAnswer, InteractionData } from '../../contracts/interactions.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import {
  CHAT_INPUT_EXAMPLE,
  CHAT_OUTPUT_EXAMPLE,
  CONVERSATION_ID,
  MESSAGE_ID,
  RUN_ID,
  TURN_ID,
  USER_MESSAGE_ID,
} from './examples.ts';
import { SeveralExamples } from './several-examples.ts';

// A turn that pauses, as every example of the documentation tells it.
const INTERACTION_ID = '01981f2e-7a20-7a1b-9c2d-4e5f6a7b8c9d';

export const INTERACTION_EXAMPLE: InteractionData = {
  interaction_id: INTERACTION_ID,
  questions: [
    {
      question_id: 'q1',
      text: 'Which of your objectives do you mean?',
      input_type: 'single_select',
      options: [
        { option_id: 'q1_o1', label: 'Lead the data platform migration' },
        { option_id: 'q1_o2', label: 'Mentor two junior analysts' },
      ],
      allow_free_text: false,
      required: true,
    },
    {
      question_id: 'q2',
      text: 'Who will read the summary?',
      input_type: 'text',
      options: [],
      allow_free_text: true,
      required: false,
    },
  ],
  status: 'pending',
  expires_at: '2026-03-03T09:15:02.140Z',
  answers: null,
};

export const INTERRUPTED_EXAMPLE: ChatOutput = {
  ...CHAT_OUTPUT_EXAMPLE,
  answer: '',
  cards: [{ type: 'interaction', data: INTERACTION_EXAMPLE }],
  status: 'interrupted',
};

export const ANSWERS_EXAMPLE: InteractionAnswer[] = [
  { question_id: 'q1', option_ids: ['q1_o1'] },
  { question_id: 'q2', skipped: true },
];

export const ANSWERING_EXAMPLE: z.input<typeof ChatInput> = {
  userConversationId: CONVERSATION_ID,
  interaction_response: { interaction_id: INTERACTION_ID, answers: ANSWERS_EXAMPLE },
};

export const DECLINING_EXAMPLE: z.input<typeof ChatInput> = {
  userConversationId: CONVERSATION_ID,
  interaction_response: { interaction_id: INTERACTION_ID, cancelled: true },
};

export const CHAT_INPUT_EXAMPLES = new SeveralExamples({
  message: { summary: 'A message', value: CHAT_INPUT_EXAMPLE },
  answers: { summary: 'The answers to a pause: one option chosen, one question skipped', value: ANSWERING_EXAMPLE },
  cancelled: { summary: 'A pause is cancelled', value: DECLINING_EXAMPLE },
});

export const CHAT_OUTPUT_EXAMPLES = new SeveralExamples({
  completed: { summary: 'The turn was answered', value: CHAT_OUTPUT_EXAMPLE },
  interrupted: { summary: 'The turn paused and waits for answers', value: INTERRUPTED_EXAMPLE },
});

export const INTERRUPTED_STREAM_EXAMPLE: readonly StreamEvent[] = [
  {
    id: 1,
    event: 'run.started',
    data: {
      runId: RUN_ID,
      turnId: TURN_ID,
      userConversationId: CONVERSATION_ID,
      userMessageId: USER_MESSAGE_ID,
      messageId: MESSAGE_ID,
      language: 'en',
    },
  },
  {
    id: 2,
    event: 'message.data',
    data: { messageId: MESSAGE_ID, card: { type: 'interaction', data: INTERACTION_EXAMPLE } },
  },
  { id: 3, event: 'run.interrupted', data: INTERRUPTED_EXAMPLE },
];

export const CANCEL_INPUT_EXAMPLE: z.input<typeof CancelInput> = { runId: RUN_ID };

export const CANCEL_OUTPUT_EXAMPLE: CancelOutput = {
  runId: RUN_ID,
  userConversationId: CONVERSATION_ID,
  status: 'cancelled',
};
