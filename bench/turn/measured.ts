/** What the benchmark asks of a process under test, and what it is told. */
export interface Ask {
  readonly turns: number;
  readonly clients: number;
}
export interface TurnTime {
  /** From the request to the whole answer, in milliseconds. */
  readonly totalMs: number;
  /** From the request to the first event, in milliseconds. */
  readonly firstMs: number;
}
export interface Told {
  readonly ready?: true;
  readonly times?: readonly TurnTime[];
}
