import { dayOf } from '../booking/agreed.ts';
import { isByTelephone } from './telephone-order.ts';

/** What of an order says whether it is the twin of another. */
interface Placed {
  readonly fingerprint: string;
  readonly status: string;
  readonly fulfilment: string;
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly preferDateAndTime: string | null;
  readonly address: { streetName: string; houseNumber: string; postalCode: string } | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly lines: readonly { readonly productId: number }[];
}

/**
 * Whether two orders of a customer are twins: for one day and place, with a dish in common, and open at the same time. Whoever goes
 * back from the payment page, changes something and orders anew has two, and hardly ever wants both. What is canceled
 * is nobody's twin, and what was agreed at the telephone is meant as it was said.
 */
export function areTwins(one: Placed, other: Placed): boolean {
  if ([one, other].some((order) => order.status === 'CANCELED' || isByTelephone(order))) return false;
  const dishes = new Set(one.lines.map(({ productId }) => productId));
  return (
    dayOf(one) === dayOf(other) &&
    placeOf(one) === placeOf(other) &&
    other.lines.some(({ productId }) => dishes.has(productId)) &&
    wasOpenWhen(one, other.createdAt) &&
    wasOpenWhen(other, one.createdAt)
  );
}

function placeOf({ fulfilment, address }: Placed): string {
  if (fulfilment === 'PICKUP' || address === null) return fulfilment;
  return [address.postalCode, address.streetName, address.houseNumber].join('\n').toLowerCase();
}

/** Whether an order was not paid yet, or not even there, at a moment. */
const wasOpenWhen = ({ paidAt }: Placed, at: Date): boolean => paidAt === null || paidAt >= at;
