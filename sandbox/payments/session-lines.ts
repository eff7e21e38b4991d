import { ApiError, invalid } from './errors.ts';
import type { Params } from './params.ts';
import type { Item, Session, SessionRecord } from './store/records.ts';

/** Reads `line_items[n][price_data]`; all of them must be in one currency. */
export function readItems(params: Params): { items: Item[]; currency: string } {
  const indices = params.below('line_items');
  if (indices.length === 0) params.required('line_items');
  if (indices.length > 100) throw invalid('line_items', 'A session can have at most 100 line items.');
  const currencies = new Set<string>();
  const items = indices.map((index) => {
    const at = `line_items[${index}]`;
    const price = `${at}[price_data]`;
    currencies.add(readCurrency(params, `${price}[currency]`));
    params.required(`${price}[unit_amount]`);
    params.required(`${at}[quantity]`);
    return {
      name: params.required(`${price}[product_data][name]`),
      unitAmount: params.integer(`${price}[unit_amount]`) ?? 0,
      quantity: params.integer(`${at}[quantity]`, 1) ?? 1,
      discount: 0,
    };
  });
  const [currency, second] = [...currencies];
  if (!currency || second) throw invalid('line_items', 'All line items must use the same currency.');
  return { items, currency };
}

function readCurrency(params: Params, name: string): string {
  const currency = params.required(name).toLowerCase();
  if (/^[a-z]{3}$/.test(currency)) return currency;
  throw new ApiError(400, `Invalid currency: ${currency}.`, { code: 'parameter_invalid', param: name });
}

/** Spreads a discount over the items in proportion; the last cents go to the first ones that can take them. */
export function spreadDiscount(items: Item[], discount: number): Item[] {
  const subtotal = sum(items);
  if (discount === 0 || subtotal === 0) return items;
  let left = discount;
  const spread = items.map((item) => {
    const share = Math.floor((discount * item.unitAmount * item.quantity) / subtotal);
    left -= share;
    return { ...item, discount: share };
  });
  for (const item of spread) {
    const more = Math.min(left, item.unitAmount * item.quantity - item.discount);
    item.discount += more;
    left -= more;
  }
  return spread;
}

/** Sum before discounts, in the smallest unit. */
export function sum(items: Item[]): number {
  return items.reduce((total, item) => total + item.unitAmount * item.quantity, 0);
}

/** The items as the list object of GET /v1/checkout/sessions/:id/line_items. */
export function itemList({ session, items }: SessionRecord): object {
  const data = items.map((item, index) => itemObject(session, item, index));
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` };
}

function itemObject(session: Session, item: Item, index: number): object {
  const subtotal = item.unitAmount * item.quantity;
  const suffix = `${session.id.slice(-20)}${index}`;
  return {
    id: `li_${suffix}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: item.discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - item.discount,
    currency: session.currency,
    description: item.name,
    metadata: {},
    price: {
      id: `price_${suffix}`,
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: session.created,
      currency: session.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: `prod_${suffix}`,
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: item.unitAmount,
      unit_amount_decimal: String(item.unitAmount),
    },
    quantity: item.quantity,
  };
}
