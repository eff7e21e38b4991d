import { isVatNumber } from './tax-id.ts';

/**
 * A VAT number as data has it, without blanks and marks and in capitals; a tax number keeps the marks of its office, and
 * whatever else was written stays as it was: letters before a number need not be those of a country.
 */
export function plainTaxId(text: string): string {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  return isVatNumber(plain) ? plain : text.trim();
}

/**
 * Whether the last digit of a German or Austrian VAT number does not follow from those before it, so that one was mistyped;
 * of other numbers it cannot be told here. How it follows is published by the Austrian ministry of finance for all countries
 * of the union, as „UID-Konstruktionsregeln“.
 */
export function isMistypedVatNumber(text: string): boolean {
  const [, country = '', number = ''] = /^(DE|ATU)(\d{8,9})$/.exec(plainTaxId(text)) ?? [];
  const digits = Array.from(number, Number);
  const last = digits.pop();
  if (country === 'DE' && digits.length === 8) return last !== germanCheck(digits);
  return country === 'ATU' && digits.length === 7 && last !== austrianCheck(digits);
}

/** ISO/IEC 7064, MOD 11,10. */
function germanCheck(digits: readonly number[]): number {
  const product = digits.reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10;
}

/** Every second digit counts twice, by the sum of its digits; four are added. */
function austrianCheck(digits: readonly number[]): number {
  const sum = digits.reduce((before, digit, at) => {
    const twice = 2 * digit;
    return before + (at % 2 === 0 ? digit : twice - (twice > 9 ? 9 : 0));
  }, 4);
  return (10 - (sum % 10)) % 10;
}
