import type { Taking } from '../reading/taking.ts';
import { SHORT, TRAINING_NOUNS } from './words.ts';

/** How long a training takes, in minutes. */
export interface Length {
  readonly minMinutes: number | null;
  readonly maxMinutes: number | null;
}

const NUMBER =
  '(\\d{1,4}(?:[.,]\\d)?|half an?|an?|one|two|three|four|five|six|eight|ten|une?|deux|trois|quatre|cinq|six|huit|dix|einer?n?|zwei|drei|vier|funf|sechs|acht|zehn|un[oa]?|dos|tres|cuatro|cinco|seis|ocho|diez|une demi|une demie|einer? halben?|media)';
const UNIT =
  '(minutes?|mins?|minuten?|minutos?|hours?|hrs?|h|heures?|stunden?|horas?|half[- ]days?|demi-journees?|days?|jours?|journees?|tage?n?|dias?|weeks?|semaines?|wochen?|semanas?)\\b(?: and a half| et demie?)?';

const WORD_NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  deux: 2,
  zwei: 2,
  dos: 2,
  three: 3,
  trois: 3,
  drei: 3,
  tres: 3,
  four: 4,
  quatre: 4,
  vier: 4,
  cuatro: 4,
  five: 5,
  cinq: 5,
  funf: 5,
  cinco: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  eight: 8,
  huit: 8,
  acht: 8,
  ocho: 8,
  ten: 10,
  dix: 10,
  zehn: 10,
  diez: 10,
};

/** A working day is eight hours, a week five days. */
const minutesPer = (unit: string): number => {
  if (/^min/.test(unit)) return 1;
  if (/^(?:half|demi)/.test(unit)) return 240;
  if (/^(?:h|stund)/.test(unit)) return 60;
  if (/^(?:day|jour|tag|dia)/.test(unit)) return 480;
  return 2_400;
};

const minutes = (number: string, unit: string): number => {
  const half = /half|demi|halb|media/.test(number);
  const count = half ? 0.5 : (WORD_NUMBERS[number] ?? (/^\d/.test(number) ? Number(number.replace(',', '.')) : 1));
  return Math.min(1_000_000, Math.max(1, Math.round(count * minutesPer(unit))));
};

const pattern = (source: string) => new RegExp(`\\b${source}`, 'g');
const BETWEEN = pattern(
  `(?:between|from|entre|de|zwischen|von)? ?${NUMBER} ?(?:${UNIT} )?(?:and|to|-|et|a|und|bis|y) ?${NUMBER} ?${UNIT}`,
);
const AT_MOST = pattern(
  `(?:(?:in |that (?:takes?|lasts?) )?(?:under|below|less than|shorter than|no (?:more|longer) than|not (?:more|longer) than|at most|up to|within|max(?:imum)?(?: of)?|i(?:'ve| have)(?: got)?(?: only| just| about)?)|(?:en |de |qui dure(?:nt)? )?(?:moins (?:de|d')|max(?:imum)?|au plus|au maximum|pas plus (?:de|d')|jusqu'a|inferieure?s? a|j'ai)|unter|weniger als|hochstens|maximal|bis zu|nicht langer als|kurzer als|ich habe(?: nur)?|(?:de )?(?:menos de|como maximo|maximo|hasta|no mas de)|tengo(?: solo)?) ?(?:about )?${NUMBER}[- ]?${UNIT}`,
);
const OR_LESS = pattern(
  `${NUMBER}[- ]?${UNIT} (?:or (?:less|shorter|under)|max(?:imum)?|at most|ou moins|au (?:plus|maximum)|oder weniger|hochstens|maximal|o menos|como maximo)\\b`,
);
const AT_LEAST = pattern(
  `(?:at least|more than|longer than|over|min(?:imum)?(?: of)?|au moins|plus (?:de|d')|au minimum|mindestens|langer als|mehr als|uber|al menos|mas de|minimo|como minimo) ?${NUMBER}[- ]?${UNIT}`,
);
/** What can be given a week, say, is no length of a training. */
const PER_WEEK = pattern(
  `(?:i(?:'ve| have)(?: got)?(?: only| just| about)? |j'ai |ich habe |tengo )?${NUMBER}[- ]?${UNIT} ?(?:per|a|each|every|par|pro|je|por|a la|al) (?:days?|weeks?|months?|jours?|semaines?|mois|tag|woche|monat|dia|semana|mes)\\b`,
);
const WITHIN = pattern(`(?:in|en|innerhalb von|dentro de) ${NUMBER}[- ]?${UNIT}`);
/** Of a training, or at the end of a phrase; elsewhere a length belongs to the subject ("the first two weeks as a manager"). */
const ABOUT = pattern(
  `(?:(?:that )?(?:takes?|lasts?|lasting|about|around|of|qui dure(?:nt)?|d'une duree de|environ|d'environ|de|d'|von|etwa|dauert|dura\\w?) ${NUMBER}[- ]?${UNIT}|d'${NUMBER} ?${UNIT}|${NUMBER}-${UNIT}|${NUMBER}[- ]?${UNIT}(?=[- ](?:long |lang\\w{0,2} )?(?:${TRAINING_NOUNS}|workshops?|sessions?|lessons?|videos?|ateliers?)\\b| ?(?:$|[,.;!?|])))`,
);
const VAGUE = pattern(`(?:${SHORT})`);

/** What "short" means, in minutes: a training that fits into half a morning. */
const SHORT_MINUTES = 120;

/** "A two-hour course" may take between half of that and a quarter more. */
const ABOUT_FROM = 0.5;
const ABOUT_TO = 1.25;

const of = (minMinutes: number | null, maxMinutes: number | null): Length => ({ minMinutes, maxMinutes });

/** Takes what a text says of a length, and gives the first of it. */
export const takeLength = (text: Taking): Length | undefined => {
  text.take(PER_WEEK);
  const between = text.take(BETWEEN)[0];
  if (between) {
    const [, low = '', lowUnit, high = '', highUnit = ''] = between;
    return of(minutes(low, lowUnit ?? highUnit), minutes(high, highUnit));
  }
  const least = text.take(AT_LEAST)[0];
  const most = text.take(AT_MOST)[0] ?? text.take(OR_LESS)[0];
  if (least || most) {
    return of(
      least ? minutes(least[1] ?? '', least[2] ?? '') : null,
      most ? minutes(most[1] ?? '', most[2] ?? '') : null,
    );
  }
  const within = text.take(WITHIN)[0];
  if (within) return of(null, minutes(within[1] ?? '', within[2] ?? ''));
  const about = text.take(ABOUT)[0];
  if (about) {
    const [number = '', unit = ''] = about.slice(1).filter((part) => part !== undefined);
    const near = minutes(number, unit);
    return of(Math.max(1, Math.round(near * ABOUT_FROM)), Math.round(near * ABOUT_TO));
  }
  return text.take(VAGUE).length > 0 ? of(null, SHORT_MINUTES) : undefined;
};
