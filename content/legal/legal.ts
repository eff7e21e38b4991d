import type { LegalPageName, LegalTexts } from '#rules/text/legal-page.ts';
import { accessibility as accessibilityDe } from './de/accessibility.ts';
import { cookies as cookiesDe } from './de/cookies.ts';
import { imprint as imprintDe } from './de/imprint.ts';
import { privacy as privacyDe } from './de/privacy.ts';
import { terms as termsDe } from './de/terms.ts';
import { accessibility as accessibilityEn } from './en/accessibility.ts';
import { cookies as cookiesEn } from './en/cookies.ts';
import { imprint as imprintEn } from './en/imprint.ts';
import { privacy as privacyEn } from './en/privacy.ts';
import { terms as termsEn } from './en/terms.ts';

/** Pages whose texts are still samples: the operator's lawyer replaces or confirms them, and takes their names out. */
export const sampleTexts: readonly LegalPageName[] = [
  'imprint',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
];

/** The legal pages in both languages, the company's data as placeholders (`rules/text/fill-in.ts`). */
export const legal: Record<LegalPageName, LegalTexts> = {
  imprint: { en: imprintEn, de: imprintDe },
  terms: { en: termsEn, de: termsDe },
  privacy: { en: privacyEn, de: privacyDe },
  cookies: { en: cookiesEn, de: cookiesDe },
  accessibility: { en: accessibilityEn, de: accessibilityDe },
};
