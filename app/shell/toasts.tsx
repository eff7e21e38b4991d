import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { Picture } from '../parts/picture.tsx';
import { dismissToast, type Toast, toastDuration, useToasts } from '../stores/toasts.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** The messages of the moment, newest first; they wait while one is pointed at or focused. */
export function Toasts() {
  const toasts = useToasts();
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label={m.shell_messages()}
      aria-live="polite"
      aria-relevant="additions"
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} held={held} />
      ))}
    </section>
  );
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const { id, kind, title, description, imageUrl } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), toastDuration[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  return (
    <div role={kind === 'error' ? 'alert' : undefined} className={`toast toast-${kind}`}>
      {imageUrl ? <Picture src={imageUrl} sizes="64px" className="toast-picture" /> : null}
      <div className="min-w-0 grow">
        <p className="toast-title">{title}</p>
        {description ? <p className="text-muted break-words">{description}</p> : null}
      </div>
      <IconButton
        label={m.shell_close_message()}
        onClick={() => {
          dismissToast(id);
        }}
      >
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
