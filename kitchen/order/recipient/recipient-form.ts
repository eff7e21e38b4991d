import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { isLeitwegId } from '#rules/money/leitweg-id.ts';
import { isTaxId } from '#rules/money/tax-id.ts';
import { isMistypedVatNumber, plainTaxId } from '#rules/money/vat-number.ts';
import { countryCode, countryName } from '#rules/text/country-code.ts';
import type { Locale } from '#rules/text/locale.ts';
import { isPostalCodeIn } from '#rules/text/postal-code.ts';

export type RecipientField = Exclude<keyof Recipient, 'customerType'>;

/** Why a field will not do. */
export type Wrong = 'MISSING' | 'VAT_NUMBER' | 'VAT_DIGIT' | 'LEITWEG_ID' | 'POSTCODE' | 'COUNTRY';

/** The fields of a recipient in turn: of a company with what its bookkeeping finds an invoice by, of a person without. */
export function fieldsOf({ customerType }: Pick<Recipient, 'customerType'>): readonly RecipientField[] {
  return customerType === 'COMMERCIAL' ? ['name', ...references, ...place] : ['name', 'lastname', ...place];
}
const references = ['vatIdOrTaxId', 'purchaseOrder', 'costCentre', 'leitwegId'] as const;
const place = ['streetName', 'houseNumber', 'streetAddition', 'postalCode', 'city', 'country'] as const;
const needed: readonly RecipientField[] = [
  'name',
  'streetName',
  'houseNumber',
  'postalCode',
  'city',
  'country',
];

/** A recipient as its form begins with it: the country in the language of who reads it, the shop's own where none is known. */
export function begun(recipient: Recipient, locale: Locale): Recipient {
  return { ...recipient, country: countryName(recipient.country || 'DE', locale) };
}

/**
 * What is missing or cannot be so, by field in turn.
 * @param before what stood there: its VAT number is not compared again
 */
export function wrongIn(
  recipient: Recipient,
  before?: Pick<Recipient, 'vatIdOrTaxId'>,
): ReadonlyMap<RecipientField, Wrong> {
  const wrong = fieldsOf(recipient).flatMap((field): [RecipientField, Wrong][] => {
    const why = whyWrong(field, recipient, before?.vatIdOrTaxId ?? '');
    return why ? [[field, why]] : [];
  });
  return new Map(wrong);
}

function whyWrong(field: RecipientField, recipient: Recipient, vatNumberBefore: string): Wrong | null {
  const text = recipient[field].trim();
  if (text === '') return needed.includes(field) ? 'MISSING' : null;
  if (field === 'vatIdOrTaxId' && !isTaxId(text)) return 'VAT_NUMBER';
  const isTyped = plainTaxId(text) !== plainTaxId(vatNumberBefore);
  if (field === 'vatIdOrTaxId' && isTyped && isMistypedVatNumber(text)) return 'VAT_DIGIT';
  if (field === 'leitwegId' && !isLeitwegId(text)) return 'LEITWEG_ID';
  if (field === 'country' && countryCode(text) === null) return 'COUNTRY';
  if (field === 'postalCode' && !isPostalCodeIn(recipient.country, text)) return 'POSTCODE';
  return null;
}

/** A recipient as the shop is told of it: without blanks around, and nothing of what its form does not show. */
export function written(recipient: Recipient): Recipient {
  const shown = fieldsOf(recipient);
  const all: RecipientField[] = ['name', 'lastname', ...references, ...place];
  const texts = all.map((field) => [field, shown.includes(field) ? recipient[field].trim() : '']);
  return { customerType: recipient.customerType, ...Object.fromEntries(texts) };
}

/** Whether two say the same, however it was typed. */
export function saysSame(one: Recipient, other: Recipient): boolean {
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}
