import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For screens that show the same data by another filter: they ask anew for another address and when told to, not for that. */
export function whenAskedAnew({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
