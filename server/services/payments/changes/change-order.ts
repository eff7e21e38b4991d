import { isDeepStrictEqual } from 'node:util';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { isSameSlot } from '#rules/booking/slot-state.ts';
import type { Cents } from '#rules/money/money.ts';
import { isBesideWaiting } from '#rules/orders/beside-waiting.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { lifetimeOfChange } from '#rules/orders/payment-lifetime.ts';
import { type Actor, doerOf, system } from '../../../access/actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { type ChangeOutcome, type HeldItem, orderChanges } from '../../../db/schema/changes.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockDay, namingFree } from '../../booking/take-slot.ts';
import { type ChangeQuote, quoteChangeIn } from '../../ordering/changes/quote-change.ts';
import type { ChangedBy, WishedChange } from '../../ordering/changes/wished-change.ts';
import { lockOrder, type Order, type OrderWithLines, readOrder } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { bookingNow, orderingRules } from '../../settings/settings.ts';
import { ledgerOf } from '../ledger/read-ledger.ts';
import { standingOf } from '../ledger/standing.ts';
import { nextCheck } from '../next-check.ts';
import { refundSoon } from '../refund-order.ts';
import { applyChange } from './apply-change.ts';
import { goOnFrom, waitingWordsOf } from './beside-waiting.ts';
import { dropOpenChange } from './drop-open-change.ts';
import { openChangePage } from './open-change-page.ts';
import { isStillMeant } from './settle-change.ts';
import { openChangeOf } from './waiting-change.ts';

type Change = typeof orderChanges.$inferSelect;

/** A change with what whoever wishes it has seen of its price. */
export interface AskedChange {
  readonly orderId: number;
  readonly wished: WishedChange;
  /** Of the order that it is about. */
  readonly version: number;
  readonly difference: Cents;
  /** Noted for those who work here. */
  readonly reason?: string | undefined;
}

/** What became of a change: made, or waiting for its payment. */
export interface ChangeMade {
  readonly difference: Cents;
  /** Where the difference is to be paid, and until when it is kept; null where the change is made. */
  readonly page: { readonly url: string; readonly until: Date } | null;
}

/**
 * Changes an order for the price that was seen: at once where nothing more is to be paid, else when that is paid. The
 * same asked again finds the page that is open for it; beside that one, only words are changed. A change that is not what
 * the order is about any more, or whose time to pay is over, gives way.
 * Errors: OrderNotFound, OrderChangedMeanwhile, ChangeCostsDiffer, ChangeUnderWay, PaymentDisputed, those of quoteChange
 * and dropOpenChange.
 */
export async function changeOrder(
  deps: Deps,
  actor: Actor,
  by: ChangedBy,
  asked: AskedChange,
): Promise<ChangeMade> {
  const rules = await orderingRules(deps);
  const before = await readOrder(deps.db, asked.orderId);
  const waiting = await openChangeOf(deps.db, asked.orderId);
  if (waiting && isInTheWay(waiting, before, asked) && !isGood(waiting, before, deps.now())) {
    await dropOpenChange(deps, system, asked.orderId);
  }
  const days = [before.preferDateAndTime, asked.wished.preferDateAndTime].flatMap(
    (time) => time?.slice(0, 10) ?? [],
  );
  const act = async (tx: Queryable): Promise<Change | null> => {
    for (const day of [...new Set(days)].toSorted()) await lockDay(tx, day);
    const locked = await lockOrder(tx, asked.orderId);
    if (!locked) throw new ShopError('OrderNotFound');
    const order = await readOrder(tx, asked.orderId);
    const open = await openChangeOf(tx, order.id);
    if (open && isInTheWay(open, order, asked)) {
      if (!isGood(open, order, deps.now())) throw new ShopError('OrderChangedMeanwhile');
      return theSame(open, order, asked);
    }
    // Another day than those that are locked is the work of somebody who was faster.
    const isMoved = order.preferDateAndTime !== before.preferDateAndTime;
    if (isMoved || order.version !== asked.version) throw new ShopError('OrderChangedMeanwhile');
    const now = deps.now();
    // Read once the days are locked: whoever held one may have closed it.
    const booked = { ...rules, booking: await bookingNow(tx) };
    const quote = await quoteChangeIn(tx, by, { order, ...asked.wished, rules: booked, now });
    if (quote.difference !== asked.difference) throw new ShopError('ChangeCostsDiffer');
    // A bank that takes the money back would have it go back twice.
    const { isDisputed } = standingOf(order, await ledgerOf(tx, order.id));
    if (isDisputed) throw new ShopError('PaymentDisputed');
    const at = new Date(now);
    if (asked.reason) await writeNote(tx, actor, { orderId: order.id, text: asked.reason, at });
    const { difference } = quote;
    if (open && difference !== 0) throw new ShopError('ChangeUnderWay');
    if (difference > 0) return writeChange(tx, actor, quote, asked.wished, now);
    const outcome = outcomeOf(quote);
    const wished = wishedColumns(order, quote, asked.wished);
    const made = { outcome, difference, wished, changeId: null, at };
    const version = await applyChange(tx, doerOf(actor), order, made);
    if (open) await goOnFrom(tx, open, asked.wished, version);
    return null;
  };
  const change = await namingFree(deps, () => deps.db.transaction(act));
  if (!change) {
    if (asked.difference < 0) await refundSoon(deps, asked.orderId);
    return { difference: asked.difference, page: null };
  }
  return { difference: change.difference, page: await openChangePage(deps, change) };
}

/** Whether a change that waits for its payment leaves no room for a wish beside it. */
const isInTheWay = (open: Change, order: Order, { wished }: AskedChange): boolean =>
  !isBesideWaiting(wished, waitingWordsOf(open, order));

/** Whether who pays now for a change that waits gets it. */
const isGood = (open: Change, order: OrderWithLines, now: number): boolean =>
  isStillMeant(order, open) && open.until.getTime() > now;

/** The same pressed twice finds the first one. Errors: ChangeUnderWay. */
function theSame(open: Change, order: Order, { difference, wished }: AskedChange): Change {
  const { deliveryInstruction = order.deliveryInstruction, guests = order.guests } = wished;
  const isSame =
    open.difference === difference &&
    (!wished.items || sameItems(wished.items, open.items)) &&
    (!wished.preferDateAndTime || wished.preferDateAndTime.slice(0, 16) === open.preferDateAndTime) &&
    isDeepStrictEqual(wished.address ?? null, open.address) &&
    deliveryInstruction === open.deliveryInstruction &&
    guests === open.guests;
  if (!isSame) throw new ShopError('ChangeUnderWay');
  return open;
}

const written = (items: readonly LineItem[]) =>
  JSON.stringify(
    items.map(({ productId, quantity }) => [productId, quantity]).toSorted(([a = 0], [b = 0]) => a - b),
  );
const sameItems = (one: readonly LineItem[], other: readonly LineItem[]) => written(one) === written(other);

/** Keeps what was agreed to, and the room for what it adds, until it is paid. */
async function writeChange(
  tx: Queryable,
  actor: Actor,
  quote: ChangeQuote,
  wish: WishedChange,
  now: number,
): Promise<Change> {
  const { before: order, difference } = quote;
  const wished = wishedColumns(order, quote, wish);
  const stays = isSameSlot(placeOf(order), placeOf(quote));
  const items = quote.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const [change] = await tx
    .insert(orderChanges)
    .values({
      ...wished,
      // Where it stays, nothing personal is kept twice.
      address: wish.address ?? null,
      orderId: order.id,
      baseVersion: order.version,
      items,
      held: heldFor(quote, items),
      holdsDelivery: !stays && order.fulfilment === 'DELIVERY',
      difference,
      fee: quote.fee,
      outcome: outcomeOf(quote),
      until: new Date(now + lifetimeOfChange(actor.kind)),
      nextCheckAt: nextCheck(new Date(now), now),
      ...doerOf(actor),
      createdAt: new Date(now),
    })
    .returning();
  if (!change) throw new Error('the change was not written');
  // Boards that stand open hear of it.
  const data = { difference };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'change-waits', at: new Date(now), data });
  return change;
}

/** What of a quote stays, whatever prices and times do until it is paid. */
function outcomeOf(quote: ChangeQuote): ChangeOutcome {
  const { lines, subtotal, discount, deliveryFee, total, deposit, fee, feeBase, stage, stepPercent, before } =
    quote;
  return {
    lines: lines.map(({ productId, name, quantity, unitPrice, vatRate, alcoholByVolume, deposit: own }) => ({
      productId,
      name,
      quantity,
      unitPrice,
      vatRate,
      alcoholByVolume,
      deposit: own,
    })),
    subtotal,
    discount,
    deliveryFee,
    total,
    deposit,
    fee: { amount: fee, percent: stage.percent, stepPercent, tax: stage.tax, of: feeBase },
    from: before.preferDateAndTime,
  };
}

/** The columns of an order as it is wished; what is left out stays. */
function wishedColumns(order: OrderWithLines, quote: ChangeQuote, wished: WishedChange) {
  const { address, deliveryInstruction, guests } = wished;
  return {
    preferDateAndTime: quote.preferDateAndTime,
    address: address ?? order.address,
    deliveryInstruction: deliveryInstruction === undefined ? order.deliveryInstruction : deliveryInstruction,
    guests: guests === undefined ? order.guests : guests,
  };
}

/** For what room is kept: at another half hour for all of it, also for what the order has on the same day already. */
function heldFor(quote: ChangeQuote, items: readonly LineItem[]): readonly HeldItem[] {
  const [before, after] = [placeOf(quote.before), placeOf(quote)];
  const added = additional(quote);
  if (isSameSlot(before, after)) return added;
  if (before?.day !== after?.day) return items;
  const moreOf = (id: number) => added.find(({ productId }) => productId === id)?.quantity ?? 0;
  return items.map((item) => ({ ...item, more: moreOf(item.productId) }));
}

/** Pieces that are more than before. */
function additional({ changes }: ChangeQuote): LineItem[] {
  return changes
    .filter(({ from, to }) => to > from)
    .map(({ productId, from, to }) => ({ productId, quantity: to - from }));
}

const placeOf = ({ preferDateAndTime }: Pick<OrderWithLines, 'preferDateAndTime'>) =>
  parseLocalDateTime(preferDateAndTime ?? '');
