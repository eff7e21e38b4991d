import type { Stage } from './stage.ts';

/** One line of the table. `met` is null where there is no goal to miss, or nothing to measure it on. */
export interface Result {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean | null;
  /** How it was measured, and what was left out. */
  readonly conditions: string;
}

/** Something the table tells; rows marked `long` run only when they are named, or with --all. */
export interface Row {
  readonly name: string;
  readonly long?: boolean;
  readonly run: (stage: Stage) => Promise<Result[]>;
}
