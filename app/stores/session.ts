import { useSyncExternalStore } from 'react';
import { safeRedirectTarget } from '#rules/access/redirect-target.ts';

const tokenKey = 'accessToken';
const redirectKey = 'redirectAfterLogin';
/** Fired on window when this tab signs in or out; other tabs learn it from the storage event (spec §4). */
const authChanged = 'auth-changed';

/** The stored access token, or null. Storage that is blocked means signed out. */
export function accessToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** Stores the token of a sign-in; false when the browser refuses to keep it (spec §5). */
export function storeAccessToken(token: string): boolean {
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(authChanged));
  return accessToken() === token;
}

/** Removes the token, but only if it is still the one named; without a name whichever is stored. */
export function dropAccessToken(token?: string | null): void {
  if (token !== undefined && token !== accessToken()) return;
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Nothing is stored where storage is blocked.
  }
  window.dispatchEvent(new Event(authChanged));
}

/** Calls back whenever the token may have changed, in this tab or another. */
export function onAuthChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener(authChanged, listener);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(authChanged, listener);
  };
}

/** Whether somebody is signed in; false on the server and until the page is hydrated. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    onAuthChange,
    () => accessToken() !== null,
    () => false,
  );
}

/** Remembers where to go after sign-in (spec §2, header). */
export function storeRedirectAfterLogin(path: string): void {
  try {
    sessionStorage.setItem(redirectKey, path);
  } catch {
    // Without storage the home page is where sign-in leads.
  }
}

/** The remembered path; null when there is none or it would leave this origin. */
export function redirectAfterLogin(): string | null {
  try {
    return safeRedirectTarget(sessionStorage.getItem(redirectKey));
  } catch {
    return null;
  }
}

export function forgetRedirectAfterLogin(): void {
  try {
    sessionStorage.removeItem(redirectKey);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
