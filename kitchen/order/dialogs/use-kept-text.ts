import { useState } from 'react';

const kept = new Map<string, string>();

/** A text that stays as it was typed when its dialog closes and opens again, as long as the page is not left. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(kept.get(key) ?? '');
  return [
    text,
    (typed) => {
      kept.set(key, typed);
      setText(typed);
    },
  ];
}
