import type { Language } from '../../contracts/chat.ts';
import { foldForSearch } from '../../ports/literal-search.ts';
import type { Availabilities, CapabilityId } from './capabilities.ts';

/** What the known categories ask for. */
export type CategoryKind = 'training' | 'opportunity' | 'colleague' | 'practice' | 'profile' | 'coaching' | 'task';

interface Category {
  /** As frontends show it, and as tasks are told of it. */
  readonly name: string;
  /** As frontends in each language may write it, small words apart; words with `|` between them stand for one another. */
  readonly written: Readonly<Record<Language, readonly string[]>>;
  /** Any of these serves it. */
  readonly needs: readonly CapabilityId[];
}

const COACHING_NEEDS = ['career_guidance', 'profile_analysis'] as const;

const CATEGORIES: Readonly<Record<CategoryKind, Category>> = {
  training: {
    name: 'Find a Training',
    written: {
      en: ['find|search training|trainings|course|courses'],
      fr: ['trouver|trouvez|chercher|rechercher formation|formations|cours'],
      de: ['finden|finde|suchen weiterbildung|weiterbildungen|training|trainings|schulung|schulungen|kurs|kurse'],
      es: ['encontrar|buscar|encuentra|busca formacion|formaciones|curso|cursos|capacitacion'],
    },
    needs: ['learning'],
  },
  opportunity: {
    name: 'Find an Opportunity',
    written: {
      en: ['find|search opportunity|opportunities', 'find|search internal opportunity|opportunities'],
      fr: ['trouver|trouvez|chercher|rechercher opportunite|opportunites', 'trouver|chercher opportunite interne'],
      de: ['finden|finde|suchen chance|chancen|gelegenheit|moglichkeit|stelle|stellen|opportunitat'],
      es: ['encontrar|buscar|encuentra|busca oportunidad|oportunidades'],
    },
    needs: ['opportunities'],
  },
  colleague: {
    name: 'Find a Colleague',
    written: {
      en: ['find|search colleague|colleagues|coworker|coworkers'],
      fr: ['trouver|trouvez|chercher|rechercher collegue|collegues'],
      de: ['finden|finde|suchen kollege|kollegen|kollegin|kolleginnen'],
      es: [
        'encontrar|buscar|encuentra|busca companero|companera|companeros|colega|colegas',
        'encontrar|buscar companero trabajo',
      ],
    },
    needs: ['colleagues'],
  },
  practice: {
    name: 'Practice a Conversation',
    written: {
      en: ['practice|practise conversation|conversations'],
      fr: [
        'pratiquer|entrainer|repeter|exercer|simuler conversation|entretien|dialogue',
        'entrainer s conversation',
        'exercer s conversation',
      ],
      de: ['uben|ube|trainieren gesprach|gesprache|unterhaltung'],
      es: ['practicar|ensayar|practica conversacion|conversaciones'],
    },
    needs: ['role_play'],
  },
  profile: {
    name: 'Analyze my Profile',
    written: {
      en: ['analyze|analyse|review profile', 'profile analysis'],
      fr: ['analyser|analysez profil', 'analyse profil'],
      de: ['analysieren|analysiere profil', 'profilanalyse', 'profil analyse'],
      es: ['analizar|analiza perfil', 'analisis perfil'],
    },
    needs: ['profile_analysis'],
  },
  coaching: {
    name: 'Get Coaching',
    written: {
      en: ['get|receive coaching', 'coaching'],
      fr: [
        'obtenir|recevoir|beneficier coaching|accompagnement',
        'faire coacher|accompagner',
        'faire se coacher|accompagner',
      ],
      de: ['erhalten|bekommen coaching', 'coaching', 'coachen lassen', 'sich coachen lassen'],
      es: ['obtener|recibir|recibe coaching|orientacion|acompanamiento'],
    },
    needs: COACHING_NEEDS,
  },
  task: {
    name: 'Get Help with a Task',
    written: {
      en: ['get help task|tasks', 'help task|tasks'],
      fr: ['obtenir|recevoir aide tache|taches', 'aide tache|taches', 'obtenir|recevoir aide accomplir tache'],
      de: ['hilfe aufgabe|aufgaben', 'erhalten|bekommen|holen hilfe aufgabe|aufgaben'],
      es: ['obtener|recibir ayuda tarea|tareas', 'ayuda tarea|tareas'],
    },
    needs: ['work_tasks'],
  },
};

/** Words that make no difference between two names of a category, in any of the four languages; folded. */
const SMALL_WORDS = new Set(
  (
    'a an the my with for of un une le la les l d de du des mon ma mes avec pour sur a ein eine einen einem einer der die das den ' +
    'dem mein meine meinen meinem bei mit fur zu zur una el los las mi mis con para en tu su'
  ).split(' '),
);

/** Names with the same words are the same: case, accents, signs, their order and small words do not count. */
const foldedName = (name: string): string =>
  foldForSearch(name)
    .split(/[\s_\-'’]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .sort()
    .join(' ');

/** All that "find|search course|courses" stands for. */
const expanded = (pattern: string): string[] =>
  pattern
    .split(' ')
    .reduce<string[]>(
      (starts, words) => starts.flatMap((start) => words.split('|').map((word) => `${start} ${word}`)),
      [''],
    );

const KIND_OF_NAME: ReadonlyMap<string, CategoryKind> = new Map(
  (Object.entries(CATEGORIES) as [CategoryKind, Category][]).flatMap(([kind, { name, written }]) =>
    [name, ...Object.values(written).flat().flatMap(expanded)].map((one): [string, CategoryKind] => [
      foldedName(one),
      kind,
    ]),
  ),
);

/** What suggestions keep to. */
export interface Focus {
  readonly category: string | null;
  readonly categoryKind: CategoryKind | 'free' | null;
}

const focusOn = (kind: CategoryKind): Focus => ({ category: CATEGORIES[kind].name, categoryKind: kind });

/**
 * A category is known by its name in any of the four languages, whatever the language of the request. A known one whose capability the company has disabled becomes coaching where career guidance or profile analysis is
 * available, else nothing: the remaining capabilities are then used. One of unknown availability stays as asked for, and so
 * does a category that is not known, in the caller's words.
 */
export const focusOf = (category: string | undefined, known: Availabilities): Focus => {
  if (category === undefined) return { category: null, categoryKind: null };
  const kind = KIND_OF_NAME.get(foldedName(category));
  if (!kind) return { category, categoryKind: 'free' };
  if (CATEGORIES[kind].needs.some((need) => known[need] !== 'unavailable')) return focusOn(kind);
  if (COACHING_NEEDS.some((need) => known[need] === 'available')) return focusOn('coaching');
  return { category: null, categoryKind: null };
};
