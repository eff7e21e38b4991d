import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Something that opens under its button, in the browser's top layer: Escape, a press elsewhere and a focus that leaves
 * close it. It is placed by script, since a style attribute would break the page's policy.
 */
export function Popover({
  open,
  onClose,
  anchor,
  label,
  className = '',
  children,
}: {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Before the effects of what is inside: only what is shown can take the focus.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!open) {
      if (element.matches(':popover-open')) element.hidePopover();
      return;
    }
    element.showPopover();
    const place = () => placeUnder(element, anchor.current);
    place();
    // It is called once at the start too: on a low window the foot of what opens would lie below the fold.
    const watcher = new ResizeObserver(() => {
      place();
      element.scrollIntoView({ block: 'nearest' });
    });
    watcher.observe(element);
    addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', place);
    };
  }, [open, anchor]);
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  }
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`popover ${className}`}
      onBlur={onBlur}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {open ? children : null}
    </div>
  );
}

function placeUnder(element: HTMLElement, anchor: HTMLElement | null) {
  if (!anchor) return;
  const from = anchor.getBoundingClientRect();
  const width = element.offsetWidth;
  const height = element.offsetHeight;
  const left = Math.max(8, Math.min(from.left, document.documentElement.clientWidth - width - 8));
  const fitsBelow = from.bottom + 8 + height <= window.innerHeight;
  const top = fitsBelow || from.top - 8 - height < 0 ? from.bottom + 8 : from.top - 8 - height;
  element.style.setProperty('left', `${left + window.scrollX}px`);
  element.style.setProperty('top', `${top + window.scrollY}px`);
}
