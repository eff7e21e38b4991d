import type { MouseEvent } from 'react';
import { getLocale } from '#locale';
import { type Locale, locales } from '#rules/text/locale.ts';
import { switchLanguage } from '../stores/language.ts';

/** A language is named in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** Links that switch the language: without scripts by their address, otherwise in place (spec §4). */
export function LanguageLinks({ className, short = false }: { className?: string; short?: boolean }) {
  const current = getLocale();
  function onClick(event: MouseEvent, locale: Locale) {
    event.preventDefault();
    if (locale !== current) switchLanguage(locale);
  }
  return locales.map((locale) => (
    <a
      key={locale}
      href={`?lang=${locale}`}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current ? 'true' : undefined}
      className={className}
      onClick={(event) => onClick(event, locale)}
    >
      {short ? (
        <>
          {locale.toUpperCase()}
          <span className="sr-only">{languageNames[locale]}</span>
        </>
      ) : (
        languageNames[locale]
      )}
    </a>
  ));
}
