import { foldForSearch } from '../../ports/literal-search.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import type { Ending, Opening, Resumption } from '../../ports/turns.ts';

/** The parameter of `begin_turn`. */
export const openingJson = (opening: Opening): string => {
  const title = storableText(opening.title);
  const content = storableText(opening.content);
  return JSON.stringify({
    tenant_id: storableText(opening.tenantId),
    user_id: storableText(opening.userId),
    conversation_id: opening.conversationId,
    new_conversation_id: opening.newConversationId,
    title,
    title_search: foldForSearch(title),
    language: opening.language?.is,
    language_by: opening.language?.by,
    fallback_language: opening.fallbackLanguage,
    turn_id: opening.turnId,
    run_id: opening.runId,
    user_message_id: opening.userMessageId,
    message_id: opening.messageId,
    content,
    content_search: foldForSearch(content),
    metadata: storableJson(opening.metadata),
    key: opening.idempotency && storableText(opening.idempotency.key),
    digest: opening.idempotency && storableText(opening.idempotency.digest),
    owner: storableText(opening.owner),
    now: opening.now,
    lease_until: opening.leaseUntil,
    history_limit: opening.historyLimit,
  });
};

/** The parameter of `resume_turn`. */
export const resumptionJson = (resumption: Resumption): string =>
  JSON.stringify({
    tenant_id: storableText(resumption.tenantId),
    user_id: storableText(resumption.userId),
    conversation_id: resumption.conversationId,
    interaction_id: storableId(resumption.interactionId),
    run_id: resumption.runId,
    message_id: resumption.messageId,
    language: resumption.language,
    response: storableJson(resumption.response),
    digest: storableText(resumption.digest),
    key: resumption.idempotency && storableText(resumption.idempotency.key),
    key_digest: resumption.idempotency && storableText(resumption.idempotency.digest),
    owner: storableText(resumption.owner),
    now: resumption.now,
    lease_until: resumption.leaseUntil,
    history_limit: resumption.historyLimit,
  });

/** The second parameter of `end_turn`. */
export const endingJson = ({ output, at, retryable, profileAnalysed, interaction }: Ending): string => {
  const kept = storableJson(output);
  return JSON.stringify({
    output: kept,
    content_search: foldForSearch(kept.answer),
    at,
    retryable,
    profile_analysed: profileAnalysed,
    interaction: interaction && {
      id: interaction.id,
      questions: storableJson(interaction.questions),
      expires_at: interaction.expiresAt,
    },
  });
};
