import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#locale';
import type { Locale } from '#rules/text/locale.ts';

const requestLocale = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => requestLocale.getStore() ?? 'en');

/** Runs something in a language: every text made inside it is in that language. */
export function inLocale<T>(locale: Locale, run: () => T): T {
  return requestLocale.run(locale, run);
}
