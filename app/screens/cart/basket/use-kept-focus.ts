import { useEffect, useRef, useState } from 'react';

/**
 * Gives an element the focus that the row of a dish had when another came in its place: what has no focus gets none, so
 * that a tab in which nothing was pressed is not moved.
 */
export function useKeptFocus<Target extends HTMLElement>(productId: number) {
  const target = useRef<Target>(null);
  // Asked before this row is there, while the other still is.
  const [hadFocus] = useState(() => isFocusIn(rowOf(productId)));
  useEffect(() => {
    if (hadFocus) target.current?.focus();
  }, [hadFocus]);
  return target;
}

/** The row of a dish as it stands on the page, a line or the place of one. */
export const rowOf = (productId: number) =>
  document.getElementById(`line-${productId}`)?.closest<HTMLElement>('.cart-line');

const isFocusIn = (row: HTMLElement | null | undefined) => row?.contains(document.activeElement) === true;
