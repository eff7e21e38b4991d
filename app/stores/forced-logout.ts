import { accessToken } from './session.ts';

/**
 * Calls back when the session was ended from elsewhere: another tab removed the token (spec §2, header).
 * A sign-out of this tab is none, since its own storage changes are not reported to it.
 */
export function onForcedLogout(listener: () => void): () => void {
  let signedIn = accessToken() !== null;
  const onStorage = (event: StorageEvent) => {
    if (event.key !== 'accessToken' && event.key !== null) return;
    const ended = (signedIn || event.oldValue !== null) && accessToken() === null;
    signedIn = accessToken() !== null;
    if (ended) listener();
  };
  const onAuthChanged = () => {
    signedIn = accessToken() !== null;
  };
  addEventListener('storage', onStorage);
  addEventListener('auth-changed', onAuthChanged);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('auth-changed', onAuthChanged);
  };
}
