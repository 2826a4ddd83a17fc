import { type Training, TrainingFormat, TrainingLevel } from '../../../../contracts/catalogue.ts';
import { Language } from '../../../../contracts/chat.ts';
import { type Block, listed, readBlocks } from '../blocks.ts';
import { skillCode, slug } from '../slug.ts';

/**
 * Reads a table of trainings. The cells: English title, French title, settings, provider, skills by their English label,
 * tags, and the id where it is not made of the title. Settings are words in any order: level, format, minutes, the language
 * in which it is given, `mandatory`, `archived`. A programme without minutes takes as long as its parts.
 * @throws Error at a setting that is none of these.
 */
export const readTrainings = (table: string): Training[] => {
  const trainings: Training[] = [];
  let programme: Training | null = null;
  for (const block of readBlocks(table)) {
    const training = trainingOf(block, block.isPart ? (programme?.id ?? null) : null);
    if (!block.isPart) programme = training;
    trainings.push(training);
  }
  return trainings.map((training) => ({ ...training, durationMinutes: minutesOf(training, trainings) }));
};

const trainingOf = ({ cells, english, french }: Block, parentId: string | null): Training => {
  const [title = '', titre = '', settings = '', provider = '', skills, tags, id] = cells;
  return {
    id: id || `trn-${slug(title)}`,
    title,
    description: english,
    translations: { fr: { title: titre, description: french } },
    provider,
    url: `https://${slug(provider)}.example/${slug(title)}`,
    durationMinutes: null,
    level: null,
    format: null,
    language: null,
    skills: listed(skills).map(skillCode),
    tags: listed(tags),
    parentId,
    mandatory: false,
    status: 'active',
    ...settingsOf(settings),
  };
};

const settingsOf = (cell: string): Partial<Training> =>
  Object.assign({}, ...cell.split(' ').filter(Boolean).map(settingOf));

/** Each word that is not a number of minutes, and what it sets. */
const SETTINGS = new Map<string, Partial<Training>>([
  ...TrainingLevel.options.map((level) => [level, { level }] as const),
  ...TrainingFormat.options.map((format) => [format, { format }] as const),
  ...Language.options.map((language) => [language, { language }] as const),
  ['mandatory', { mandatory: true }],
  ['archived', { status: 'archived' }],
]);

const settingOf = (word: string): Partial<Training> => {
  if (/^\d+$/.test(word)) return { durationMinutes: Number(word) };
  const setting = SETTINGS.get(word);
  if (!setting) throw new Error(`No setting of a training: ${word}`);
  return setting;
};

const minutesOf = ({ id, durationMinutes }: Training, trainings: readonly Training[]): number | null => {
  if (durationMinutes !== null) return durationMinutes;
  const parts = trainings.filter(({ parentId }) => parentId === id);
  return parts.length > 0 ? parts.reduce((sum, part) => sum + (part.durationMinutes ?? 0), 0) : null;
};
