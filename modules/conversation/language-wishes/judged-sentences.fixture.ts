/** One message a line; before a wish stands the language that it asks for. `others` name a language and ask for none. */
export interface JudgedSentences {
  readonly wishes: string;
  readonly others: string;
}
