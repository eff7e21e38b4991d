import { getLocale } from '#locale';
import { m } from '#messages';
import { smallInvoice } from '#rules/money/invoice-address.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { MissingForCheckout } from './missing-for-checkout.ts';

/** What to say about something that is missing. */
export function missingText(missing: MissingForCheckout, postalCode: string): string {
  switch (missing) {
    case 'products':
      return m.delivery_missing_products();
    case 'address':
      return m.delivery_missing_address();
    case 'unsaved':
      return m.delivery_unsaved_address();
    case 'area':
      return m.delivery_outside_area({ postalCode });
    case 'invoice':
      return m.delivery_missing_invoice({ amount: formatMoney(smallInvoice, getLocale()) });
    case 'date':
      return m.delivery_missing_date();
    case 'time':
      return m.delivery_missing_time();
    case 'company':
      return m.delivery_missing_company();
  }
}
