import clsx from 'clsx/lite';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

/** Milliseconds after opening in which a press beside it is the second of the two that opened it. */
const doublePress = 500;

/** A modal dialog on the native element: focus stays inside, Escape and a click beside it close it. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      opened.current = performance.now();
      element?.showModal();
    }
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog already
    <dialog
      ref={dialog}
      className={clsx('dialog', className)}
      aria-labelledby={heading}
      onClose={() => {
        // This comes late: one that was opened again meanwhile stays.
        if (!dialog.current?.open) onClose();
      }}
      onClick={({ target }) =>
        target === dialog.current && performance.now() - opened.current > doublePress && onClose()
      }
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={heading} className="text-card">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className="-mt-2 -mr-2">
          <X size={24} />
        </IconButton>
      </div>
      {open ? children : null}
    </dialog>
  );
}
