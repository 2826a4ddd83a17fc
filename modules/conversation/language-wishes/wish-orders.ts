import { LANGUAGE_OF_NAME } from './language-names.ts';
import {
  anyWord,
  either,
  language,
  maybe,
  type Part,
  phrase,
  remembered,
  repeated,
  sequence,
  upTo,
} from './phrases.ts';
import type { Verb, WishWords } from './wish-words.ts';

/** How wishes are worded in one language, composed from its words. */
export interface WishOrders {
  /** A wish as it begins a clause: "and can you please answer me in French". Ends with the last word that belongs to it. */
  readonly wish: Part;
  /** The answer in a language, with nobody asked for it; a wish only where a clause begins: "answers in French, please". */
  readonly answer: Part;
  /** The language alone, where it makes the whole sentence: "in French, please", "French please". */
  readonly bare: Part;
  /** The right language after the wrong one: "but in French". */
  readonly instead: Part;
  readonly courtesy: Part;
  readonly joiner: Part;
  /** Begins a wish also where no mark or joiner stands before it: "my French is poor can you …". */
  readonly opens: Part;
  /** Shows that somebody is asked for something. */
  readonly addresses: Part;
  readonly goesOn: Part;
  readonly condition: Part;
  readonly about: Part;
  readonly report: Part;
  readonly selfReport: Part;
  readonly negation: Part;
  readonly subject: Part;
  readonly answering: Part;
}

/** "simply", "simplement", "simplemente": more of them than a table holds. */
const isAdverb = (token: string): boolean => /..(?:[^p]ly|ement|iment|mente)$/.test(token);

const COMMA: Part = anyWord((token) => token === ',');
const MARK: Part = anyWord((token) => token === ',' || token === ':');

/** `preposition` is any of all languages: people mix ("answer auf Deutsch please"). */
export const wishOrders = (words: WishWords, preposition: Part): WishOrders => {
  const slots = new Map<string, Part>();
  const slot = (text: string): Part => {
    const part = slots.get(text) ?? phrase(text, words.enclitics);
    slots.set(text, part);
    return part;
  };
  const order = (...verbs: Verb[]): Part => either(...verbs.map(({ command }) => slot(command)));
  const doing = (...verbs: Verb[]): Part => either(...verbs.map(({ form }) => slot(form)));
  const { reply, write, talk, speak, explain } = words.verbs;
  const verbs = [reply, write, talk, speak, explain];

  const courtesy = slot(words.courtesy);
  const joiner = slot(words.joiner);
  const toMe = slot(words.toMe);
  const how = either(slot(words.manner), anyWord(isAdverb));
  const lead = repeated(either(slot(words.lead), courtesy, joiner, MARK));
  const manner = repeated(either(courtesy, toMe, how, COMMA));
  const filling = repeated(either(courtesy, toMe, how, slot(words.object), COMMA));

  const named = sequence(language, maybe(slot(words.languageNoun)));
  const inLanguage = sequence(preposition, maybe(preposition), named);
  const directly = sequence(maybe(preposition), named);

  const word = anyWord((token) => /\p{L}/u.test(token) && !LANGUAGE_OF_NAME.has(token));
  const noun: Part = (reading, at) => (preposition(reading, at).length > 0 ? [] : word(reading, at));
  const thing = sequence(slot(words.determiner), noun, upTo(2, noun), filling);

  const anything = anyWord((token) => /\p{L}/u.test(token) || token === ',');
  const mood = sequence(slot(words.wouldBe), upTo(4, anything), slot(words.ifYou));
  const you = either(slot(words.askYou), mood);
  const both = slot(words.askBoth);
  const rather = slot(words.askRather);
  const myself = slot(words.askForMyself);
  const anyone = either(you, both, rather, myself);
  const answer = sequence(maybe(slot(words.yours)), maybe(noun), slot(words.answer));
  const yourAnswer = sequence(slot(words.yours), maybe(noun), slot(words.answer));

  const orders = either(
    // Answer me in French. Can you answer in French? Could we go on in French?
    sequence(either(order(reply, talk, speak, explain), sequence(you, filling, doing(...verbs))), filling, inLanguage),
    sequence(anyone, filling, doing(talk, speak), filling, inLanguage),
    // Explain the notice period in French.
    sequence(either(order(explain), sequence(you, filling, doing(explain))), filling, thing, inLanguage),
    // Tell me my options in French.
    sequence(maybe(you), manner, slot(words.tellMe), manner, slot(words.mine), noun, maybe(noun), manner, inLanguage),
    // Write (your answers) in French.
    sequence(
      either(order(write), sequence(anyone, manner, doing(write))),
      manner,
      maybe(yourAnswer),
      manner,
      inLanguage,
    ),
    // Speak French. Could we speak French? I want to speak French with you.
    sequence(either(order(speak), sequence(either(you, both, rather), filling, doing(speak))), manner, directly),
    sequence(myself, filling, doing(speak), manner, named, slot(words.goesOn)),
    // I'd prefer French. French would be easier.
    sequence(slot(words.prefer), manner, directly),
    sequence(directly, slot(words.suits)),
    // I would like the answer in French.
    sequence(slot(words.wantAnswer), manner, answer, filling, maybe(slot(words.answerIs)), manner, inLanguage),
  );
  const ordersWithVerbBehind = either(
    // In French please, tell me …
    sequence(inLanguage, filling, either(order(reply, talk, explain), sequence(you, filling, doing(...verbs)))),
    // Kannst du mir das auf Französisch erklären? Bitte die Kündigungsfrist auf Französisch erklären.
    sequence(you, filling, inLanguage, filling, doing(reply, explain)),
    sequence(you, filling, thing, inLanguage, filling, doing(explain)),
    sequence(anyone, filling, inLanguage, filling, doing(talk, speak)),
    sequence(anyone, manner, maybe(yourAnswer), manner, inLanguage, manner, doing(write)),
    // Können wir Französisch sprechen? Ich will Französisch mit dir sprechen.
    sequence(either(you, both, rather), filling, directly, filling, doing(speak)),
    sequence(myself, filling, named, filling, toMe, filling, doing(speak)),
  );
  const ending = repeated(either(courtesy, how, COMMA, slot(words.lead)));

  return {
    wish: sequence(lead, remembered(either(orders, ordersWithVerbBehind))),
    answer: sequence(lead, remembered(sequence(answer, manner, maybe(slot(words.answerIs)), manner, inLanguage))),
    bare: sequence(lead, remembered(sequence(maybe(how), directly, ending))),
    instead: sequence(
      either(slot(words.contrast), sequence(COMMA, maybe(slot(words.contrast)))),
      repeated(either(courtesy, how)),
      inLanguage,
    ),
    courtesy,
    joiner,
    opens: slot(words.opens),
    addresses: either(courtesy, toMe, slot(words.opens)),
    goesOn: either(slot(words.goesOn), how, courtesy),
    condition: slot(words.condition),
    about: slot(words.about),
    report: slot(words.report),
    selfReport: slot(words.selfReport),
    negation: slot(words.negation),
    subject: slot(words.subject),
    answering: either(order(...verbs), doing(...verbs)),
  };
};
