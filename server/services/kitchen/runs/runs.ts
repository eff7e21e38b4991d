import { and, asc, eq, or } from 'drizzle-orm';
import { timeOf } from '#rules/booking/agreed.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import { dueOn } from '../../../db/due-between.ts';
import { runs, stops } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { staff } from '../../../db/schema/staff.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../../policies/kitchen-policies.ts';
import { type TickItem, ticksOf } from '../../ordering/ticks-of.ts';
import { type OrderOfDay, withKitchenLines } from '../kitchen-lines.ts';
import { missingOfHere, untickedOf } from '../missing/left-behind.ts';
import { type NoteOfOrder, notesOf } from '../notes/notes-of.ts';
import { toPutAway } from '../put-away.ts';
import { type OrderWithTicking, packsByTicks, withTicking } from '../with-ticking.ts';
import { lastAttempts } from './attempts.ts';
import { driversOf } from './drivers.ts';
import { type Handover, handoversOf, isTakenBack } from './handovers-of.ts';

/** Somewhere a run goes. */
export interface StopOfRun {
  readonly order: OrderOfDay;
  readonly time: Time;
  readonly notes: readonly NoteOfOrder[];
  readonly isLoaded: boolean;
  /** What is missing of it, or would be if it left now. */
  readonly notPacked: readonly TickItem[];
  /** What of it is not ticked as packed or loaded. */
  readonly unticked: readonly TickItem[];
  /** Dishes that were taken out of it and still lie in the car. */
  readonly toUnload: readonly { readonly name: string; readonly quantity: number }[];
  readonly expectedAt: Date | null;
  /** When somebody was last at the door and nobody took it. */
  readonly attemptedAt: Date | null;
  readonly handover: Handover | null;
}

export interface RunOfDay {
  readonly id: number;
  readonly day: Day;
  readonly number: number;
  readonly driverId: number | null;
  readonly driver: string;
  readonly startsAt: Time | null;
  readonly departedAt: Date | null;
  readonly stops: readonly StopOfRun[];
}

/**
 * The runs of a day with their stops, the deliveries that are on none, and who drives. A stop that was canceled after it
 * had been planned stays, so that nobody wonders where it is. Errors: NotAllowed.
 */
export async function runsOfDay(deps: Deps, actor: StaffActor, day: Day) {
  demand(mayInKitchen('seeRuns', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const planned = await deps.db
    .select({ run: runs, driver: staff.name })
    .from(runs)
    .leftJoin(staff, eq(staff.id, runs.driverId))
    .where(eq(runs.day, day))
    .orderBy(asc(runs.number));
  const due = await deps.db
    .select({ order: productOrders, stop: stops, runDay: runs.day })
    .from(productOrders)
    .leftJoin(stops, eq(stops.orderId, productOrders.id))
    .leftJoin(runs, eq(runs.id, stops.runId))
    .where(and(dueOn(day), eq(productOrders.fulfilment, 'DELIVERY'), or(bindingOrders, eq(runs.day, day))))
    .orderBy(asc(stops.position), asc(productOrders.preferDateAndTime), asc(productOrders.id));
  const dated = due.map(({ order }) => order);
  const orders = await withTicking(deps.db, await withKitchenLines(deps.db, dated));
  const stopOf = await stopReader(deps, day, orders);
  // What was moved to another day is on no run of that one.
  const own = due.map(({ stop, runDay }, index) => ({
    run: runDay === day ? (stop?.runId ?? null) : null,
    stop: stopOf(orders[index], stop?.expectedAt ?? null),
  }));
  const onRun = (id: number | null) => own.flatMap(({ run, stop }) => (run === id && stop ? [stop] : []));
  return {
    day,
    runs: planned.map(({ run, driver }) => ({ ...run, driver: driver ?? '', stops: onRun(run.id) })),
    unplanned: onRun(null).filter(({ order }) => isBinding(order)),
    drivers: await driversOf(deps.db),
  };
}

/** Reads what is known of a stop besides its order. */
async function stopReader(deps: Deps, day: Day, orders: readonly OrderWithTicking[]) {
  const ids = orders.map(({ id }) => id);
  const isTicked = await ticksOf(deps.db, ids);
  const notes = await notesOf(deps.db, ids);
  const done = await handoversOf(deps.db, ids);
  const attempts = await lastAttempts(deps.db, orders);
  const putAway = await toPutAway(deps.db, day);
  const isByTicks = await packsByTicks(deps.db, day);
  return (order: OrderWithTicking | undefined, expectedAt: Date | null): StopOfRun | null => {
    const time = order && timeOf(order);
    if (!order || !time) return null;
    const handed = done.find((each) => each.orderId === order.id);
    return {
      order,
      time,
      expectedAt,
      attemptedAt: attempts.get(order.id) ?? null,
      notes: notes(order.id),
      isLoaded: order.lines.every(({ productId }) => isTicked(order.id, String(productId), 'LOADED')),
      notPacked: hasLeft(order.stage) ? order.missing : missingOfHere(order, isTicked, isByTicks),
      unticked: untickedOf(order, isTicked),
      toUnload: putAway.flatMap(({ order: { id }, isLoaded, isUnpacked, dish, quantity }) =>
        id === order.id && isLoaded && !isUnpacked && dish !== null
          ? [{ name: dish, quantity: quantity ?? 1 }]
          : [],
      ),
      handover: handed && !isTakenBack(order, handed) ? handed : null,
    };
  };
}
