import { useEffect } from 'react';
import { getMe } from '../../api/me.ts';
import { askToConfirm } from '../../api/step-up.ts';

/** Milliseconds that who confirmed may need to fill a dialog in; with less time left they are asked anew. */
const needed = 120_000;

/**
 * For what only goes with a fresh confirmation: asks for it when the dialog opens and not after its last button. Who does
 * not give it leaves the dialog.
 */
export function useConfirmedFirst(onRefused: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void isConfirmed().then((is) => is || onRefused());
  }, []);
}

async function isConfirmed(): Promise<boolean> {
  try {
    const { confirmedUntil } = await getMe();
    if (confirmedUntil !== null && confirmedUntil * 1000 - Date.now() > needed) return true;
  } catch {
    // Without an answer the last button asks.
    return true;
  }
  return askToConfirm();
}
