import type { Training } from '../../contracts/catalogue.ts';
import type { TrainingCriteria } from '../../contracts/training-card.ts';
import { foldForSearch } from '../../ports/literal-search.ts';

/** Words of a text, folded, between spaces. */
const asWords = (text: string): string => ` ${(foldForSearch(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/**
 * Whether a training is what the user does not want: one by an excluded provider, or about an excluded subject. It is about what
 * its titles, tags and skills name; what a description only mentions does not count.
 */
export const isRuledOut = (
  { title, translations, tags, provider }: Training,
  skillLabels: readonly string[],
  { subjects, providers }: TrainingCriteria['excluded'],
): boolean => {
  if (provider !== null && providers.some((name) => asWords(name) === asWords(provider))) return true;
  const titles = [title, ...Object.values(translations).map((translation) => translation.title)];
  const about = [...titles, ...tags, ...skillLabels].map(asWords);
  return subjects.some((subject) => {
    const words = asWords(subject);
    return words.trim() !== '' && about.some((text) => text.includes(words));
  });
};
