import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderEventData } from '../../db/order-event-data.ts';
import { notices } from '../../db/schema/kitchen.ts';
import { orderEvents } from '../../db/schema/ordering.ts';

interface Opened {
  readonly kind: NoticeKind;
  /** Null for money of which no order is known. */
  readonly orderId: number | null;
  readonly at: Date;
  /** What tells it from others of its kind that can be open beside it. */
  readonly matter?: string;
  /** Ids, amounts and times; nothing personal. */
  readonly data?: Record<string, unknown>;
  /** Leaves one of its kind that is open as it is: that is worse. */
  readonly yields?: boolean;
}

/**
 * Opens a notice for a person to look after. An order has one of a kind and matter open at most: what happens again is what it
 * says from then on. That it was opened is in the order's history, by which boards hear of it.
 */
export async function openNotice(
  tx: Queryable,
  { kind, orderId, at, data = {}, matter = '', yields = false }: Opened,
): Promise<void> {
  // The event first: it waits for who has the order locked, before anything else is held.
  if (orderId !== null) await writeDown(tx, orderId, 'notice-opened', [{ kind, data }], at);
  const open = tx.insert(notices).values({ kind, orderId, matter, at, data });
  if (yields) await open.onConflictDoNothing();
  else {
    await open.onConflictDoUpdate({
      target: [notices.orderId, notices.kind, notices.matter],
      targetWhere: isNull(notices.closedAt),
      set: { at, data },
    });
  }
}

/**
 * Closes the notices of an order that have become void by what happened to it.
 * @param about only those about this, where an order can have several of a kind in turn
 * @returns whether one was open
 */
export async function closeNotices(
  tx: Queryable,
  orderId: number,
  kinds: readonly NoticeKind[],
  at: Date,
  about?: string,
): Promise<boolean> {
  const closed = await tx
    .update(notices)
    .set({ closedAt: at })
    .where(
      and(
        eq(notices.orderId, orderId),
        inArray(notices.kind, [...kinds]),
        isNull(notices.closedAt),
        about === undefined ? undefined : eq(sql`${notices.data} ->> 'about'`, about),
      ),
    )
    .returning({ kind: notices.kind, data: notices.data });
  await writeDown(tx, orderId, 'notice-closed', closed, at);
  return closed.length > 0;
}

async function writeDown(
  tx: Queryable,
  orderId: number,
  kind: 'notice-opened' | 'notice-closed',
  about: readonly { kind: NoticeKind; data: Record<string, unknown> }[],
  at: Date,
): Promise<void> {
  if (about.length === 0) return;
  await tx.insert(orderEvents).values(
    about.map((notice) => ({
      orderId,
      kind,
      at,
      actorKind: 'system' as const,
      data: { notice: notice.kind, ...whatOf(notice.data) } satisfies OrderEventData[typeof kind],
    })),
  );
}

/** What had happened, where a kind has several that it can be. */
export const whatOf = ({ what }: Record<string, unknown>): { what?: string } =>
  typeof what === 'string' ? { what } : {};
