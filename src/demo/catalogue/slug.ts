import { foldForSearch } from '../../../ports/literal-search.ts';

/** `Négociation d'achats` gives `negociation-d-achats`: accents folded, lower case, a hyphen for all the rest. */
export const slug = (text: string): string =>
  foldForSearch(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The code of a demo skill, from its English label. */
export const skillCode = (label: string): string => `sk-${slug(label)}`;

/** The code of a demo job, from its English title. */
export const jobCode = (title: string): string => `job-${slug(title)}`;
