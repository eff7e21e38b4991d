import { useNavigate } from 'react-router';
import { m } from '#messages';
import { clearDraft } from '../stores/clear-draft.ts';
import { currentLocale } from '../stores/language.ts';
import { accessToken, dropAccessToken } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';

/** Ends the session here and on the server, forgets what was written for an order, says so and goes home (spec §2). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    const ended = accessToken();
    dropAccessToken();
    clearDraft();
    // A client of its own: that the session had ended already (403) is no news to somebody who leaves.
    import('../api/client.ts')
      .then(({ createApi }) =>
        createApi({
          fetch: (request) => fetch(request),
          origin: location.origin,
          locale: currentLocale,
          token: () => ended,
        }).logout(),
      )
      .catch(() => {});
    toast({ title: m.shell_logged_out_title(), description: m.shell_logged_out_text() });
    navigate('/');
  };
}
