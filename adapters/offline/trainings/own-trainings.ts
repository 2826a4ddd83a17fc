import { z } from 'zod';
import { phrase } from '../reading/phrases.ts';

/** The user's own trainings, by the profile's sections. */
export type OwnTrainings = 'mandatory' | 'bookmarked' | 'completed';

export const SELECTOR: Readonly<Record<OwnTrainings, string>> = {
  mandatory: 'need_mandatory_trainings',
  bookmarked: 'need_bookmarks',
  completed: 'need_training_history',
};

const MINE = phrase(
  "my|mine|i|i've|for me|mon|ma|mes|je|j'ai|pour moi|mein\\w{0,2}|ich|fur mich|mis?|yo|he|tengo|debo",
);

const ASKED: Readonly<Record<OwnTrainings, RegExp>> = {
  mandatory: phrase(
    'mandatory|compulsory|required|obligatoires?|verpflichtend\\w{0,2}|pflicht\\w{0,12}|obligatori[oa]s?',
  ),
  bookmarked: phrase(
    'bookmark(?:s|ed)?|saved|favou?rites?|favoris?|favorites|enregistree?s|sauvegardee?s|gespeichert\\w{0,2}|gemerkt\\w{0,2}|favoriten|guardad[oa]s|favorit[oa]s',
  ),
  completed: phrase(
    'completed|finished|done|taken|training history|suivies?|terminee?s|effectuee?s|abgeschlossen\\w{0,2}|absolviert\\w{0,2}|besucht\\w{0,2}|completad[oa]s|terminad[oa]s|realizad[oa]s|hech[oa]s',
  ),
};

/** Which of their own trainings a folded message asks for, if it does. */
export const ownTrainings = (folded: string): OwnTrainings | undefined =>
  MINE.test(folded)
    ? (['mandatory', 'bookmarked', 'completed'] as const).find((kind) => ASKED[kind].test(folded))
    : undefined;

const Read = z.object({
  mandatory_training_ids: z.array(z.string()).optional(),
  bookmarks: z.array(z.object({ kind: z.string(), id: z.string() })).optional(),
  training_history: z.array(z.object({ trainingId: z.string() })).optional(),
});

/** The ids in what the profile tool gave; `undefined` where that cannot be read. */
export const idsIn = (content: string): string[] | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return undefined;
  }
  const { data } = Read.safeParse(json);
  return (
    data && [
      ...(data.mandatory_training_ids ?? []),
      ...(data.bookmarks ?? []).filter(({ kind }) => kind === 'training').map(({ id }) => id),
      ...(data.training_history ?? []).map(({ trainingId }) => trainingId),
    ]
  );
};
