import { redirect, replace } from 'react-router';
import { accessToken, storeRedirectAfterLogin } from '../stores/session.ts';

/** For the client loader of a signed-in screen: without a token to /signin, and back here afterwards (spec §2). */
export function requireSignIn(path: string): null {
  if (accessToken()) return null;
  storeRedirectAfterLogin(path);
  // Who came by the address itself would be sent here again by going back.
  throw location.pathname === path ? replace('/signin') : redirect('/signin');
}
