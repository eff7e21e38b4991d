import { useEffect, useRef } from 'react';
import { isTyping } from '../parts/is-typing.ts';

/**
 * Keys of the whole form: 1 to 5 go to the question of that number, with Alt also out of a field; Ctrl or ⌘ with Enter
 * orders.
 */
export function useFormKeys(order: () => void): void {
  const latest = useRef(order);
  latest.current = order;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current();
        return;
      }
      const number = questionOf(event);
      if (number === undefined) return;
      event.preventDefault();
      jumpTo(number);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function questionOf({ code, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): number | undefined {
  // AltGr is Ctrl with Alt, and writes signs.
  if (ctrlKey || metaKey || shiftKey || (!altKey && isTyping(target))) return undefined;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

/** Goes to what is to be answered next in a question. */
export function jumpTo(question: number): void {
  const section = document.querySelector(`[data-question="${question}"]`);
  const part = section?.querySelector('[data-jump]') ?? section;
  if (!part) return;
  const controls = ':is(input, button, textarea, a):not(:disabled)';
  const first = part.matches('input, button, textarea')
    ? part
    : (part.querySelector('input:checked:not(:disabled)') ?? part.querySelector(controls) ?? part);
  (first as HTMLElement).focus();
  first.scrollIntoView({ block: 'nearest' });
}
