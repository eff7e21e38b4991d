import { reasonOf } from '../error-text.ts';

/**
 * Why something could not be reached, for a sentence in brackets: the code of the error where it has one, which says
 * nothing of what was sent; else its first line without addresses.
 */
export function shortReason(error: unknown): string {
  const known = codeIn(error);
  if (known) return known;
  const [line = ''] = reasonOf(error).split('\n');
  return line.replaceAll(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+/g, '…').slice(0, 160);
}

/** A host with several addresses fails with an error for each of them; a library keeps the first behind its own. */
function codeIn(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeIn(error.errors[0]);
  const { originalCode, code, cause } = (error ?? {}) as {
    originalCode?: string;
    code?: string;
    cause?: unknown;
  };
  return originalCode ?? code ?? (cause === undefined ? undefined : codeIn(cause));
}
