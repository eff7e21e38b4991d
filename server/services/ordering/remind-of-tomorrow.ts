import { and, eq, lte } from 'drizzle-orm';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { dueAt } from '#rules/orders/due-at.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { dueOn } from '../../db/due-between.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';

/** Berlin time on the day before from which customers are reminded of their order. */
export const remindFrom = '10:00';

/** Who has ordered so shortly before needs no reminder. */
const freshMs = 24 * 3_600_000;

/**
 * Queues the e-mail of the day before for what is paid and due tomorrow, once an order and day: one that is moved gets it
 * for its new day too. What was ordered later than the time of the reminder, or less than a day before it is due, gets none.
 */
export async function remindOfTomorrow(deps: Deps): Promise<boolean> {
  const today = berlinDay(deps.now());
  const day = addDays(today, 1);
  const { id, publicId, preferDateAndTime, createdAt, stage, status } = productOrders;
  const due = await deps.db
    .select({ id, publicId, preferDateAndTime, createdAt, stage })
    .from(productOrders)
    .where(and(eq(status, 'PAID'), dueOn(day), lte(createdAt, new Date(berlinInstant(today, remindFrom)))));
  const rows = due
    .filter((order) => isBefore(order.stage, 'OUT') && !isFresh(order))
    .map((order) => ({
      key: `order-tomorrow:${order.publicId}:${day}`,
      kind: 'order-tomorrow' as const,
      payload: { orderId: order.id, day },
    }));
  if (rows.length > 0) await deps.db.insert(outbox).values(rows).onConflictDoNothing();
  return true;
}

/** Milliseconds from an instant to the next look at whether reminders are due: shortly after their time at the latest. */
export function untilNextReminders(now: number): number {
  const from = berlinInstant(berlinDay(now), remindFrom);
  return Math.min(600_000, now < from ? from - now + 20 : 600_000);
}

function isFresh({ preferDateAndTime, createdAt }: { preferDateAndTime: string | null; createdAt: Date }) {
  return (dueAt(preferDateAndTime) ?? 0) - createdAt.getTime() < freshMs;
}
