import { z } from 'zod';
import { TrainingFormat, TrainingLevel } from './catalogue.ts';
import { Language } from './chat.ts';

/** What a search of trainings goes by, as it was understood. Empty lists and nulls ask nothing. */
export const TrainingCriteria = z
  .object({
    subject: z.string().describe('What is to be learnt, without the other criteria; empty where it was not told.'),
    levels: z.array(TrainingLevel).describe('Any of these.'),
    formats: z.array(TrainingFormat).describe('Any of these.'),
    languages: z.array(Language).describe('In which it is given: any of these.'),
    providers: z.array(z.string()).describe('Who gives it: any of these.'),
    skills: z.array(z.string()).describe('Skills that were asked for as such, by name: it builds any of these.'),
    minMinutes: z.number().int().min(1).nullable().describe('It takes at least this long.'),
    maxMinutes: z.number().int().min(1).nullable().describe('It takes at most this long.'),
    mandatoryOnly: z.boolean().describe("`true`: only the company's mandatory ones."),
    excluded: z
      .object({
        subjects: z.array(z.string()).describe('What it must not be about.'),
        levels: z.array(TrainingLevel),
        formats: z.array(TrainingFormat),
        languages: z.array(Language),
        providers: z.array(z.string()),
      })
      .describe('What was ruled out.'),
  })
  .meta({ id: 'TrainingCriteria' });
export type TrainingCriteria = z.infer<typeof TrainingCriteria>;

export const TrainingCardItem = z
  .object({
    id: z.string(),
    title: z.string().describe("In the user's language where the company has it, else as it is."),
    description: z.string().describe('Shortened.'),
    provider: z.string().nullable(),
    url: z.string().nullable(),
    durationMinutes: z.number().int().nullable(),
    level: TrainingLevel.nullable(),
    format: TrainingFormat.nullable(),
    language: Language.nullable().describe('In which it is given.'),
    skills: z
      .array(z.object({ code: z.string(), label: z.string().describe("In the user's language where there is one.") }))
      .describe('That it builds.'),
    tags: z.array(z.string()),
    parentId: z.string().nullable().describe('The programme that it is a part of.'),
    mandatory: z.boolean().describe('For everybody, or for this user.'),
    bookmarked: z.boolean().describe('By this user.'),
    completedOn: z.string().nullable().describe('When this user completed it.'),
  })
  .meta({ id: 'TrainingCardItem' });
export type TrainingCardItem = z.infer<typeof TrainingCardItem>;

/** The data of a `trainingSuggestionList` card. Its items carry no reasons: one is explained when it is asked for. */
export const TrainingSuggestionList = z
  .object({
    title: z.string(),
    subtitle: z.string().nullable(),
    trainings: z.array(TrainingCardItem).describe('In the order to show.'),
    rationaleContext: z
      .object({
        originalQuery: z.string().describe('What was asked for, in the words of the request.'),
        resolvedQuery: z.string().describe('What was searched for.'),
      })
      .nullable()
      .describe('Of a search: what an explanation of one of them goes by.'),
    criteria: TrainingCriteria.nullable().describe('Of a search: what it went by.'),
    pagination: z
      .object({
        hasMore: z.boolean().describe('Whether asking for more gives further ones.'),
        shownIds: z
          .array(z.string())
          .describe('All that this conversation has shown, these included, the latest last.'),
      })
      .nullable()
      .describe('Of a search: where it stands.'),
  })
  .meta({ id: 'TrainingSuggestionList' });
export type TrainingSuggestionList = z.infer<typeof TrainingSuggestionList>;
