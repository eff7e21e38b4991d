import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS pixels of the width of an A4 sheet. */
const sheetWidth = (210 / 25.4) * 96;

/**
 * How much smaller sheets have to be shown to fit into an element, as its custom property `--sheet-fit`; 1 where there is
 * room. What is printed stays as it is.
 */
export function useFitWidth<E extends HTMLElement>(): RefObject<E | null> {
  const room = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    const observer = new ResizeObserver(([seen]) => {
      const fit = Math.min(1, (seen?.contentRect.width ?? sheetWidth) / sheetWidth);
      current.style.setProperty('--sheet-fit', fit.toFixed(4));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return room;
}
