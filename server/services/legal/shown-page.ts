import { legal, sampleTexts } from '#content/legal/legal.ts';
import { shop } from '#content/shop.ts';
import { type FilledIn, filledInBy, fillIn } from '#rules/text/fill-in.ts';
import { isOwnLegalPage, type LegalPageName, type LegalTexts, withTexts } from '#rules/text/legal-page.ts';
import { type Locale, locales } from '#rules/text/locale.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { companyNow } from '../settings/company.ts';
import { textInForce } from './versions.ts';

export interface ShownPage {
  /** Null for a page whose text comes with the program. */
  readonly version: number | null;
  /** Whether it is still the invented text of the repository. */
  readonly isSample: boolean;
  readonly texts: LegalTexts;
}

/** A legal page as it is in force, with the company's data. */
export async function shownPage(deps: Pick<Deps, 'db'>, page: LegalPageName): Promise<ShownPage> {
  const isSample = shop.sample || sampleTexts.includes(page);
  const version = isOwnLegalPage(page) ? await textInForce(deps.db, page) : null;
  return {
    version: version?.number ?? null,
    isSample: isSample && version?.how !== 'PUBLISHED',
    texts: await withCompany(deps.db, version?.content ?? legal[page]),
  };
}

/** Texts with what their placeholders stand for now. */
export async function withCompany(db: Queryable, texts: LegalTexts): Promise<LegalTexts> {
  const values = await valuesNow(db);
  const filled = (locale: Locale) => withTexts(texts[locale], (text) => fillIn(text, values[locale]));
  return { en: filled('en'), de: filled('de') };
}

/** What the placeholders stand for now. */
export async function valuesNow(db: Queryable): Promise<Record<Locale, FilledIn>> {
  const company = await companyNow(db);
  const values = locales.map((locale) => [locale, filledInBy(company, shop, locale)]);
  return Object.fromEntries(values) as Record<Locale, FilledIn>;
}
