import type { Language } from '../../contracts/chat.ts';

type Text = Readonly<Record<Language, string>>;

/** Asks which of several objectives is meant. */
export const WHICH_OBJECTIVE: Text = {
  en: 'Which of your objectives do you mean?',
  fr: 'De quel objectif parlez-vous ?',
  de: 'Welches Ihrer Ziele meinen Sie?',
  es: '¿A cuál de sus objetivos se refiere?',
};

/** Goes on from that question where a list cannot show all of them. */
export const MORE_OBJECTIVES: Readonly<Record<Language, (shown: number, more: number) => string>> = {
  en: (shown, more) =>
    `${shown} are shown here, and there are ${more} more: if yours is missing, skip and tell me its title.`,
  fr: (shown, more) =>
    `En voici ${shown} ; il y en a ${more} de plus : si le vôtre n'y est pas, passez la question et donnez-moi son titre.`,
  de: (shown, more) =>
    `Hier sehen Sie ${shown}, es gibt noch ${more} weitere: Fehlt Ihres, überspringen Sie die Frage und nennen Sie mir den Titel.`,
  es: (shown, more) => `Aquí ve ${shown} y hay ${more} más: si el suyo no está, omita la pregunta y dígame su título.`,
};

/** Ends a request whose objective was not chosen. */
export const NO_OBJECTIVE_CHOSEN: Text = {
  en: "All right, no objective was chosen, so I'll leave it there. Tell me which one you mean whenever you want to go on.",
  fr: "Très bien, aucun objectif n'a été choisi : j'en reste là. Dites-moi duquel il s'agit quand vous voudrez continuer.",
  de: 'In Ordnung, es wurde kein Ziel gewählt, ich belasse es dabei. Nennen Sie mir das Ziel, wenn Sie weitermachen möchten.',
  es: 'De acuerdo, no se ha elegido ningún objetivo, así que lo dejo aquí. Dígame a cuál se refiere cuando quiera continuar.',
};

/** What tells apart objectives of the same title. */
export const DUE: Readonly<
  Record<Language, { readonly due: string; readonly undated: string; readonly archived: string }>
> = {
  en: { due: 'due', undated: 'no due date', archived: 'archived' },
  fr: { due: 'échéance le', undated: 'sans échéance', archived: 'archivé' },
  de: { due: 'fällig am', undated: 'ohne Termin', archived: 'archiviert' },
  es: { due: 'vence el', undated: 'sin fecha', archived: 'archivado' },
};
