import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How high each row of a list is drawn, with the gap below it, in their order; measured anew whenever it is drawn, before
 * anything is painted, and when its width or its letters change. Words wrap: nobody can say it beforehand.
 */
export function useRowHeights<E extends Element>(): [RefObject<E | null>, readonly number[]] {
  const list = useRef<E>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const measure = () => {
    if (!list.current) return;
    const gap = Number.parseFloat(getComputedStyle(list.current).rowGap) || 0;
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
    const measured = rows.map(({ offsetHeight }) => offsetHeight + gap);
    setHeights((known) => (String(known) === String(measured) ? known : measured));
  };
  useLayoutEffect(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures what is there then
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return [list, heights];
}
