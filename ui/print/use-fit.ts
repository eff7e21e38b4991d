import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What letters are made smaller to, at least: below nobody reads them at a buffet. */
const smallest = 0.55;

/**
 * Makes what stands in an element smaller, by the custom property `--fit`, until all of it is to be seen: what a card says
 * of allergens is never cut.
 */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  const [, setHasLetters] = useState(false);
  useEffect(() => void document.fonts.ready.then(() => setHasLetters(true)), []);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    for (let fit = 1; fit >= smallest; fit -= 0.05) {
      current.style.setProperty('--fit', fit.toFixed(2));
      if (current.scrollHeight <= current.clientHeight) return;
    }
  });
  return element;
}
