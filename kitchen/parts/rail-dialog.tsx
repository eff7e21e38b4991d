import clsx from 'clsx/lite';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '#kitchen-messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** What a dialog begins with for who listens, and not with the cross that stands first in it. */
const takesFocus = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

/**
 * A dialog of the kitchen: a slip in a rail of its own, with the name of the act above and what can be done at its foot.
 * Escape and the cross change nothing; on a phone it is the screen.
 */
export function RailDialog({
  open,
  onClose,
  title,
  about,
  className,
  foot,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it is about, at the end of the rail. */
  about?: ReactNode;
  className?: string;
  /** Buttons. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={clsx('rail-dialog', className)}
      aria-labelledby={heading}
      onClose={onClose}
    >
      {open ? (
        <>
          <header className="on-dark">
            <h2 id={heading} ref={takesFocus} tabIndex={-1}>
              {title}
            </h2>
            {about ? <p>{about}</p> : null}
            <IconButton label={m.dialog_close()} onClick={onClose}>
              <X size={26} aria-hidden="true" />
            </IconButton>
          </header>
          <div className="rail-dialog-body">{children}</div>
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
