import { useEffect, useState } from 'react';
import { isQuiet } from '../live/last-touch.ts';
import { useNow } from '../shell/use-now.ts';

/**
 * Of what is finished that which may go to the end: what was when the sheet was opened, and the rest once nobody has
 * touched the screen for a minute, so that no row runs away under the hand.
 * @param sheet names what is shown: another one begins anew
 */
export function useSettled(sheet: string, finished: readonly number[]): ReadonlySet<number> {
  const [settled, setSettled] = useState({ sheet, ids: finished });
  if (settled.sheet !== sheet) setSettled({ sheet, ids: finished });
  useNow();
  useEffect(() => {
    if (isQuiet() && settled.ids.join() !== finished.join()) setSettled({ sheet, ids: finished });
  });
  return new Set(settled.ids);
}
