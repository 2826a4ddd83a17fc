import type { Language } from '../../contracts/chat.ts';

/** What is said when the user leaves open what nobody may choose for them. */
export const LEFT_OPEN: Readonly<Record<Language, string>> = {
  en: 'No problem, I have left that open and chosen nothing. Tell me when you want to go on with it.',
  fr: "Pas de souci, j'ai laissé cela ouvert et n'ai rien choisi. Dites-moi quand vous voudrez continuer.",
  de: 'Kein Problem, ich habe das offen gelassen und nichts ausgewählt. Sagen Sie mir, wenn Sie damit weitermachen möchten.',
  es: 'No hay problema, lo he dejado abierto y no he elegido nada. Dígame cuándo quiere continuar.',
};
