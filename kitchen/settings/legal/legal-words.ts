import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import { longDay } from '#rules/text/long-day.ts';

/** What a legal page is called. */
export const pageWord = (page: OwnLegalPage): string =>
  ({ terms: m.legal_terms, privacy: m.legal_privacy, imprint: m.legal_imprint })[page]();

/** A version by its number and its day: Fassung 3 vom 12. November 2026. */
export const versionWord = ({ number, day }: { readonly number: number; readonly day: string }): string =>
  m.legal_version({ number, day: longDay(day, getLocale()) });
