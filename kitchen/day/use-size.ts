import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The room inside an element, followed as it changes. It is measured anew for each `of`, such as the day that is shown,
 * before anything is painted: until then it is null, so that nothing is drawn for a room that is no longer there.
 */
export function useSize<E extends Element>(of: string): [RefObject<E | null>, Size | null] {
  const element = useRef<E>(null);
  const [measured, setMeasured] = useState<Size & { readonly of: string }>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = (size: Size) =>
      setMeasured((before) => (before?.of === of && isSame(before, size) ? before : { ...size, of }));
    measure(roomIn(element.current));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [of]);
  return [element, measured?.of === of ? measured : null];
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/** What is left between an element's paddings. */
function roomIn(element: Element): Size {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element);
  return {
    width: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}
