import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isInView;
}
