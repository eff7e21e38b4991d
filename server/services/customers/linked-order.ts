import { and, asc, eq, inArray } from 'drizzle-orm';
import { isBinding } from '#rules/orders/order-moves.ts';
import { type OrderStation, stationsOf } from '#rules/orders/work/order-stations.ts';
import type { LinkActor } from '../../access/actor.ts';
import { orderLink } from '../../access/order-link.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import type { Queryable } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import { products } from '../../db/schema/catalogue.ts';
import { stops } from '../../db/schema/kitchen.ts';
import { orderEvents } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { documentFile, type InvoiceFile } from '../billing/invoice-file.ts';
import { lastOf } from '../ordering/anew/ordered-anew.ts';
import { findOrderOf, type Order } from '../ordering/find-order.ts';
import { waitingChangeOf } from '../payments/changes/waiting-change.ts';
import { companyNow } from '../settings/company.ts';
import { withFacts } from './order-facts.ts';

/** All that the page of an order says of it, for who has its link. Errors: OrderNotFound. */
export function seeLinkedOrder(deps: Deps, actor: LinkActor) {
  return atOneMoment(deps, async (moment) => {
    const { db } = moment;
    const found = await findOrderOf(db, actor, actor.publicId);
    const [order] = await withFacts(moment, [found]);
    if (!order) throw new ShopError('OrderNotFound');
    const ids = order.lines.map(({ productId }) => productId);
    return {
      order,
      products: await productsOf(db, ids),
      stations: await wayOf(db, found),
      arrival: await arrivalOf(db, found),
      change: await waitingChangeOf(db, found.id),
      replacedBy: await replacedBy(moment, found),
      phone: (await companyNow(db)).phone,
    };
  });
}

/** A document of the order of a link, by its number. Errors: OrderNotFound, InvoiceNotFound. */
export async function linkedDocument(deps: Deps, actor: LinkActor, code: string): Promise<InvoiceFile> {
  const order = await findOrderOf(deps.db, actor, actor.publicId);
  const file = await documentFile(deps, order.id, code);
  if (!file) throw new ShopError('InvoiceNotFound');
  return file;
}

/** The order that was taken at the telephone in the place of this one, with its link where it is the same customer's. */
async function replacedBy({ db, secret }: Deps, order: Order) {
  if (order.status !== 'CANCELED' || order.paidAt) return null;
  const { id, publicId, customerId } = await lastOf(db, order);
  if (id === order.id) return null;
  return { publicId, link: customerId === order.customerId ? orderLink(secret, publicId) : null };
}

/** What is known today of the products of an order, by id; those that are gone are not in it. */
async function productsOf(db: Queryable, ids: readonly number[]) {
  const { id, imageUrl, diets, allergens, additives } = products;
  const rows = await db
    .select({ id, imageUrl, diets, allergens, additives })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(rows.map(({ id: productId, ...known }) => [productId, known]));
}

/** The stations of an order; none of one that is not to be cooked. */
async function wayOf(db: Queryable, order: Order): Promise<OrderStation[]> {
  if (!isBinding(order)) return [];
  const events = await db
    .select({ kind: orderEvents.kind, at: orderEvents.at, data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['stage', 'stage-taken-back'])))
    .orderBy(asc(orderEvents.id));
  const moves = eventsOf(events, 'stage', 'stage-taken-back').map(({ kind, at, data }) => ({
    to: data.to,
    at: at.getTime(),
    isTakenBack: kind === 'stage-taken-back',
  }));
  const { createdAt, stage, fulfilment } = order;
  return stationsOf({ placedAt: createdAt.getTime(), stage, fulfilment, moves });
}

/** When the driver said to be there, and when that was said; null before and after the way. */
async function arrivalOf(db: Queryable, { id, status, stage }: Order) {
  if (!isBinding({ status }) || stage !== 'OUT') return null;
  const [stop] = await db.select({ expectedAt: stops.expectedAt }).from(stops).where(eq(stops.orderId, id));
  if (!stop?.expectedAt) return null;
  const events = await db
    .select({ kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), inArray(orderEvents.kind, ['arrival', 'arrival-taken-back'])))
    .orderBy(asc(orderEvents.id));
  // Only what was said last is ever taken back.
  const counts = events.findLast(
    ({ kind }, index) => kind === 'arrival' && events[index + 1]?.kind !== 'arrival-taken-back',
  );
  return counts ? { expectedAt: stop.expectedAt, saidAt: counts.at } : null;
}
