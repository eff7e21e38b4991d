import { useNavigate } from 'react-router';
import { m } from '#messages';
import { browserApi } from '../api/browser.ts';
import { dropAccessToken } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';

/** Ends the session here and on the server, says so and goes home (spec §2, header). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    // The call has read the token when it returns; its outcome changes nothing for the visitor.
    browserApi.logout().catch(() => {});
    dropAccessToken();
    toast({ title: m.shell_logged_out_title(), description: m.shell_logged_out_text() });
    navigate('/');
  };
}
