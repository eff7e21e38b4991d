import { m } from '#messages';
import { ApiError } from './client.ts';
import { isOffline } from './is-offline.ts';

/** True when the answer was 403: the page is about to leave for /unauthorized, nothing needs to be said. */
export function isSessionInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** What to tell a person about an error: the shop's own words, else that there is no connection, else the fallback (spec §8). */
export function errorText(error: unknown, fallback: string): string {
  if (isOffline(error)) return m.cart_offline();
  return (error instanceof Error && error.message) || fallback;
}
