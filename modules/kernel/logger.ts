/** Structured logging. Fields never hold message text, prompts, tokens or secrets. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** The same log with these fields on every line. */
  child(fields: object): Logger;
}
