import { z } from 'zod';
import { Language } from './chat.ts';
import { boundedText } from './text.ts';

/** The longest welcome message, in Unicode code points. */
export const WELCOME_MAX_CHARACTERS = 1_000;

export const FrontendTheme = z
  .object({
    primaryColor: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/, 'must be #rrggbb')
      .nullable()
      .describe("The company's colour, `#rrggbb`; null: the frontend's own."),
    logoUrl: z
      .url()
      .regex(/^https:\/\/[^\s"'<>`\\@]+$/, 'must be an https:// URL without a user, quotes or angle brackets')
      .max(2_000)
      .nullable()
      .describe("Where the company's logo is, `https://…`; null: none."),
  })
  .meta({ id: 'FrontendTheme' });

export const FrontendLayout = z
  .object({
    position: z.enum(['left', 'right']).describe('The side of the page on which the chat opens.'),
    showHistory: z.boolean().describe("Whether the user's earlier conversations are offered."),
    showSuggestions: z.boolean().describe('Whether suggestions for a next message are offered.'),
  })
  .meta({ id: 'FrontendLayout' });

/**
 * What a frontend may know of a tenant's settings, before anyone has signed in. No field has a default here: those are the
 * tenant settings', so that a part of this can be told from the whole.
 */
export const FrontendConfig = z
  .object({
    botName: z.string().describe("The assistant's name."),
    companyName: z.string(),
    language: Language.describe('The language to begin in.'),
    welcomeMessage: boundedText({ min: 1, max: WELCOME_MAX_CHARACTERS, visible: true })
      .nullable()
      .describe("What the assistant says before the first message; null: the frontend's own words."),
    theme: FrontendTheme,
    layout: FrontendLayout,
  })
  .meta({ id: 'FrontendConfig' });
export type FrontendConfig = z.infer<typeof FrontendConfig>;

/** A change of some of it: what is not given stays as it is, at every depth; what has no field here is refused, not dropped. */
export const FrontendConfigChange = z
  .strictObject({
    ...FrontendConfig.partial().shape,
    botName: boundedText({ min: 1, max: 100, visible: true }).optional(),
    companyName: boundedText({ min: 1, max: 200, visible: true }).optional(),
    theme: FrontendTheme.partial().strict().optional(),
    layout: FrontendLayout.partial().strict().optional(),
  })
  .meta({ id: 'FrontendConfigChange' });
export type FrontendConfigChange = z.infer<typeof FrontendConfigChange>;
