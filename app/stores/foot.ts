import { useEffect } from 'react';
import { create, useStore } from 'zustand';

/** How many bars stand at the foot of a phone's window: what else would stand there makes room. */
const store = create(() => ({ bars: 0 }));

/** Says that a bar stands at the foot as long as the part that calls is shown and `isThere`. */
export function useFootBar(isThere = true): void {
  useEffect(() => {
    if (!isThere) return;
    store.setState(({ bars }) => ({ bars: bars + 1 }));
    return () => store.setState(({ bars }) => ({ bars: bars - 1 }));
  }, [isThere]);
}

export function useIsFootTaken(): boolean {
  return useStore(store).bars > 0;
}
