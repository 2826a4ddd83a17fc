/** The text with every run of white space made one space, so that a list of them has one line for each. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
