import type { OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { InteractionData } from '../../contracts/interactions.ts';
import { TrainingSuggestionList } from '../../contracts/training-card.ts';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The data of cards whose shape is known, by their types. */
const CARD_DATA = { interaction: InteractionData, trainingSuggestionList: TrainingSuggestionList };

/** The schemas of what cards show, by name, as parts of the document. */
const cardSchemas = (): Schemas =>
  Object.assign(
    {},
    ...Object.values(CARD_DATA).map((data) => {
      const { $defs = {} } = z.toJSONSchema(data, { io: 'input' });
      return JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/'));
    }),
  );

const NAMES = Object.entries(CARD_DATA).map(([type, data]) => ({ type, name: data.meta()?.id ?? type }));

/** Says what the contracts say in code or not at all: what a chat needs of two things, and the data of cards. */
export const describeShapes = (document: OpenAPIObject): void => {
  const { schemas = {} } = document.components ?? {};
  const { Card, ChatInput } = schemas;
  if (!Card || !ChatInput || !('properties' in Card)) throw new Error('The document lacks cards or chats.');
  const { data = {} } = Card.properties ?? {};
  const shapes = NAMES.map(({ type, name }) => `of \`${type}\` it is \`${name}\``).join(', ');
  const description = `What it shows; its shape follows from \`type\`: ${shapes}.`;
  document.components = {
    ...document.components,
    schemas: {
      ...schemas,
      ...cardSchemas(),
      Card: {
        ...Card,
        properties: {
          ...Card.properties,
          data: { description, anyOf: [...NAMES.map(({ name }) => ({ $ref: `#/components/schemas/${name}` })), data] },
        },
      },
      ChatInput: {
        ...ChatInput,
        oneOf: [{ required: ['message'] }, { required: ['interaction_response', 'userConversationId'] }],
      },
    },
  };
};
