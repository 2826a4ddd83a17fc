import type { TenantId, UserId } from '../../modules/kernel/index.ts';
import type { Conversations, Page, PageRequest } from '../../ports/conversations.ts';
import { storableId, storableText } from '../../ports/storable-text.ts';
import { latestFirst, type Shelves, type Thread, threadsOf } from './shelves.ts';

export const memoryConversations = (shelves: Shelves): Conversations => {
  const mine = (tenant: TenantId, user: UserId): Thread[] => threadsOf(shelves, tenant, user);
  const find = (tenant: TenantId, user: UserId, id: string): Thread | undefined =>
    mine(tenant, user).find(({ conversation }) => conversation.id === storableId(id));

  return {
    async find(tenant, user, id) {
      return structuredClone(find(tenant, user, id)?.conversation);
    },

    async list(tenant, user, page) {
      const all = mine(tenant, user).map(({ conversation }) => conversation);
      return pageOf(
        all.sort((a, b) => Number(b.pinned) - Number(a.pinned) || latestFirst(a, b)),
        page,
      );
    },

    async messages(tenant, user, id, page) {
      return pageOf(find(tenant, user, id)?.messages ?? [], page);
    },

    async update(tenant, user, id, change) {
      const thread = find(tenant, user, id);
      if (!thread) return undefined;
      const { title, shared, pinned } = thread.conversation;
      thread.conversation = {
        ...thread.conversation,
        title: change.title === undefined ? title : storableText(change.title),
        shared: change.shared ?? shared,
        pinned: change.pinned ?? pinned,
      };
      return structuredClone(thread.conversation);
    },

    async keepSummary(tenant, user, id, { text, through }, after) {
      const thread = find(tenant, user, id);
      if (!thread || (thread.conversation.summary?.through ?? 0) !== after) return false;
      thread.conversation = { ...thread.conversation, summary: { text: storableText(text), through } };
      return true;
    },

    async ids(tenant, user) {
      return mine(tenant, user).map(({ conversation }) => conversation.id);
    },

    async delete(tenant, user, ids) {
      const doomed = new Set(ids.flatMap((id) => find(tenant, user, id)?.conversation.id ?? []));
      for (const id of doomed) shelves.threads.delete(id);
      const gone = [...shelves.runs.values()].filter(({ conversationId }) => doomed.has(conversationId));
      for (const { id } of gone) shelves.runs.delete(id);
      for (const [key, { runId }] of shelves.keys) if (!shelves.runs.has(runId)) shelves.keys.delete(key);
      for (const { id, conversationId } of shelves.events.values()) {
        if (conversationId !== null && doomed.has(conversationId)) shelves.events.delete(id);
      }
      return doomed.size;
    },
  };
};

const pageOf = <Item>(all: readonly Item[], { page, pageSize }: PageRequest): Page<Item> => ({
  items: structuredClone(all.slice((page - 1) * pageSize, page * pageSize)),
  total: all.length,
});
