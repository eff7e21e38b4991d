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
  const { email } = living(() => sessionStorage.getItem(key));
  return typeof email === 'string' ? email : null;
}

/** Where the tab was going that asked for a code last; null when none waits for one. */
export function signInTarget(): string | null {
  const { target } = living(() => localStorage.getItem(targetKey));
  return typeof target === 'string' ? safeRedirectTarget(target) : null;
}

/** What is stored, while it counts; where storage is blocked, nothing is. */
function living(read: () => string | null): Record<string, unknown> {
  try {
    const stored = JSON.parse(read() ?? '{}');
    return stored.until > Date.now() ? stored : {};
  } catch {
    return {};
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
