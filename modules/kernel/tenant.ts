import { z } from 'zod';
import { Language } from '../../contracts/chat.ts';

/** What a company decides about its assistant. Every field has a default, so that an empty object is a valid setting. */
export const TenantSettings = z.object({
  botName: z.string().default('Oria'),
  companyName: z.string().default('your company'),
  language: Language.default('en').describe('Where the language of a message is not clear and nothing else tells.'),
  enabledSpecialists: z.array(z.string()).nullable().default(null).describe('null: every registered specialist.'),
  toolExclusion: z.array(z.string()).default([]).describe('Names of tools that are neither offered nor run.'),
  models: z
    .object({ mini: z.string().nullable().default(null), large: z.string().nullable().default(null) })
    .prefault({})
    .describe("null: the server's own."),
});
export type TenantSettings = z.infer<typeof TenantSettings>;
