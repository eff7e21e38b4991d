import { dialled } from './dialled.ts';
import type { LocalizedText } from './localized-text.ts';

/** Who runs the shop, as invoices, e-mails and pages name them; each telephone number as it is shown. */
export interface Company {
  readonly company: string;
  /** Who may sign for it. */
  readonly represented: readonly string[];
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
  readonly salesEmail: string;
  readonly registerCourt: LocalizedText;
  readonly registerNumber: string;
  readonly vatId: string;
  /** Number that the tax office has given, as invoices carry it beside the VAT id. */
  readonly taxNumber: string;
}

export type CompanyField = keyof Company;

/** What is wrong with a field: nothing stands there, too much, or not what it has to be. */
export type CompanyProblem = 'missing' | 'tooLong' | 'wrong';

/** Longest text of a field, in characters, and the most people who sign. */
const longest = 120;
const mostSigners = 8;

const email = /^[^\s,;<>"()[\]:\\@]+@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.[\p{L}]{2,}$/u;
/** Whoever reads a line takes a break in it for the next one, and a turned direction for another name. */
const oneLine = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*$/u;

const shapes: { readonly [field in CompanyField]?: (text: string) => boolean } = {
  postalCode: (text) => /^\d{5}$/.test(text),
  phone: (text) => dialled(text) !== null,
  whatsApp: (text) => dialled(text) !== null,
  email: (text) => email.test(text),
  salesEmail: (text) => email.test(text),
  vatId: (text) => /^DE\d{9}$/.test(text),
};

/** What keeps a field from being used; null when nothing does. */
export function companyProblem(field: CompanyField, value: unknown): CompanyProblem | null {
  const texts = textsOf(field, value);
  if (texts === null) return 'wrong';
  if (texts.length === 0 || texts.some((text) => text.trim() === '')) return 'missing';
  if (texts.length > mostSigners || texts.some((text) => text.length > longest)) return 'tooLong';
  const isShaped = shapes[field] ?? (() => true);
  return texts.every((text) => oneLine.test(text) && isShaped(text)) ? null : 'wrong';
}

/**
 * The company of the setting `company` (JSON). A field that is missing or cannot be used is that of `fallback`, so that
 * one wrong word never takes the rest away.
 */
export function readCompany(value: string | null | undefined, fallback: Company): Company {
  const said = objectIn(value);
  const fields = Object.keys(fallback) as CompanyField[];
  return Object.fromEntries(
    fields.map((field) => [field, companyProblem(field, said[field]) ? fallback[field] : said[field]]),
  ) as unknown as Company;
}

function textsOf(field: CompanyField, value: unknown): string[] | null {
  if (field === 'represented') return Array.isArray(value) && value.every(isText) ? value : null;
  if (field !== 'registerCourt') return isText(value) ? [value] : null;
  const { de, en } = isObject(value) ? value : {};
  return isText(de) && isText(en) ? [de, en] : null;
}

function objectIn(value: string | null | undefined): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(value ?? '{}');
    return isObject(said) ? said : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
