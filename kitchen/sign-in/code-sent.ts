import { accessCodeMinutes } from '#rules/access/access-code.ts';

/** To whom a code was sent, and until when it counts (milliseconds since 1970). */
export interface CodeSent {
  readonly email: string;
  readonly until: number;
}

const key = 'kitchen-code-sent';

/** Remembers over a reload that a code was sent a moment ago: telephones forget pages while one reads e-mails. */
export function keepCodeSent(email: string): CodeSent {
  const sent = { email, until: Date.now() + accessCodeMinutes * 60_000 };
  try {
    sessionStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // Then only this page knows.
  }
  return sent;
}

/** The code that was sent from this tab and may still count. */
export function keptCodeSent(): CodeSent | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(key) ?? 'null') as CodeSent | null;
    return sent && sent.until > Date.now() ? sent : null;
  } catch {
    return null;
  }
}

export function forgetCodeSent(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing then.
  }
}
