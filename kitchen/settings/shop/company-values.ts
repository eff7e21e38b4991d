import { type Company, type CompanyField, companyProblem } from '#rules/text/company.ts';

/** The company as its form holds it: one text a field, those who sign separated by commas. */
export interface CompanyValues
  extends Record<Exclude<CompanyField, 'represented' | 'registerCourt'>, string> {
  readonly represented: string;
  readonly courtDe: string;
  readonly courtEn: string;
}
export type CompanyWrong = { readonly [Field in keyof CompanyValues]?: string };

/** The form of a company. */
export function companyValues({ represented, registerCourt, ...texts }: Company): CompanyValues {
  return {
    ...texts,
    represented: represented.join(', '),
    courtDe: registerCourt.de,
    courtEn: registerCourt.en,
  };
}

/** The company that a form says. */
export function companyOf({ represented, courtDe, courtEn, ...texts }: CompanyValues): Company {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    ...(trimmed as Omit<Company, 'represented' | 'registerCourt'>),
    vatId: texts.vatId.replaceAll(/\s/g, '').toUpperCase(),
    represented: represented.split(',').flatMap((name) => name.trim() || []),
    registerCourt: { de: courtDe.trim(), en: courtEn.trim() },
  };
}

/**
 * What of a company keeps it from being saved, at its field in the order of the form; empty when nothing does.
 * @param words what a field that is missing, too long or wrong says
 */
export function companyWrong(
  values: CompanyValues,
  words: (field: keyof CompanyValues, problem: 'missing' | 'tooLong' | 'wrong') => string,
): CompanyWrong {
  const company = companyOf(values);
  return Object.fromEntries(
    (Object.keys(company) as CompanyField[]).flatMap((field) => {
      const problem = companyProblem(field, company[field]);
      if (!problem) return [];
      if (field !== 'registerCourt') return [[field, words(field, problem)]];
      const court = company.registerCourt.de === '' || problem !== 'missing' ? 'courtDe' : 'courtEn';
      return [[court, words(court, problem)]];
    }),
  );
}
