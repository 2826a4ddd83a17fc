interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** Examples in place of one, by name. */
export class SeveralExamples {
  readonly byName: Readonly<Record<string, Example>>;
  constructor(byName: Readonly<Record<string, Example>>) {
    this.byName = byName;
  }
}

/** One example, or several, as OpenAPI has them beside a schema. */
export const shown = (example: unknown) =>
  example instanceof SeveralExamples ? { examples: example.byName } : { example };
