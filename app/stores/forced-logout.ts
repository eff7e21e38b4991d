import { accessToken } from './session.ts';

const forcedLogout = 'forced-logout';

/** Says that the session was ended without the visitor asking for it (spec §2, header). */
export function announceForcedLogout(): void {
  window.dispatchEvent(new Event(forcedLogout));
}

/**
 * Calls back when the session was ended from elsewhere: another tab removed the token, or a screen announced it.
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
  window.addEventListener('storage', onStorage);
  window.addEventListener('auth-changed', onAuthChanged);
  window.addEventListener(forcedLogout, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('auth-changed', onAuthChanged);
    window.removeEventListener(forcedLogout, listener);
  };
}
