import type { Draft } from '../draft.ts';
import type { FieldErrors } from '../wrong-with.ts';

/** What each question gets: what was said so far, and what is wrong with it. */
export interface AnswerProps {
  readonly draft: Draft;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
  /** What is wrong with its answer as a whole. */
  readonly error: string | undefined;
  /** What is wrong with its fields. */
  readonly fieldErrors: FieldErrors;
}
