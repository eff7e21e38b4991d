/**
 * Whether somebody who works in the kitchen is signed in with this browser: its pages then load nothing of others, which
 * could act in the kitchen's name. The marker says that and nothing else.
 */
export function worksHere(cookies: string): boolean {
  return /(?:^|;\s*)staff=1(?:;|$)/.test(cookies);
}
