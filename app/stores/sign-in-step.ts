import { accessCodeMinutes } from '#rules/access/access-code.ts';
import { safeRedirectTarget } from '#rules/access/redirect-target.ts';

const key = 'signInStep';
const targetKey = 'signInTarget';

/**
 * Remembers whom a code was sent to for as long as it lives: phones drop a page while one looks into the mail app. Where
 * the sign-in leads to is kept for every tab: the link of the e-mail opens one of its own.
 */
export function storeCodeSent(email: string, target: string): void {
  try {
    const until = Date.now() + accessCodeMinutes * 60_000;
    sessionStorage.setItem(key, JSON.stringify({ email, until }));
    localStorage.setItem(targetKey, JSON.stringify({ target, until }));
  } catch {
    // Without storage the step lives as long as the page.
  }
}

/** The address that waits for its code in this tab; null when none does, or the code has run out. */
export function codeSentTo(): string | null {
  try {
    const { email, until } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof email === 'string' && until > Date.now() ? email : null;
  } catch {
    return null;
  }
}

/** Where the tab was going that asked for a code last; null when none waits for one. */
export function signInTarget(): string | null {
  try {
    const { target, until } = JSON.parse(localStorage.getItem(targetKey) ?? '{}');
    return until > Date.now() ? safeRedirectTarget(target) : null;
  } catch {
    return null;
  }
}

export function forgetCodeSent(): void {
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(targetKey);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** What the link of the e-mail carries behind its #, which no server sees; the address is cleaned at once. */
export function takeMailedCode(): { email: string; code: string } | null {
  const mailed = new URLSearchParams(location.hash.slice(1));
  const [email, code] = [mailed.get('email'), mailed.get('code')];
  if (!email || !code) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { email, code };
}
