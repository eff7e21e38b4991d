import { legal } from '#content/legal/legal.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';

/** The texts that the program carries, with one more section on a page. */
export function textsWith(page: OwnLegalPage, heading: string): Record<OwnLegalPage, LegalTexts> {
  return { ...legal, [page]: textWith(page, heading) };
}

/** The text of a page with one more section. */
export function textWith(page: OwnLegalPage, heading: string): LegalTexts {
  const { en, de } = legal[page];
  const section = { heading, body: [`${heading} of {company}`] };
  return {
    en: { ...en, sections: [...en.sections, section] },
    de: { ...de, sections: [...de.sections, section] },
  };
}
