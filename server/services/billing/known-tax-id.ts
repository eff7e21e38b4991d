import { isTaxId } from '#rules/money/tax-id.ts';
import { ShopError } from '../../shop-error.ts';

/**
 * Asks again for a VAT number or tax number that cannot be one.
 * @param field where the request has it
 * @throws ShopError TaxIdInvalid
 */
export function knownTaxId(id: string, field: string): void {
  if (!isTaxId(id)) throw new ShopError('TaxIdInvalid', { field, values: { id } });
}
