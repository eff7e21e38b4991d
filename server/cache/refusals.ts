import { type ErrorBody, errorCodeHeader } from '#contract/shop/errors.ts';
import type { Locale } from '#rules/text/locale.ts';
import { errorText } from '../error-text.ts';
import { ShopError } from '../shop-error.ts';
import type { PassedResponse } from './response-cache.ts';

export interface Refusals {
  /** The address has another spelling. */
  moved(to: string): PassedResponse;
  /** What is asked for is called otherwise in the language, which a cookie may say. */
  named(to: string): PassedResponse;
  /** Too many want something at once: in the language of the page, or as the API answers its errors. */
  crowded(kind: 'page' | 'call', locale: Locale): PassedResponse;
}

/** Seconds after which to come again. */
const comeAgain = 2;

/** What the front door says by itself; `common` are the headers that every answer of the shop carries. */
export function createRefusals(common: Readonly<Record<string, string>>): Refusals {
  const answer = (status: number, headers: Record<string, string>, text = ''): PassedResponse => {
    const body = Buffer.from(text);
    return { status, headers: { ...common, ...headers, 'content-length': String(body.length) }, body };
  };
  return {
    moved: (to) => answer(308, { location: to, 'cache-control': 'public, max-age=3600' }),
    named: (to) => answer(301, { location: to, 'cache-control': 'no-cache', vary: 'Cookie' }),
    crowded(kind, locale) {
      const code = 'ServiceUnavailable';
      const error = new ShopError(code);
      const message = errorText(error, locale);
      const headers = {
        'retry-after': String(comeAgain),
        'cache-control': 'no-store',
        'content-language': locale,
      };
      if (kind === 'page')
        return answer(error.status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }, message);
      const body: ErrorBody = { code, message };
      const type = { 'content-type': 'application/json', [errorCodeHeader]: code };
      return answer(error.status, { ...headers, ...type }, JSON.stringify(body));
    },
  };
}
