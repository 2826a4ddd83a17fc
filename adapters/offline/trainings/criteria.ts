import { z } from 'zod';
import type { TrainingCriteria } from '../../../contracts/training-card.ts';
import { offlineTask } from '../offline-task.ts';
import { type Taken, type Taking, taking } from '../reading/taking.ts';
import { takeLength } from './durations.ts';
import { subjectIn } from './subject.ts';
import { FORMATS, LANGUAGES, LEVELS, MANDATORY, TRAINING_NOUNS } from './words.ts';

const anywhere = (sources: string | readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${typeof sources === 'string' ? sources : sources.join('|')})(?!\\w)`, 'g');

const compiled = <Name extends string>(patterns: Readonly<Record<Name, string | readonly string[]>>) =>
  (Object.entries(patterns) as [Name, string | readonly string[]][]).map(
    ([name, sources]) => [name, anywhere(sources)] as const,
  );

const LEVEL = compiled(LEVELS);
const FORMAT = compiled(FORMATS);
const LANGUAGE = compiled(LANGUAGES);
const IS_MANDATORY = anywhere(MANDATORY);

/** Up to the next stop or "but". */
const CLAUSE = '([^,.;!?|()]{1,60}?)(?= (?:but|and not|mais|aber|pero)\\b|[,.;!?|()]|$)';
const HOW = `(?:${[...Object.values(FORMATS), ...Object.values(LEVELS)].flat().join('|')})`;
const AFTER_NOUN = `(?<=(?:${TRAINING_NOUNS}|,) )`;

/** What opens that which is not wanted. A bare "not" or "without" says so only beside a criterion or a training. */
const RULED_OUT = new RegExp(
  `(?<![\\w'-])(?:${[
    "nothing|not(?= (?:about|on|for|in|the)\\b)|except(?: for)?|excluding|other than|anything but|avoiding|(?:i )?(?:do not|don't) (?:want|like|need)(?: to)?(?: an?| any)?",
    `(?:but |and |, ?)not?|(?:not?|non)(?= ${HOW})|${AFTER_NOUN}without`,
    "sauf|excepte|a l'exception d[eu']|autres? que|rien|(?:je ne (?:veux|souhaite) )?pas(?= (?:de|d'|du|des|en|sur|pour)\\b)|(?:mais|et|,) ?(?:pas|non|ni)",
    `pas(?= ${HOW})|${AFTER_NOUN}sans|hors(?= ${HOW})`,
    'ausser|(?:aber )?kein(?:e[nmrs]?)?|nichts|(?:aber )?nicht(?= (?:uber|zu|in|fur|auf|als)\\b)',
    `(?:aber )?nicht(?= ${HOW})|${AFTER_NOUN}ohne`,
    'excepto|salvo|nada|(?:pero|y|,) ?no|no(?= (?:quiero|sobre|en|para)\\b)',
    `no(?= ${HOW})|${AFTER_NOUN}sin`,
  ].join('|')}) ${CLAUSE}`,
  'dg',
);

const QUOTED = '"([^"|]{1,80})"';
const PROVIDER = new RegExp(
  `(?:(?:from|by|of|du|de|par|vom|von|del) )?(?:the |le |la |dem |el )?(?:provider|fournisseur|prestataire|organisme|anbieter|proveedor):? (?:${QUOTED}|([\\w&.-]{2,40}))`,
  'dg',
);
const SKILL = new RegExp(
  `(?:(?:the|my|la|ma|les|mes|die|meine) )?(?:skills?|competences?|fahigkeit(?:en)?|kompetenz(?:en)?|habilidad(?:es)?|competencias?) (?:(?:called|named|of|nommee?|appelee?|namens|llamad[oa]) )?:? ?${QUOTED}`,
  'dg',
);

const values = <Name extends string>(text: Taking, patterns: readonly (readonly [Name, RegExp])[]): Name[] =>
  patterns.filter(([, pattern]) => text.take(pattern).length > 0).map(([name]) => name);

const written = (matches: readonly Taken[]): string[] => matches.map((match) => match.written.trim());

const excludedIn = (text: Taking): TrainingCriteria['excluded'] => {
  const excluded: TrainingCriteria['excluded'] = {
    subjects: [],
    levels: [],
    formats: [],
    languages: [],
    providers: [],
  };
  for (const match of text.take(RULED_OUT)) {
    const clause = taking(match.written);
    excluded.providers.push(...written(clause.take(PROVIDER)));
    excluded.levels.push(...values(clause, LEVEL));
    excluded.formats.push(...values(clause, FORMAT));
    excluded.languages.push(...values(clause, LANGUAGE));
    const subjects = subjectIn(clause).split(/\s+(?:or|and|nor|ou|et|ni|oder|und|o|y|ni)\s+/);
    excluded.subjects.push(...subjects.filter((subject) => subject !== ''));
  }
  return excluded;
};

/** What a request for trainings asks for, by rules over its words in four languages. */
export const readCriteria = (query: string): TrainingCriteria => {
  const text = taking(query.replaceAll(/[«»“”„]/g, '"'));
  const length = takeLength(text) ?? { minMinutes: null, maxMinutes: null };
  const excluded = excludedIn(text);
  const providers = written(text.take(PROVIDER));
  const skills = written(text.take(SKILL));
  const languages = values(text, LANGUAGE);
  const formats = values(text, FORMAT);
  const levels = values(text, LEVEL);
  const mandatoryOnly = text.take(IS_MANDATORY).length > 0;
  return {
    subject: subjectIn(text),
    levels,
    formats,
    languages,
    providers,
    skills,
    ...length,
    mandatoryOnly,
    excluded,
  };
};

const CriteriaInput = z.object({ query: z.string() });

export const trainingCriteria = offlineTask<z.infer<typeof CriteriaInput>>({
  kind: 'structured',
  id: 'trainings.criteria',
  input: CriteriaInput,
  run: ({ query }) => readCriteria(query),
});
