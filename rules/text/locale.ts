/** The two languages of the shop (spec §1). */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** True for `en` and `de`, false for everything else. */
export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'de';
}

/**
 * The language an API caller asks for by `Accept-Language`; German when it names neither (spec §4:
 * the ordering calls default to German).
 */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.trim().split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = ranked[0]?.language;
  return isLocale(best) ? best : 'de';
}
