import type { OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { InteractionData } from '../../contracts/interactions.ts';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The schemas of what an interaction shows, by name, as parts of the document. */
const interactionSchemas = (): Schemas => {
  const { $defs = {} } = z.toJSONSchema(InteractionData, { io: 'input' });
  return JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/'));
};

/** Says what the contracts say in code or not at all: what a chat needs of two things, and the data of a card that asks. */
export const describeShapes = (document: OpenAPIObject): void => {
  const { schemas = {} } = document.components ?? {};
  const { Card, ChatInput } = schemas;
  if (!Card || !ChatInput || !('properties' in Card)) throw new Error('The document lacks cards or chats.');
  const { data = {} } = Card.properties ?? {};
  const description = 'What it shows; its shape follows from `type`. Of an `interaction` it is `InteractionData`.';
  document.components = {
    ...document.components,
    schemas: {
      ...schemas,
      ...interactionSchemas(),
      Card: {
        ...Card,
        properties: {
          ...Card.properties,
          data: { description, anyOf: [{ $ref: '#/components/schemas/InteractionData' }, data] },
        },
      },
      ChatInput: {
        ...ChatInput,
        oneOf: [{ required: ['message'] }, { required: ['interaction_response', 'userConversationId'] }],
      },
    },
  };
};
