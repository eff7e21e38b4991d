import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { isBefore, isStageOf, type Stage } from '#rules/orders/stages.ts';
import type { StaffActor } from '#server/access/staff/staff-actor.ts';
import { dueOn } from '#server/db/due-between.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { ticks } from '#server/db/schema/kitchen.ts';
import { lineItems, productOrders } from '#server/db/schema/ordering.ts';
import type { Deps } from '#server/deps.ts';
import { moveStage } from '#server/services/kitchen/move-stage.ts';
import { tick } from '#server/services/kitchen/tick.ts';
import { firstDishes, type SampleDish } from './first-dishes.ts';

const minute = 60_000;
/** How far a kitchen on time is with an order, by the minutes that are left until its time. */
const schedule: readonly (readonly [minutesLeft: number, stage: Stage])[] = [
  [-10, 'DELIVERED'],
  [25, 'OUT'],
  [60, 'READY'],
  [150, 'IN_PREPARATION'],
];

/**
 * Moves given orders to where they would be by now in a kitchen that is on time: those of today, and older ones that
 * nobody has moved. Each kitchen has made something of today.
 */
export async function moveSamples(
  deps: Deps,
  owner: StaffActor,
  publicIds: readonly string[],
): Promise<void> {
  if (publicIds.length === 0) return;
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(
      and(
        inArray(productOrders.publicId, [...publicIds]),
        eq(productOrders.status, 'PAID'),
        isNotNull(productOrders.preferDateAndTime),
      ),
    );
  const today = berlinDay(deps.now());
  for (const { id, publicId, preferDateAndTime, fulfilment, stage } of orders) {
    const [day = '', time = ''] = preferDateAndTime?.split('T') ?? [];
    if (day > today) continue;
    const left = (berlinInstant(day, time) - deps.now()) / minute;
    const due = schedule.find(([minutes, to]) => left <= minutes && isStageOf(fulfilment, to))?.[1];
    if (!due || !isBefore(stage, due)) continue;
    await cook(deps, owner, { id, publicId, all: due !== 'IN_PREPARATION' });
    await moveStage(deps, owner, { publicId, stage: due });
  }
  for (const { publicId, productId } of firstDishes(await dishesOf(deps, publicIds, today))) {
    await tick(deps, owner, { publicId, item: String(productId), kind: 'COOKED' });
  }
}

/** The dishes of given orders of a day, in the order in which they leave. */
function dishesOf({ db }: Deps, publicIds: readonly string[], day: Day): Promise<SampleDish[]> {
  const { id, publicId, status, preferDateAndTime } = productOrders;
  const { sellerId, station } = products;
  const isCooked = sql<boolean>`${ticks.at} is not null`;
  return db
    .select({ publicId, productId: products.id, sellerId, station, isCooked })
    .from(productOrders)
    .innerJoin(lineItems, eq(lineItems.orderId, id))
    .innerJoin(products, eq(products.id, lineItems.productId))
    .leftJoin(
      ticks,
      and(eq(ticks.orderId, id), eq(ticks.item, sql`${products.id}::text`), eq(ticks.kind, 'COOKED')),
    )
    .where(and(inArray(publicId, [...publicIds]), eq(status, 'PAID'), dueOn(day)))
    .orderBy(asc(preferDateAndTime), asc(id), asc(lineItems.position));
}

/** Ticks off what has been made of an order: all of it, or the first dish while it is being prepared. */
async function cook(
  deps: Deps,
  owner: StaffActor,
  { id, publicId, all }: { id: number; publicId: string; all: boolean },
): Promise<void> {
  const lines = await deps.db
    .select({ productId: lineItems.productId })
    .from(lineItems)
    .where(eq(lineItems.orderId, id));
  for (const { productId } of all ? lines : lines.slice(0, 1)) {
    await tick(deps, owner, { publicId, item: String(productId), kind: 'COOKED' });
  }
}
