import type { Message, RunId } from '../../modules/kernel/index.ts';
import { storableId, storableJson } from '../../ports/storable-text.ts';
import type { Ending } from '../../ports/turns.ts';
import type { Shelves } from './shelves.ts';

export const endTurn = (shelves: Shelves, id: RunId, ending: Ending): boolean => {
  const { at, retryable, profileAnalysed, interaction } = ending;
  const run = shelves.runs.get(storableId(id) ?? '');
  const thread = run && shelves.threads.get(run.conversationId);
  if (run?.status !== 'running' || !thread) return false;
  const output = storableJson(ending.output);
  shelves.runs.set(run.id, { ...run, status: output.status, output, retryable });
  const answer: Message = {
    id: run.messageId,
    conversationId: run.conversationId,
    turnId: run.turnId,
    runId: run.id,
    role: 'assistant',
    content: output.answer,
    cards: output.cards,
    activeAgent: output.activeAgent,
    status: output.status,
    metadata: output.metadata,
    createdAt: at,
  };
  thread.messages.splice(run.place ?? thread.messages.length, 0, structuredClone(answer));
  thread.conversation = {
    ...thread.conversation,
    activeAgent: output.activeAgent ?? thread.conversation.activeAgent,
    profileAnalysed: thread.conversation.profileAnalysed || profileAnalysed,
    messageCount: thread.messages.length,
    updatedAt: at,
  };
  if (output.status === 'interrupted') {
    if (interaction) {
      thread.interactions.set(interaction.id, {
        id: interaction.id,
        conversationId: run.conversationId,
        turnId: run.turnId,
        runId: run.id,
        messageId: run.messageId,
        questions: storableJson(interaction.questions),
        status: 'pending',
        expiresAt: interaction.expiresAt,
        taken: null,
      });
    }
  } else if (!(output.status === 'failed' && retryable)) thread.memos.delete(run.turnId);
  return true;
};
