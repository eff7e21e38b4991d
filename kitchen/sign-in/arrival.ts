import { safeRedirectTarget } from '#rules/access/redirect-target.ts';

/** Where one was going before the sign-in came in between, as a path below /kitchen. */
export function targetOf(search: string): string {
  const wanted = safeRedirectTarget(new URLSearchParams(search).get('to'));
  return wanted?.startsWith('/kitchen/') ? wanted.slice('/kitchen'.length) : '/';
}

/** What the link of an e-mail brings, behind the #, where no server sees it. */
export function mailed(hash: string): { email: string; code: string } {
  const brought = new URLSearchParams(hash.replace(/^#/, ''));
  return { email: brought.get('email') ?? '', code: brought.get('code') ?? '' };
}
