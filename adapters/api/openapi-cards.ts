import type { OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { InteractionData } from '../../contracts/interactions.ts';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The schemas of what an interaction shows, by name, as parts of the document. */
const interactionSchemas = (): Schemas => {
  const { $defs = {} } = z.toJSONSchema(InteractionData, { io: 'input' });
  return JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/'));
};

/** Cards have data of any shape in the contract; of those that ask, the document says which. */
export const describeCards = (document: OpenAPIObject): void => {
  const { Card: card, ...others } = document.components?.schemas ?? {};
  const schemas = {
    ...others,
    ...interactionSchemas(),
    Card: {
      ...card,
      if: { properties: { type: { const: 'interaction' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { data: { $ref: '#/components/schemas/InteractionData' } } },
    },
  };
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  document.components = { ...document.components, schemas: Object.fromEntries(sorted) };
};
