import clsx from 'clsx/lite';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#kitchen-messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** What a dialog begins with for who listens, and not with the cross that stands first in it. */
const takesFocus = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

/**
 * A dialog of the kitchen: a slip in a rail of its own, with the name of the act above and what can be done at its foot.
 * Escape and the cross change nothing; on a phone it is the screen. The focus goes to what has `data-focus-first`, else to the
 * cross.
 */
export function RailDialog({
  open,
  onClose,
  title,
  about,
  className,
  closeLabel = m.dialog_close(),
  aside,
  foot,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it is about, at the end of the rail. */
  about?: ReactNode;
  className?: string;
  /** What the cross says that it does. */
  closeLabel?: string;
  /** What follows from it, on linen beside it. */
  aside?: ReactNode;
  /** Buttons. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // One that leaves the page while it is open gives the focus back all the same, which it can only while it is there.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={clsx('rail-dialog', aside && 'with-aside', className)}
      aria-labelledby={heading}
      // Escape asks to be closed, and `open` decides: one that closed by itself would be gone before the page knows it.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser closes it all the same when Escape is pressed twice.
      onClose={() => open && onClose()}
    >
      {open ? (
        <>
          <header className="on-dark">
            <h2 id={heading} ref={takesFocus} tabIndex={-1}>
              {title}
            </h2>
            {about ? <p>{about}</p> : null}
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={26} />
            </IconButton>
          </header>
          {aside ? (
            <div className="rail-dialog-sides">
              <div>{children}</div>
              <aside>{aside}</aside>
            </div>
          ) : (
            <div className="rail-dialog-body">{children}</div>
          )}
          {foot ? (
            <footer>
              <DoubleLine />
              <div>{foot}</div>
            </footer>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
