import clsx from 'clsx/lite';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

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
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
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
      // The second press of a double one is meant for what has opened this.
      onClick={({ target, detail }) => target === dialog.current && detail < 2 && onClose()}
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
