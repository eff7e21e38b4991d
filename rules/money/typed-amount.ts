import type { Cents } from './money.ts';

/** Without marks for thousands, or with the same one at each three digits and another before the decimals. */
const written = /^(?:\d+(?:[.,]\d{1,2})?|[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?)$/;
const atTheEnd = /[.,](\d{1,2})$/;
const ambiguous = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * The amount that somebody means who types one in euro: `116`, `116,5`, `1.160,00 €`, `1,160.00`, `1.160.000`. Null for what is
 * none, for more than two decimals, and for what has two meanings (see bothMeanings).
 */
export function typedAmount(text: string): Cents | null {
  const typed = withoutSign(text);
  if (!written.test(typed) || ambiguous.test(typed)) return null;
  const [end = '', decimals = ''] = atTheEnd.exec(typed) ?? [];
  const euro = typed.slice(0, typed.length - end.length).replaceAll(/[.,\s]/g, '');
  const cents = Number(euro) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * What `1.250` or `12,555` can mean, where one mark has three digits behind it: thousands, or decimals rounded to a cent. Null for
 * what can mean one thing only.
 */
export function bothMeanings(text: string): readonly [thousands: Cents, decimals: Cents] | null {
  const [, before, behind] = ambiguous.exec(withoutSign(text)) ?? [];
  if (before === undefined || behind === undefined) return null;
  const thousands = Number(before + behind) * 100;
  return [thousands, Math.round(thousands / 1000)];
}

const withoutSign = (text: string) => text.replace(/^\s*€|€\s*$/, '').trim();
