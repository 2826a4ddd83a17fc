import {
  type CatalogueKind,
  FAULTS_LISTED,
  IGNORED_LISTED,
  type ImportReport,
  type RowFault,
} from '../../contracts/catalogue.ts';
import type { Written } from '../../ports/catalogue.ts';
import type { FieldFault } from './parsed-row.ts';

/** How far an import has come. */
export type ImportProgress = Pick<
  ImportReport,
  'read' | 'inserted' | 'changed' | 'unchanged' | 'faulty' | 'embedded'
> & {
  /** `vectors` once all rows are in. */
  readonly phase: 'rows' | 'vectors';
};

/** Counts what becomes of the rows of one import. */
export class ImportTally {
  read = 0;
  embedded = 0;
  #written: Written = { inserted: 0, changed: 0, unchanged: 0 };
  #faulty = 0;
  readonly #faults: RowFault[] = [];
  readonly #ignored = new Set<string>();

  leaveOut(line: number, faults: readonly FieldFault[]): void {
    this.#faulty += 1;
    for (const fault of faults) if (this.#faults.length < FAULTS_LISTED) this.#faults.push({ line, ...fault });
  }

  ignore(fields: Iterable<string>): void {
    for (const field of fields) if (this.#ignored.size < IGNORED_LISTED) this.#ignored.add(field);
  }

  write({ inserted, changed, unchanged }: Written): void {
    const before = this.#written;
    this.#written = {
      inserted: before.inserted + inserted,
      changed: before.changed + changed,
      unchanged: before.unchanged + unchanged,
    };
  }

  progress(phase: ImportProgress['phase']): ImportProgress {
    return { phase, read: this.read, ...this.#written, faulty: this.#faulty, embedded: this.embedded };
  }

  report(kind: CatalogueKind, pending: boolean): ImportReport {
    return {
      kind,
      read: this.read,
      ...this.#written,
      faulty: this.#faulty,
      faults: this.#faults.toSorted((one, other) => one.line - other.line),
      ignored: [...this.#ignored],
      embedded: this.embedded,
      pending,
    };
  }
}
