import { getLocale } from '#locale';
import { m } from '#messages';
import { smallInvoice } from '#rules/money/invoice-address.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { MissingForCheckout } from './missing-for-checkout.ts';

/** What an order is for, as far as something may be missing for it. */
export interface OrderPlace {
  readonly postalCode: string;
  /** The least order that is brought there, and what this one lacks to it, in cents. */
  readonly minimum: Cents;
  readonly lacking: Cents;
  /** Names of what cannot be had for its day. */
  readonly soldOut: string;
}

/** What is there, but not as it has to be. */
const wrong: readonly MissingForCheckout[] = ['soldOut', 'area', 'phone'];

/** What to call all that keeps an order from being placed; of a company it may be either. */
export function missingTitle(parts: readonly MissingForCheckout[]): string {
  if (parts.every((part) => wrong.includes(part))) return m.delivery_wrong_title();
  const isMixed = parts.some((part) => part === 'company' || wrong.includes(part));
  return isMixed ? m.delivery_missing_or_wrong_title() : m.delivery_missing_title();
}

/** What to say about something that is missing. */
export function missingText(
  missing: MissingForCheckout,
  { postalCode, minimum, lacking, soldOut }: OrderPlace,
): string {
  switch (missing) {
    case 'products':
      return m.delivery_missing_products();
    case 'soldOut':
      return m.error_SoldOut({ products: soldOut });
    case 'address':
      return m.delivery_missing_address();
    case 'unsaved':
      return m.delivery_unsaved_address();
    case 'edited':
      return m.delivery_unsaved_changes();
    case 'area':
      return m.delivery_outside_area({ postalCode });
    case 'minimum':
      return m.error_MinimumOrderNotMet({
        minimum: formatMoney(minimum, getLocale()),
        missing: formatMoney(lacking, getLocale()),
      });
    case 'invoice':
      return m.delivery_missing_invoice({ amount: formatMoney(smallInvoice, getLocale()) });
    case 'date':
      return m.delivery_missing_date();
    case 'time':
      return m.delivery_missing_time();
    case 'name':
      return m.delivery_missing_name({ amount: formatMoney(smallInvoice, getLocale()) });
    case 'phone':
      return m.delivery_phone_wrong();
    case 'company':
      return m.delivery_missing_company();
  }
}
