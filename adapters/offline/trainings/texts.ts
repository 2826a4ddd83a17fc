import type { Language } from '../../../contracts/chat.ts';
import type { OwnTrainings } from './own-trainings.ts';

interface Words {
  readonly closing: string;
  readonly failed: string;
  readonly noTool: string;
  readonly whatToLearn: string;
  /** They would rather not say what. */
  readonly leftOpen: string;
  readonly notOffered: string;
  readonly title: Readonly<Record<OwnTrainings, string>>;
  readonly noneRecorded: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    closing: 'All right. Enjoy learning!',
    failed: 'I could not look for trainings just now. Please try again in a moment.',
    noTool: 'I cannot search the trainings here at the moment.',
    whatToLearn: 'What would you like to learn? A subject or a skill is enough.',
    leftOpen: 'No problem. Tell me a subject whenever you like, and I will look for trainings.',
    notOffered: 'These trainings are not in the catalogue any more.',
    title: {
      mandatory: 'Your mandatory trainings',
      bookmarked: 'Your bookmarked trainings',
      completed: 'Trainings that you have completed',
    },
    noneRecorded: 'None is recorded in your profile.',
  },
  fr: {
    closing: 'Entendu. Bon apprentissage !',
    failed: "Je n'ai pas pu chercher de formations pour le moment. Veuillez réessayer dans un instant.",
    noTool: 'Je ne peux pas chercher de formations ici pour le moment.',
    whatToLearn: "Qu'aimeriez-vous apprendre ? Un sujet ou une compétence suffit.",
    leftOpen: 'Pas de souci. Donnez-moi un sujet quand vous le souhaiterez, et je chercherai des formations.',
    notOffered: 'Ces formations ne sont plus au catalogue.',
    title: {
      mandatory: 'Vos formations obligatoires',
      bookmarked: 'Vos formations enregistrées',
      completed: 'Les formations que vous avez suivies',
    },
    noneRecorded: "Votre profil n'en contient aucune.",
  },
  de: {
    closing: 'In Ordnung. Viel Freude beim Lernen!',
    failed: 'Ich konnte gerade nicht nach Schulungen suchen. Bitte versuchen Sie es gleich noch einmal.',
    noTool: 'Ich kann hier im Moment nicht nach Schulungen suchen.',
    whatToLearn: 'Was möchten Sie lernen? Ein Thema oder eine Fähigkeit genügt.',
    leftOpen: 'Kein Problem. Nennen Sie mir ein Thema, wann immer Sie möchten, dann suche ich Schulungen.',
    notOffered: 'Diese Schulungen stehen nicht mehr im Katalog.',
    title: {
      mandatory: 'Ihre Pflichtschulungen',
      bookmarked: 'Ihre gemerkten Schulungen',
      completed: 'Schulungen, die Sie abgeschlossen haben',
    },
    noneRecorded: 'In Ihrem Profil steht keine.',
  },
  es: {
    closing: 'De acuerdo. ¡Que disfrute aprendiendo!',
    failed: 'No he podido buscar formaciones ahora mismo. Inténtelo de nuevo en un momento.',
    noTool: 'Aquí no puedo buscar formaciones en este momento.',
    whatToLearn: '¿Qué le gustaría aprender? Un tema o una competencia basta.',
    leftOpen: 'No hay problema. Dígame un tema cuando quiera y buscaré formaciones.',
    notOffered: 'Estas formaciones ya no están en el catálogo.',
    title: {
      mandatory: 'Sus formaciones obligatorias',
      bookmarked: 'Sus formaciones guardadas',
      completed: 'Formaciones que ha completado',
    },
    noneRecorded: 'En su perfil no consta ninguna.',
  },
};
