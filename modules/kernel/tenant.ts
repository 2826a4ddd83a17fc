import { z } from 'zod';
import { Language } from '../../contracts/chat.ts';
import { FrontendConfig, FrontendLayout, FrontendTheme } from '../../contracts/configs.ts';

const { primaryColor, logoUrl } = FrontendTheme.shape;
const { position, showHistory, showSuggestions } = FrontendLayout.shape;

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
  frontend: z
    .object({
      welcomeMessage: FrontendConfig.shape.welcomeMessage.default(null),
      theme: z.object({ primaryColor: primaryColor.default(null), logoUrl: logoUrl.default(null) }).prefault({}),
      layout: z
        .object({
          position: position.default('right'),
          showHistory: showHistory.default(true),
          showSuggestions: showSuggestions.default(true),
        })
        .prefault({}),
    })
    .prefault({})
    .describe('How frontends look and greet.'),
});
export type TenantSettings = z.infer<typeof TenantSettings>;
