import type { Language } from '../../contracts/chat.ts';
import { shortened } from '../../contracts/text.ts';

interface TrainingTexts {
  /** Heads a list; the subject is empty where none was told. */
  readonly heading: (subject: string) => string;
  /** Heads a list that was put together by ids. */
  readonly chosen: string;
  readonly found: (count: number, hasMore: boolean) => string;
  readonly none: (subject: string, narrowed: boolean) => string;
  readonly noMore: string;
  /** There is nothing to search for. */
  readonly whatToLearn: string;
  readonly noPlan: string;
}

const TEXTS: Readonly<Record<Language, TrainingTexts>> = {
  en: {
    heading: (subject) => (subject ? `Trainings on “${subject}”` : 'Trainings for you'),
    chosen: 'Trainings',
    found: (count, hasMore) =>
      `${count === 1 ? 'Here is one training that fits.' : `Here are ${count} trainings that fit, the best first.`}${hasMore ? ' Ask for more to see others.' : ''}`,
    none: (subject, narrowed) =>
      `I found no training ${subject ? `on “${subject}” ` : ''}that fits${narrowed ? ' all of your criteria. Which of them could be wider?' : '. Could you say it in other words?'}`,
    noMore: 'There are no further trainings for this search. Tell me what to change, and I will look again.',
    whatToLearn: 'What would you like to learn? A subject or a skill is enough to start with.',
    noPlan: 'I cannot lay out a whole learning plan yet. These trainings are a start for one.',
  },
  fr: {
    heading: (subject) => (subject ? `Formations sur « ${subject} »` : 'Formations pour vous'),
    chosen: 'Formations',
    found: (count, hasMore) =>
      `${count === 1 ? 'Voici une formation qui convient.' : `Voici ${count} formations qui conviennent, les meilleures d'abord.`}${hasMore ? " Demandez-en plus pour en voir d'autres." : ''}`,
    none: (subject, narrowed) =>
      `Je n'ai trouvé aucune formation ${subject ? `sur « ${subject} » ` : ''}qui corresponde${narrowed ? ' à tous vos critères. Lequel peut être élargi ?' : ". Pouvez-vous le dire avec d'autres mots ?"}`,
    noMore:
      "Il n'y a pas d'autres formations pour cette recherche. Dites-moi ce qu'il faut changer et je chercherai encore.",
    whatToLearn: "Qu'aimeriez-vous apprendre ? Un sujet ou une compétence suffit pour commencer.",
    noPlan: 'Je ne peux pas encore établir un plan de formation complet. Ces formations peuvent en être le début.',
  },
  de: {
    heading: (subject) => (subject ? `Schulungen zu „${subject}“` : 'Schulungen für Sie'),
    chosen: 'Schulungen',
    found: (count, hasMore) =>
      `${count === 1 ? 'Hier ist eine passende Schulung.' : `Hier sind ${count} passende Schulungen, die besten zuerst.`}${hasMore ? ' Fragen Sie nach mehr, um weitere zu sehen.' : ''}`,
    none: (subject, narrowed) =>
      `Ich habe keine Schulung ${subject ? `zu „${subject}“ ` : ''}gefunden, die passt${narrowed ? ' und alle Ihre Kriterien erfüllt. Welches davon darf weiter gefasst sein?' : '. Können Sie es mit anderen Worten sagen?'}`,
    noMore:
      'Zu dieser Suche gibt es keine weiteren Schulungen. Sagen Sie mir, was sich ändern soll, dann suche ich noch einmal.',
    whatToLearn: 'Was möchten Sie lernen? Ein Thema oder eine Fähigkeit genügt für den Anfang.',
    noPlan: 'Einen ganzen Lernplan kann ich noch nicht aufstellen. Diese Schulungen sind ein Anfang dafür.',
  },
  es: {
    heading: (subject) => (subject ? `Formaciones sobre «${subject}»` : 'Formaciones para usted'),
    chosen: 'Formaciones',
    found: (count, hasMore) =>
      `${count === 1 ? 'Aquí tiene una formación adecuada.' : `Aquí tiene ${count} formaciones adecuadas, las mejores primero.`}${hasMore ? ' Pida más para ver otras.' : ''}`,
    none: (subject, narrowed) =>
      `No he encontrado ninguna formación ${subject ? `sobre «${subject}» ` : ''}que encaje${narrowed ? ' con todos sus criterios. ¿Cuál de ellos puede ser más amplio?' : '. ¿Puede decirlo con otras palabras?'}`,
    noMore: 'No hay más formaciones para esta búsqueda. Dígame qué cambiar y volveré a buscar.',
    whatToLearn: '¿Qué le gustaría aprender? Un tema o una competencia basta para empezar.',
    noPlan: 'Todavía no puedo preparar un plan de aprendizaje completo. Estas formaciones son un comienzo.',
  },
};

export const trainingTexts = (language: Language): TrainingTexts => TEXTS[language];

/** A subject in a sentence: short, and nothing that could be read as markup. */
export const namedSubject = (subject: string): string =>
  shortened(
    subject
      .replace(/[<>()[\]{}*_`|\\«»“”„]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    80,
  );
