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
  ai: z
    .object({
      provider: z.enum(['openai', 'offline']).nullable().default(null).describe("null: the server's own."),
      models: z
        .object({ mini: z.string().nullable().default(null), large: z.string().nullable().default(null) })
        .prefault({})
        .describe("null: the server's own."),
    })
    .prefault({})
    .describe('What answers for this company.'),
  presentation: z
    .object({
      trainings: z.number().int().min(1).max(50).default(10),
      opportunities: z.number().int().min(1).max(50).default(10),
      people: z.number().int().min(1).max(50).default(10),
    })
    .prefault({})
    .describe('How many items one list shows at most.'),
  knowledge: z
    .object({
      documents: z.boolean().default(true).describe("Whether the company's indexed documents are searched."),
      pages: z
        .array(z.object({ url: z.url({ protocol: /^https?$/ }), paths: z.array(z.string()).default([]) }))
        .max(50)
        .default([])
        .describe('Public pages that may be read, with the paths allowed below them.'),
    })
    .prefault({})
    .describe('Where company knowledge comes from.'),
  matching: z
    .object({
      opportunities: z
        .object({
          countries: z.array(z.string()).default([]),
          contracts: z.array(z.string()).default([]),
          departments: z.array(z.string()).default([]),
          sameLocationOnly: z.boolean().default(false),
        })
        .prefault({})
        .describe('What an opportunity must meet, whatever is asked for; an empty list asks nothing.'),
    })
    .prefault({})
    .describe('Hard filters of every search.'),
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
