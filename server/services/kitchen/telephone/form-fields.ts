import type { LineItem } from '#rules/orders/line-items.ts';
import { ShopError } from '../../../shop-error.ts';

/** An error of the shop's checkout, its field named as the form at the telephone has it; every other as it is. */
export function inFormFields(error: unknown, items: readonly LineItem[]): unknown {
  if (!(error instanceof ShopError) || error.details.field === undefined) return error;
  return new ShopError(error.code, { ...error.details, field: formField(error.details.field, items) });
}

function formField(field: string, items: readonly LineItem[]): string {
  if (field === 'deliveryAddressId') return 'address';
  const [name, productId] = field.split('.');
  if (name !== 'productQuantities') return field;
  const at = items.findIndex((item) => String(item.productId) === productId);
  return at < 0 ? 'items' : `items.${at}`;
}
