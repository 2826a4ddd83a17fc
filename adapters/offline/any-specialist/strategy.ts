import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import { isClarification } from '../chat/clarification.ts';
import type { OfferedTool, Strategy } from '../chat/strategy.ts';
import { fold } from '../reading/fold.ts';
import { isClosing, isThanks } from '../reading/moves.ts';
import { shown } from '../reading/shown.ts';

const Parameters = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown() })).default({}),
  required: z.array(z.string()).default([]),
});

/** The one parameter that must be given, where that is a text. */
const onlyText = (tool: OfferedTool): string | undefined => {
  const { data } = Parameters.safeParse(tool.parameters);
  const [name, ...others] = data?.required ?? [];
  return name !== undefined && others.length === 0 && data?.properties[name]?.type === 'string' ? name : undefined;
};

interface Words {
  readonly closing: string;
  readonly found: string;
  readonly failed: string;
  readonly nothing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    closing: 'All right. Take care, and come back whenever you like.',
    found: 'Here is what I found:',
    failed: 'I could not look that up just now. Please try again in a moment.',
    nothing: 'I work with fixed rules here and have no answer to that. Could you say in one sentence what you need?',
  },
  fr: {
    closing: 'Entendu. À bientôt, quand vous le souhaiterez.',
    found: "Voici ce que j'ai trouvé :",
    failed: "Je n'ai pas pu faire cette recherche pour le moment. Veuillez réessayer dans un instant.",
    nothing:
      "Je fonctionne ici avec des règles fixes et n'ai pas de réponse à cela. Pouvez-vous dire en une phrase ce qu'il vous faut ?",
  },
  de: {
    closing: 'In Ordnung. Alles Gute, und kommen Sie jederzeit wieder.',
    found: 'Das habe ich gefunden:',
    failed: 'Das konnte ich gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
    nothing:
      'Ich arbeite hier mit festen Regeln und habe darauf keine Antwort. Können Sie in einem Satz sagen, was Sie brauchen?',
  },
  es: {
    closing: 'De acuerdo. Cuídese y vuelva cuando quiera.',
    found: 'Esto es lo que he encontrado:',
    failed: 'No he podido consultarlo ahora mismo. Inténtelo de nuevo en un momento.',
    nothing: 'Aquí trabajo con reglas fijas y no tengo respuesta a eso. ¿Puede decir en una frase qué necesita?',
  },
};

const LONGEST_RESULT = 1_500;

/** A specialist without rules of its own: it hands the message to its one tool, if that wants a text, and tells the result. */
export const anySpecialist: Strategy = ({ ctx, message, results, tools }) => {
  const words = WORDS[ctx.language];
  const folded = fold(message);
  if (isClosing(folded) || isThanks(folded)) return { text: words.closing };
  const result = results.at(-1);
  if (result?.failed) return { text: words.failed };
  if (result) return { text: `${words.found}\n\n${shown(result.content, LONGEST_RESULT) || words.nothing}` };
  const [tool, ...others] = tools.filter((offered) => !isClarification(offered));
  const parameter = tool && others.length === 0 ? onlyText(tool) : undefined;
  if (tool && parameter) return { call: { name: tool.name, args: { [parameter]: message } } };
  return { text: words.nothing };
};
