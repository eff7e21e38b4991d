import type { ShownLegalPage } from '#contract/shop/legal-pages.ts';
import type { LegalPage, LegalTexts } from '#rules/text/legal-page.ts';

/** A legal text on the wire. */
export function presentTexts({ en, de }: LegalTexts): ShownLegalPage['texts'] {
  return { en: presentPage(en), de: presentPage(de) };
}

function presentPage({
  title,
  updated,
  numbered,
  intro,
  sections,
}: LegalPage): ShownLegalPage['texts']['en'] {
  return {
    title,
    updated,
    numbered,
    intro,
    sections: sections.map(({ heading, body }) => ({
      heading,
      body: body.map((block) => (typeof block === 'string' ? block : [...block])),
    })),
  };
}
