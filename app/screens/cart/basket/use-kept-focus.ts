import { useEffect, useRef, useState } from 'react';

/**
 * Gives an element the focus that the row of a dish had when another came in its place: what has no focus gets none, so
 * that a tab in which nothing was pressed is not moved.
 */
export function useKeptFocus<Target extends HTMLElement>(productId: number) {
  const target = useRef<Target>(null);
  // Asked before this row is there, while the other still is.
  const [hadFocus] = useState(() => isFocusIn(document.getElementById(`line-${productId}`)));
  useEffect(() => {
    if (hadFocus) target.current?.focus();
  }, [hadFocus]);
  return target;
}

const isFocusIn = (part: HTMLElement | null) =>
  part?.closest('.cart-line')?.contains(document.activeElement) === true;
