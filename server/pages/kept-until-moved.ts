/** Asks once and keeps the answer until the version of catalogue and settings moves; a failure is asked for anew. */
export function keptUntilMoved<T>(ask: () => Promise<T>, version: () => number): () => Promise<T> {
  let kept: { readonly version: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (kept?.version === version()) return kept.answer;
    const asked = { version: version(), answer: ask() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
}
