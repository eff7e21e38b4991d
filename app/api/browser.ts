import { currentLocale } from '../stores/language.ts';
import { accessToken, dropAccessToken, storeRedirectAfterLogin } from '../stores/session.ts';
import { createApi } from './client.ts';
import { rememberDroppedSession } from './failed-session.ts';

/**
 * The API as the browser reaches it. A 403 drops the token that failed and leads to /unauthorized (spec §8), and
 * signing in again from there back to where it happened.
 */
export const browserApi = createApi({
  fetch: (request) => fetch(request),
  origin: typeof location === 'undefined' ? 'http://localhost' : location.origin,
  locale: currentLocale,
  token: accessToken,
  onSessionInvalid: (token) => {
    dropAccessToken(token);
    rememberDroppedSession();
    storeRedirectAfterLogin(location.pathname + location.search);
    location.assign('/unauthorized');
  },
});
