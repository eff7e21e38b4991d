import { useState } from 'react';

const kept = new Map<string, string>();

/**
 * A text that stays as it was typed when its dialog closes and opens again, as long as the page is not left; null forgets it.
 * @param preset what stands there as long as nobody has typed
 */
export function useKeptText(key: string, preset = ''): [string, (text: string | null) => void] {
  const [text, setText] = useState(kept.get(key) ?? null);
  return [
    text ?? preset,
    (typed) => {
      if (typed === null) kept.delete(key);
      else kept.set(key, typed);
      setText(typed);
    },
  ];
}
