import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isAsking } from './last-known.ts';

/**
 * For screens that show the same data by another filter, or below a dialog: they ask anew for another address and when told
 * to, not for that. One that asks at that moment asks again: an address that changes ends what its screen was asking.
 */
export function whenAskedAnew({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search || isAsking();
}
