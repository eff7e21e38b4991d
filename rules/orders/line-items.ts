/** Most pieces of one product in an order. */
export const maximumQuantity = 999;

/** Different products in an order: a payment page has at most 100 lines, and one of them is the delivery. */
export const maximumLines = 99;

/** One product and how many pieces of it are ordered. */
export interface LineItem {
  readonly productId: number;
  readonly quantity: number;
}

/** The items that a checkout sends: those with a product id and a quantity above 0 (spec §5). */
export function validLineItems(items: readonly LineItem[]): LineItem[] {
  return items.filter(({ productId, quantity }) => productId > 0 && quantity > 0);
}

/** Map of product id to quantity, as `productQuantities` carries it (spec §3); double ids are added up. */
export function productQuantitiesOf(items: readonly LineItem[]): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { productId, quantity } of items) {
    quantities[productId] = (quantities[productId] ?? 0) + quantity;
  }
  return quantities;
}
