import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '../../page/picture.tsx';
import { dismissToast, type Toast, toastDuration } from '../../stores/toasts.ts';

/** Milliseconds until a message that was held looks again whether it still is. */
const patience = 1000;

/** One message; it goes by itself unless it is an error, or something among the messages has focus or pointer. */
export function ToastCard({
  toast: { id, kind, title, description, imageUrl },
  hidden,
  onGone,
}: {
  toast: Toast;
  hidden: boolean;
  /** Called right before it goes, when it has the focus. */
  onGone: (card: HTMLElement) => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stays = toastDuration[kind];
    if (stays === Number.POSITIVE_INFINITY) return;
    let timer = setTimeout(leave, stays);
    function leave() {
      if (isHeld(card.current)) timer = setTimeout(leave, patience);
      else dismissToast(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind]);

  function close() {
    if (card.current?.contains(document.activeElement)) onGone(card.current);
    dismissToast(id);
  }

  return (
    <div ref={card} hidden={hidden} className={`toast toast-${kind}`}>
      {imageUrl ? <Picture src={imageUrl} sizes="64px" className="toast-picture" /> : null}
      <div className="min-w-0 grow">
        <p className="toast-title">{title}</p>
        {description ? <p className="text-muted break-words">{description}</p> : null}
      </div>
      <IconButton label={m.shell_close_message_named({ title })} onClick={close}>
        <X size={20} />
      </IconButton>
    </div>
  );
}

/** A finger that has left still counts as hovering, so only a mouse holds. */
function isHeld(card: HTMLElement | null): boolean {
  const region = card?.closest('.toasts');
  if (!region) return false;
  return (
    region.matches(':focus-within') || (matchMedia('(hover: hover)').matches && region.matches(':hover'))
  );
}
