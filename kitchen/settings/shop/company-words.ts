import { m } from '#kitchen-messages';
import type { CompanyProblem } from '#rules/text/company.ts';
import type { CompanyValues } from './company-values.ts';

/** What keeps a field of the company from being saved, as people are told. */
export function companyWords(field: keyof CompanyValues, problem: CompanyProblem): string {
  if (problem === 'missing') return m.company_missing();
  return problem === 'tooLong' ? m.company_too_long() : (wrong[field] ?? m.company_wrong)();
}

const wrong: { readonly [Field in keyof CompanyValues]?: () => string } = {
  postalCode: m.company_wrong_postal_code,
  phone: m.company_wrong_phone,
  whatsApp: m.company_wrong_phone,
  email: m.company_wrong_email,
  salesEmail: m.company_wrong_email,
  vatId: m.company_wrong_vat_id,
};
