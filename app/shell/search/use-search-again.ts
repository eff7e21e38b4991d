import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OnDemandProps } from '../../loading/use-on-demand.ts';

/** Tells the search that the way to another page was chosen, by which press. */
export type Leave = (press: MouseEvent) => void;

/** Opens the search again for who comes back to where it led on from, as long as the tab was not loaded anew. */
export function useSearchAgain({ open, onClose }: OnDemandProps) {
  const { key } = useLocation();
  const [isBack, setBack] = useState(false);
  const leftFrom = useRef<string | null>(null);
  useEffect(() => setBack(leftFrom.current === key), [key]);
  const isOpen = open || isBack;

  function close() {
    setBack(false);
    onClose();
  }
  return {
    open: isOpen,
    onClose() {
      // It is also told of what closed by itself, on the way to another page.
      if (isOpen) leftFrom.current = null;
      close();
    },
    onLeave({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
      // It opens beside this page, which stays.
      if (metaKey || altKey || ctrlKey || shiftKey) return;
      leftFrom.current = key;
      close();
    },
  };
}
