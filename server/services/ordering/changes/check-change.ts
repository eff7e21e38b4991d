import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import { isSameSlot, type Portions } from '#rules/booking/slot-state.ts';
import { withoutLeadTime } from '#rules/booking/time-slots.ts';
import type { Queryable } from '../../../db/database.ts';
import { portionsBySeller, sumOf } from '../../booking/basket-portions.ts';
import { refuseIfFull } from '../../booking/take-slot.ts';
import { refuseSoldOut } from '../../catalogue/availability.ts';
import type { orderingRules } from '../../settings/settings.ts';
import { checkTime } from '../check-fulfilment.ts';
import type { OrderWithLines } from '../find-order.ts';
import { checkMinimum, requireInvoiceAddress } from '../place-order.ts';
import type { PricedChange } from './price-change.ts';
import type { ChangedBy, wishedOf } from './wished-change.ts';

interface Checked {
  readonly order: OrderWithLines;
  readonly wished: ReturnType<typeof wishedOf>;
  readonly priced: PricedChange;
  readonly rules: Awaited<ReturnType<typeof orderingRules>>;
  readonly by: ChangedBy;
  readonly now: number;
}

/**
 * Asks of a change what was asked of the order, as far as it is different: what stays is not refused for what has become
 * of the shop since. Only additional portions need room; at another time all of them do.
 * Errors: MinimumOrderNotMet, InvoiceAddressRequired, DeliveryTimeUnavailable, SoldOut, SlotFull.
 */
export async function checkChange(db: Queryable, checked: Checked): Promise<void> {
  checkAmounts(checked);
  await checkPlaceInTime(db, checked);
}

function checkAmounts({ order, wished, priced: { change }, rules }: Checked): void {
  const isElsewhere = wished.postalCode !== (order.address?.postalCode ?? null);
  if (change.subtotal < order.subtotal || isElsewhere) {
    const to = order.fulfilment === 'DELIVERY' ? wished.postalCode : null;
    checkMinimum(change.subtotal, minimumOrderFor(to, rules.minimumOrder, rules.delivery.zones));
  }
  if (change.total > order.total)
    requireInvoiceAddress(order.fulfilment, change.total, order.customer.address);
}

async function checkPlaceInTime(
  db: Queryable,
  { order, wished, priced, rules, by, now }: Checked,
): Promise<void> {
  const { fulfilment, id: without } = order;
  const { preferDateAndTime } = wished;
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  if (!place) return;
  const isMoved = preferDateAndTime !== order.preferDateAndTime?.slice(0, 16);
  const before = parseLocalDateTime(order.preferDateAndTime ?? '');
  const portions = portionsBySeller(priced.products, priced.change.lines);
  const stays = isSameSlot(place, before);
  const additional = stays ? whereMore(portions, portionsBySeller(priced.products, order.lines)) : portions;
  const booking = by === 'shop' ? withoutLeadTime(rules.booking) : rules.booking;
  // Whoever works here may add at any time to what is there.
  const asksTime = isMoved || (by === 'customer' && priced.added.length > 0);
  if (asksTime) {
    checkTime({ fulfilment, preferDateAndTime: preferDateAndTime ?? undefined }, booking, {
      now,
      portions: sumOf(portions),
    });
  }
  const ids =
    place.day === before?.day ? priced.added : priced.change.lines.map(({ productId }) => productId);
  refuseSoldOut(
    priced.products.filter(({ id }) => ids.includes(id)),
    place.day,
  );
  if (additional.size === 0 && stays) return;
  await refuseIfFull(db, {
    ...place,
    fulfilment,
    portions: additional,
    booking,
    now,
    without,
    hasTrip: stays,
  });
}

/** Of the kitchens that make more than before all that they make: the rest keeps the room that it has. */
function whereMore(after: Portions, before: Portions): Portions {
  return new Map([...after].filter(([seller, portions]) => portions > (before.get(seller) ?? 0)));
}
