import type { Language } from '../../contracts/chat.ts';

/** Stands over suggestions to which a model gave no title that can be shown. */
export const DEFAULT_TITLE: Readonly<Record<Language, string>> = {
  en: 'Your next steps',
  fr: 'Vos prochaines étapes',
  de: 'Ihre nächsten Schritte',
  es: 'Sus próximos pasos',
};
