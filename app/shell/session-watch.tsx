import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useCartUnsaved } from '../stores/cart.ts';
import { clearDraft } from '../stores/clear-draft.ts';
import { onForcedLogout } from '../stores/forced-logout.ts';
import { toast } from '../stores/toasts.ts';

/** What is watched on every page: a session ended from elsewhere, and a cart the browser does not keep. */
export function SessionWatch() {
  const navigate = useNavigate();
  const unsaved = useCartUnsaved();

  useEffect(
    () =>
      onForcedLogout(() => {
        clearDraft();
        toast({
          title: m.shell_session_ended_title(),
          description: m.shell_session_ended_text(),
          kind: 'error',
        });
        navigate('/');
      }),
    [navigate],
  );

  useEffect(() => {
    if (!unsaved) return;
    toast({ title: m.shell_cart_unsaved_title(), description: m.shell_cart_unsaved_text(), kind: 'error' });
  }, [unsaved]);

  return null;
}
