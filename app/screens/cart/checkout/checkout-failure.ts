import { m } from '#messages';
import { ApiError } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';

/**
 * How a checkout failed: another total counts now (euro), its time has no room (with the nearest that have), or a text to
 * show under "Checkout Failed" (spec §8).
 */
export type CheckoutFailure =
  | { readonly kind: 'total-changed'; readonly total: number }
  | { readonly kind: 'slot-full'; readonly nearest: readonly string[] }
  | { readonly kind: 'message'; readonly text: string };

/** Reads the error of create-checkout-session. */
export function checkoutFailure(error: unknown): CheckoutFailure {
  if (error instanceof ApiError) {
    const total = error.body.amount;
    if (error.code === 'TotalChanged' && total !== undefined) return { kind: 'total-changed', total };
    if (error.code === 'SlotFull') return { kind: 'slot-full', nearest: error.body.nearest ?? [] };
    if (isMissingAddress(error)) return { kind: 'message', text: m.delivery_failed_address() };
    if (error.status === 502 || error.status === 504) {
      return { kind: 'message', text: m.delivery_failed_unavailable() };
    }
  }
  return { kind: 'message', text: errorText(error, m.delivery_failed()) };
}

function isMissingAddress({ status, code, body }: ApiError): boolean {
  return (
    status === 404 && (code === 'DeliveryAddressNotFound' || !!body.message?.includes('DeliveryAddress'))
  );
}
