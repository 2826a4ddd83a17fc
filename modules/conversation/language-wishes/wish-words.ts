/**
 * The words of a wish in one language, as phrases separated by commas: `can/could` is one of both, `(please)` may be left
 * out. Spelt as people write; accents, capitals and apostrophes do not count ("I'd" is "i d").
 * To teach a new wording, add it to the slot that it fills; the orders of the slots stand in `wish-orders.ts`.
 */
export interface WishWords {
  /** What may be joined to a word marked with `+`: "respóndeme". */
  readonly enclitics: string;
  /** Kindness; may stand anywhere in a wish, and makes one of what would be too little without: "French please". */
  readonly courtesy: string;
  /** What may come before a wish in its clause: greetings, names, times. */
  readonly lead: string;
  /** Joins a clause to the one before. */
  readonly joiner: string;
  /** To whom the answer goes. */
  readonly toMe: string;
  /** How and how long: always, only, again. */
  readonly manner: string;
  /** What is answered, where it says no more than "this" or "my question". */
  readonly object: string;
  /** Begin what is to be explained: "the notice period". */
  readonly determiner: string;
  /** "Tell me my options in French" asks for the answer, "tell me the courses in French" for courses. */
  readonly tellMe: string;
  readonly mine: string;
  readonly verbs: {
    /** Answer, reply: for the one addressed. `command` stands alone, `form` follows an ask. */
    readonly reply: Verb;
    /** Write: "write this in German" gives a text to write, so nothing but the answer stands after it. */
    readonly write: Verb;
    /** Speak, continue, switch: also for both. */
    readonly talk: Verb;
    /** Those that take the language without a preposition: "speak French". */
    readonly speak: Verb;
    /** Take a thing to explain. */
    readonly explain: Verb;
  };
  /** Asks that are taken for the beginning of a wish also in the middle of a clause: "my French is poor can you …". */
  readonly opens: string;
  /** Asks the one addressed for something: "could you". A verb's form follows. */
  readonly askYou: string;
  /** "It would be nice …", with a few words of any kind, "… if you": also asks the one addressed. */
  readonly wouldBe: string;
  readonly ifYou: string;
  /** Proposes something for both: "can we". */
  readonly askBoth: string;
  /** Says what the writer would rather do: "I'd prefer to". */
  readonly askRather: string;
  /** Says what the writer wants to do: "I want to". Without preposition this is learning: "I want to speak German". */
  readonly askForMyself: string;
  /** The language alone follows: "I prefer". */
  readonly prefer: string;
  /** Before it, where it is the answer of the one addressed: "your". */
  readonly yours: string;
  /** The answer itself, as a noun. */
  readonly answer: string;
  /** "My answer, please": what makes a wish of the noun that follows. */
  readonly wantAnswer: string;
  /** What may stand between the noun and the language: "should be". */
  readonly answerIs: string;
  /** Prepositions with what they draw along: "in", "in the", "back to". */
  readonly into: string;
  /** May follow the language's name: "in the French language". */
  readonly languageNoun: string;
  /** Words by which a sentence may go on after a wish. Any other word there makes it a task ("… in French to our supplier"). */
  readonly goesOn: string;
  /** Praises the language before it: "French would be easier". */
  readonly suits: string;
  /** Begin a case, before a wish or after it: "when a customer writes". */
  readonly condition: string;
  /** Begin a question: a clause behind them speaks of answering instead of asking for it. */
  readonly about: string;
  /** Tell what others say, or announce another's text. A first person may stand before it: "as I said". */
  readonly report: string;
  readonly selfReport: string;
  /** Negations, and what puts the right language against the wrong one: "not in German but in English". */
  readonly negation: string;
  readonly contrast: string;
  /** First words of a clause that tells instead of asking: "we read and answer in German". */
  readonly subject: string;
}

export interface Verb {
  readonly command: string;
  readonly form: string;
}
