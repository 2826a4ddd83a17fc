import { LANGUAGE_OF_NAME } from './language-names.ts';
import { anyWord, either, language, maybe, type Part, phrase, phrasesOf, repeated, sequence } from './phrases.ts';
import type { Verb, WishWords } from './wish-words.ts';

/** How wishes are worded in one language, composed from its words. */
export interface WishOrders {
  /** A wish that begins a clause: "can you please answer me in French". Ends behind all that belongs to it. */
  readonly wish: Part;
  /** The language alone, where it makes the whole sentence: "in French, please", "French please". */
  readonly bare: Part;
  /** The right language after the wrong one: "but in French". */
  readonly instead: Part;
  readonly courtesy: Part;
  readonly joiner: Part;
  /** Begins a wish also where no mark or joiner stands before it: "Hi Oria can you …". */
  readonly opensAnywhere: Part;
  readonly kind: Part;
  readonly goesOn: Part;
  readonly about: Part;
  readonly report: Part;
  readonly selfReport: Part;
  readonly negation: Part;
  readonly subject: Part;
  readonly answering: Part;
}

const MARK: Part = anyWord((token) => token === ',' || token === ':');
const COMMA: Part = anyWord((token) => token === ',');

/** `into` of all languages: people mix ("answer auf Deutsch please"). */
export const wishOrders = (words: WishWords, into: string): WishOrders => {
  const slot = (text: string): Part => phrase(text, words.enclitics);
  const verb = (pick: (verb: Verb) => string, ...verbs: Verb[]): Part => slot(verbs.map(pick).join(','));
  const command = ({ command: text }: Verb) => text;
  const form = ({ form: text }: Verb) => text;
  const { reply, talk, speak, explain } = words.verbs;

  const courtesy = slot(words.courtesy);
  const lead = repeated(either(slot(words.lead), courtesy, slot(words.joiner), MARK));
  const toMe = slot(words.toMe);
  const filling = repeated(either(courtesy, toMe, slot(words.manner), slot(words.object), COMMA));
  const manner = repeated(either(courtesy, toMe, slot(words.manner), COMMA));
  const named = sequence(language, maybe(slot(words.languageNoun)));
  const inLanguage = sequence(slot(into), maybe(slot(into)), named);
  const known = new Set(phrasesOf(into).flatMap(([first = '']) => first));
  const noun = anyWord((token) => /\p{L}/u.test(token) && !known.has(token) && !LANGUAGE_OF_NAME.has(token));
  const thing = sequence(slot(words.determiner), noun, maybe(noun), maybe(noun));
  const explained = maybe(sequence(thing, filling));

  const you = either(slot(words.askYou));
  const both = slot(words.askBoth);
  const rather = slot(words.askRather);
  const myself = slot(words.askForMyself);
  const whose = either(
    sequence(you, filling, verb(form, reply, talk, speak, explain)),
    sequence(both, filling, verb(form, talk, speak)),
  );
  const withYou = sequence(named, slot(words.goesOn));

  const wish = sequence(
    lead,
    either(
      // Answer me in French. Can you answer in French?
      sequence(either(verb(command, reply, talk, speak, explain), whose), filling, inLanguage),
      sequence(
        either(verb(command, explain), sequence(you, filling, verb(form, explain))),
        filling,
        explained,
        inLanguage,
      ),
      // Speak French. Could we speak French?
      sequence(
        either(verb(command, speak), sequence(either(you, both, rather), filling, verb(form, speak))),
        manner,
        maybe(slot(into)),
        language,
      ),
      // I want to go on in French. I'd rather talk in French.
      sequence(either(rather, myself), filling, verb(form, talk, speak), filling, inLanguage),
      sequence(myself, filling, verb(form, speak), manner, withYou),
      // In French please, can you tell me …; bitte auf Französisch antworten.
      sequence(
        inLanguage,
        filling,
        maybe(sequence(you, filling)),
        either(verb(command, reply, talk, explain), sequence(you, filling, verb(form, reply, talk, explain))),
      ),
      sequence(either(you, both, rather, myself), filling, inLanguage, filling, verb(form, talk, speak)),
      sequence(you, filling, inLanguage, filling, verb(form, reply, explain)),
      sequence(you, filling, thing, filling, inLanguage, filling, verb(form, explain)),
      sequence(either(you, both, rather), filling, maybe(slot(into)), named, filling, verb(form, speak)),
      sequence(myself, filling, named, filling, toMe, filling, verb(form, speak)),
      // I'd prefer French.
      sequence(slot(words.prefer), manner, maybe(slot(into)), named),
      // I would like the answer in French. All answers in French, please.
      sequence(
        slot(words.wantAnswer),
        manner,
        slot(words.answer),
        filling,
        maybe(slot(words.answerIs)),
        manner,
        inLanguage,
      ),
      sequence(slot(words.answer), manner, maybe(slot(words.answerIs)), manner, inLanguage),
    ),
  );
  const kindness = repeated(either(courtesy, slot(words.manner), COMMA, slot(words.lead)));
  return {
    wish,
    bare: either(sequence(lead, maybe(slot(words.manner)), inLanguage, kindness), sequence(lead, named, kindness)),
    instead: sequence(
      either(slot(words.contrast), sequence(COMMA, maybe(slot(words.contrast)))),
      repeated(either(courtesy, slot(words.manner))),
      inLanguage,
    ),
    courtesy,
    joiner: slot(words.joiner),
    opensAnywhere: either(courtesy, you, both),
    kind: either(courtesy, toMe, you, both),
    goesOn: either(slot(words.goesOn), slot(words.manner), courtesy),
    about: slot(words.about),
    report: slot(words.report),
    selfReport: slot(words.selfReport),
    negation: slot(words.negation),
    subject: slot(words.subject),
    answering: either(verb(command, reply, talk, speak, explain), verb(form, reply, talk, speak, explain)),
  };
};
