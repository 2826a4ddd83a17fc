import type { Language } from '../../../contracts/chat.ts';
import { askFor, clarificationIn } from '../chat/clarification.ts';
import type { Reply, Situation, Strategy } from '../chat/strategy.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { afterCourtesy, isClosing, isOnlyCourtesy, isThanks } from '../reading/moves.ts';
import { isUnspecifiedTask, isWorkTask } from '../reading/task-words.ts';
import { speaksOfWork } from '../reading/work-words.ts';

const TOOL = 'task_helper_tool';

interface Words {
  readonly closing: string;
  readonly whichTask: string;
  /** They would rather not say which task it is. */
  readonly leftOpen: string;
  readonly failed: string;
  readonly noTool: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    closing: 'All right. Good luck with it!',
    whichTask: 'Happy to help. Which task is it, and what should the result be?',
    leftOpen: 'No problem. Send me the task in a sentence whenever you like, and I will help with it.',
    failed: 'I could not write the guidance just now. Please send your task again in a moment.',
    noTool: 'I cannot write guidance for a task here at the moment. Which part of it is the most urgent for you?',
  },
  fr: {
    closing: 'Entendu. Bonne continuation !',
    whichTask: "Volontiers. De quelle tâche s'agit-il, et quel résultat souhaitez-vous ?",
    leftOpen: 'Pas de souci. Envoyez-moi la tâche en une phrase quand vous le souhaiterez, et je vous aiderai.',
    failed: "Je n'ai pas pu rédiger les conseils pour le moment. Veuillez renvoyer votre tâche dans un instant.",
    noTool:
      'Je ne peux pas rédiger de conseils pour une tâche ici pour le moment. Quelle partie est la plus urgente pour vous ?',
  },
  de: {
    closing: 'In Ordnung. Viel Erfolg damit!',
    whichTask: 'Gern. Um welche Aufgabe geht es, und was soll dabei herauskommen?',
    leftOpen: 'Kein Problem. Schicken Sie mir die Aufgabe in einem Satz, wann immer Sie möchten, und ich helfe Ihnen.',
    failed: 'Ich konnte die Hinweise gerade nicht schreiben. Bitte senden Sie Ihre Aufgabe gleich noch einmal.',
    noTool:
      'Ich kann hier im Moment keine Hinweise zu einer Aufgabe schreiben. Welcher Teil ist für Sie am dringendsten?',
  },
  es: {
    closing: 'De acuerdo. ¡Mucha suerte con ello!',
    whichTask: 'Con gusto. ¿De qué tarea se trata y qué resultado busca?',
    leftOpen: 'No hay problema. Envíeme la tarea en una frase cuando quiera y le ayudaré.',
    failed: 'No he podido redactar la ayuda ahora mismo. Vuelva a enviar su tarea en un momento.',
    noTool: 'Aquí no puedo redactar ayuda para una tarea en este momento. ¿Qué parte le corre más prisa?',
  },
};

/** Outside an answer, shorter messages than this leave open what is wanted. */
const FEW_WORDS = 3;

const LONGEST_QUESTION = 20_000;

/** The task that an answer belongs to: what the user asked before the assistant asked back. */
const taskBefore = ({ earlier }: Situation): string | undefined =>
  earlier.findLast(({ role, text }) => role === 'user' && isWorkTask(fold(text)))?.text;

const askedBack = ({ earlier }: Situation): boolean => earlier.at(-1)?.text.includes('?') ?? false;

/** Guidance for a task in the user's own words, where that can be written. */
const guidance = ({ ctx, tools }: Situation, ...told: readonly string[]): Reply => {
  if (!tools.some(({ name }) => name === TOOL)) return { text: WORDS[ctx.language].noTool };
  const question = told.join('\n\n').slice(0, LONGEST_QUESTION).toWellFormed();
  return { call: { name: TOOL, args: { user_question: question } } };
};

/**
 * One concrete task goes to the guidance tool, with what was told of it. Of an unspecified one, what is missing is asked once:
 * as an action where the caller can answer in the middle of a turn, else in words. A skipped question is not asked again.
 */
export const taskHelper: Strategy = (situation) => {
  const { ctx, message, results, tools } = situation;
  const words = WORDS[ctx.language];
  const folded = fold(message);
  if (results.some(({ tool }) => tool === TOOL)) return { text: words.failed };
  if (isClosing(folded) || isThanks(folded)) return { text: words.closing };

  const matter = afterCourtesy(folded);
  const answersBack = askedBack(situation);
  const task = answersBack && !isWorkTask(matter) ? taskBefore(situation) : undefined;
  const told = !isOnlyCourtesy(folded) && (answersBack || (speaksOfWork(matter) && wordsOf(matter).length > FEW_WORDS));
  const concrete = (task !== undefined || isWorkTask(matter) || told) && !isUnspecifiedTask(matter);

  const clarified = clarificationIn(results);
  if (clarified && clarified.answers.length === 0) return { text: words.leftOpen };
  if (clarified) return guidance(situation, ...(concrete ? [message] : []), ...clarified.answers);
  if (!concrete) return results.length > 0 ? { text: words.whichTask } : askFor(words.whichTask, tools);
  return task === undefined ? guidance(situation, message) : guidance(situation, task, message);
};
