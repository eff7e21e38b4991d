/** VAT numbers of the European Union and its neighbours, by the letters they begin with (VIES). */
const vatNumbers: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Whether a text is the VAT number of one of these countries, written without blanks and marks and in capitals. */
export const isVatNumber = (plain: string): boolean =>
  vatNumbers[plain.slice(0, 2)]?.test(plain.slice(2)) ?? false;

/** What other countries number their companies with. */
const otherCountries = /^(?=.*\d{4})[A-Z\d]{4,14}$/;
/** A tax number: eight digits or more, with the marks that offices write between them. */
const taxNumber = /^(\d[/-]?){7,15}\d$/;

/**
 * Whether a text has the form of a VAT number of the country it begins with, or of a tax number; blanks and marks in it
 * do not matter. Whether it was ever given to anybody only the offices know.
 */
export function isTaxId(text: string): boolean {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [, country, number] = /^([A-Z]{2})(.*)$/.exec(plain) ?? [];
  if (country === undefined || number === undefined) return taxNumber.test(text.replaceAll(/\s/g, ''));
  return (vatNumbers[country] ?? otherCountries).test(number);
}
