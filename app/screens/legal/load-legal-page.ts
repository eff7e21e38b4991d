import type { LegalPage, LegalPageName } from '#rules/text/legal-page.ts';
import type { PageContext } from '../../api/context.ts';

/** What a legal page shows. */
export interface ShownText {
  readonly page: LegalPage;
  /** Whether its text is still invented. */
  readonly isSample: boolean;
}

/** The text of a legal page that is in force, in the language of the page that asks. */
export async function loadLegalPage(
  { api, locale }: Pick<PageContext, 'api' | 'locale'>,
  name: LegalPageName,
): Promise<ShownText> {
  const { texts, isSample } = await api.legalPage(name);
  return { page: texts[locale], isSample };
}
