import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query only says what of their data is shown: nothing is asked anew when it changes. */
export function keepDataOfPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePath = currentUrl.pathname === nextUrl.pathname;
  return isSamePath && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
