import { readFileSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import type { Locale } from '#rules/text/locale.ts';

/** The built storefront in each language: the same pages, with the files that hold their texts. */
export function storefronts(build: ServerBuild): Record<Locale, ServerBuild> {
  const inLanguage = (locale: Locale): ServerBuild => ({
    ...build,
    assets: JSON.parse(readFileSync(`build/manifest-${locale}.json`, 'utf8')),
  });
  return { en: inLanguage('en'), de: inLanguage('de') };
}
