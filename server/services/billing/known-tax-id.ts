import { isTaxId } from '#rules/money/tax-id.ts';
import { isMistypedVatNumber } from '#rules/money/vat-number.ts';
import { ShopError } from '../../shop-error.ts';

/**
 * Asks again for a VAT number or tax number that cannot be one.
 * @param field where the request has it
 * @throws ShopError TaxIdInvalid
 */
export function knownTaxId(id: string, field: string): void {
  if (!isTaxId(id)) throw new ShopError('TaxIdInvalid', { field, values: { id } });
}

/**
 * Asks again for a VAT number of which a digit must be wrong: who works here can compare it, while an order of the shop's
 * is never refused for that.
 * @throws ShopError TaxIdInvalid
 */
export function unmistypedTaxId(id: string, field: string): void {
  if (isMistypedVatNumber(id)) throw new ShopError('TaxIdInvalid', { field, values: { id } });
}
