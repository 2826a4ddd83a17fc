import type { Language } from '../../contracts/chat.ts';

type Text = Readonly<Record<Language, string>>;

/** Asks which of several objectives is meant. */
export const WHICH_OBJECTIVE: Text = {
  en: 'Which of your objectives do you mean?',
  fr: 'De quel objectif parlez-vous ?',
  de: 'Welches Ihrer Ziele meinen Sie?',
  es: '¿A cuál de sus objetivos se refiere?',
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
  fr: { due: 'échéance', undated: 'sans échéance', archived: 'archivé' },
  de: { due: 'fällig am', undated: 'ohne Termin', archived: 'archiviert' },
  es: { due: 'vence el', undated: 'sin fecha', archived: 'archivado' },
};
