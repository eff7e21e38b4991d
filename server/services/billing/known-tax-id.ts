import { isTaxId } from '#rules/money/tax-id.ts';
import { isMistypedVatNumber, plainTaxId } from '#rules/money/vat-number.ts';
import { ShopError } from '../../shop-error.ts';

/**
 * Refuses what cannot be a VAT number or tax number.
 * @param field where the request has it
 * @throws ShopError TaxIdInvalid
 */
export function knownTaxId(id: string, field: string): void {
  if (!isTaxId(id)) throw new ShopError('TaxIdInvalid', { field, values: { id } });
}

/**
 * Refuses a VAT number of which a digit must be wrong, unless it stood there before: who works here can compare what they
 * type, while an order of the shop's is never refused for that.
 * @throws ShopError TaxIdMistyped
 */
export function unmistypedTaxId(id: string, field: string, before = ''): void {
  if (isMistypedVatNumber(id) && plainTaxId(id) !== plainTaxId(before))
    throw new ShopError('TaxIdMistyped', { field, values: { id } });
}
