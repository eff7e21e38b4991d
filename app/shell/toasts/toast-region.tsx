import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import { m } from '#messages';
import { focusPage } from '../../page/focus-page.ts';
import { lowWindow, phone, useMedia } from '../../page/use-media.ts';
import { useIsFootTaken } from '../../stores/foot.ts';
import { dismissStaleToasts, useToasts } from '../../stores/toasts.ts';
import { useTrouble } from '../../stores/trouble.ts';
import { Announcer } from '../announcer.tsx';
import { useClearOfFocus } from '../use-clear-of-focus.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * The messages, newest first, and the voice that says them. Everything outside of an open dialog can be neither pressed
 * nor heard, so both stand inside it as long as it is open.
 */
export default function ToastRegion() {
  // What was pressed answers first, the message about it one frame later.
  const toasts = useDeferredValue(useToasts());
  const dialog = useOpenDialog();
  const isPhone = useMedia(phone);
  const isLow = useMedia(lowWindow);
  const isFootTaken = useIsFootTaken();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isAtFoot = useClearOfFocus(region, toasts, useTrouble());
  useLeaving();

  // The bar at the foot of a phone shows the dish and the total itself.
  const isInBar = isPhone && !isLow && isFootTaken && !dialog;
  const shown = toasts.filter(({ kind }) => kind !== 'added' || !isInBar);
  const seen = isPhone || isLow ? shown.slice(0, 1) : shown;

  /** The message that had the focus goes: the next one takes it, else what had it before. */
  function passFocus(from: HTMLElement) {
    const others = [...(region.current?.querySelectorAll<HTMLElement>('.toast:not([hidden]) button') ?? [])];
    const next = others.find((button) => !from.contains(button)) ?? cameFrom.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    else focusPage();
  }

  const content = (
    <>
      <section
        ref={region}
        aria-label={m.shell_messages()}
        className="toasts"
        data-foot={isAtFoot || undefined}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} hidden={!seen.includes(toast)} onGone={passFocus} />
        ))}
      </section>
      <Announcer />
    </>
  );
  return dialog ? createPortal(content, dialog) : content;
}

/** The modal dialog that is open, null without one. */
function useOpenDialog(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      const events = ['toggle', 'close'];
      for (const event of events) document.addEventListener(event, listener, true);
      return () => {
        for (const event of events) document.removeEventListener(event, listener, true);
      };
    },
    () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null,
    () => null,
  );
}

/** What was said on a page does not travel to the next one. */
function useLeaving(): void {
  const here = useLocation();
  const { pathname, search } = useNavigation().location ?? here;
  const [place, setPlace] = useState(pathname + search);
  useEffect(() => {
    if (place === pathname + search) return;
    setPlace(pathname + search);
    dismissStaleToasts();
  }, [place, pathname, search]);
}
