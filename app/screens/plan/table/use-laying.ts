import { useEffect, useState } from 'react';

/** Milliseconds after which everything stands. */
const layingTakes = 1600;

/**
 * Whether the table is just being laid, dish by dish; only once, when it comes to stand there. Any key and any touch ends
 * it at once.
 */
export function useLaying(isLaid: boolean): boolean {
  const [state, setState] = useState({ isLaid, isLaying: isLaid });
  if (state.isLaid !== isLaid) setState({ isLaid, isLaying: isLaid });
  const { isLaying } = state;
  useEffect(() => {
    if (!isLaying) return;
    const end = () => setState((now) => ({ ...now, isLaying: false }));
    const timer = setTimeout(end, layingTakes);
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, end, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, end, { capture: true });
    };
  }, [isLaying]);
  return isLaying;
}
