import { X } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '#messages';
import { Picture } from '../parts/picture.tsx';
import { dismissToast, type Toast, toastDuration } from '../stores/toasts.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** One message; it goes by itself unless it is held. */
export default function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
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
