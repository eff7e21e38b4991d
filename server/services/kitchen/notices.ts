import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { noticeKinds } from '#rules/orders/notice-kinds.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { notices } from '../../db/schema/kitchen.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { whatOf } from '../notices/open-notice.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { ledgersOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';

type Row = typeof notices.$inferSelect;
export type OpenNotice = Row & {
  readonly order: Order | null;
  /** Money has to be sent back by a person, and only that it was sent closes it. */
  readonly isOwed: boolean;
  /** Names, localized, of the dishes of its order that it is about. */
  readonly dishes: readonly string[];
};

/** What a person has to look after, the worst first, of one order or of all. */
export async function openNotices(db: Queryable, orderId?: number): Promise<OpenNotice[]> {
  const rows = await db
    .select({ notice: notices, order: productOrders })
    .from(notices)
    .leftJoin(productOrders, eq(productOrders.id, notices.orderId))
    .where(and(isNull(notices.closedAt), orderId === undefined ? undefined : eq(notices.orderId, orderId)))
    .orderBy(asc(notices.at), asc(notices.id));
  const owing = rows.flatMap(({ notice, order }) => (order && isOfRefund(notice) ? [order.id] : []));
  const ledger = await ledgersOf(db, owing);
  const dishes = await dishesOf(db, rows);
  return rows
    .map(({ notice, order }) => {
      const isOwed = order !== null && isOfRefund(notice) && standingOf(order, ledger(order.id)).needsHand;
      return { ...notice, order, isOwed, dishes: dishes(notice) };
    })
    .toSorted((a, b) => noticeKinds.indexOf(a.kind) - noticeKinds.indexOf(b.kind));
}

/** The names of the dishes that notices are about, as they were ordered. */
async function dishesOf(db: Queryable, rows: readonly { readonly notice: Row }[]) {
  const about = ({ data }: Row) => (data.productIds ?? []) as readonly number[];
  const orders = rows.flatMap(({ notice }) => (about(notice).length > 0 ? (notice.orderId ?? []) : []));
  const { orderId, productId, name, position } = lineItems;
  const lines =
    orders.length === 0
      ? []
      : await db
          .select({ orderId, productId, name })
          .from(lineItems)
          .where(inArray(orderId, orders))
          .orderBy(asc(position));
  return (notice: Row) =>
    lines
      .filter((line) => line.orderId === notice.orderId && about(notice).includes(line.productId))
      .map((line) => line.name);
}

const isOfRefund = ({ kind }: Pick<Row, 'kind'>) => kind === 'REFUND_FAILED';

/** The open notices. Errors: NotAllowed. */
export async function listNotices(deps: Deps, actor: StaffActor): Promise<OpenNotice[]> {
  demand(mayInKitchen('seeNotices', actor, deps.now()));
  return openNotices(deps.db);
}

/**
 * Notes that somebody has seen to a notice; one that is closed stays so. That of money which a person has to send back is
 * closed by their noting that they did. Errors: NoticeNotFound, MoneyNotSentBack, NotAllowed.
 */
export async function closeNotice(deps: Deps, actor: StaffActor, id: number): Promise<void> {
  await change(deps, actor, id, {
    kind: 'notice-closed',
    turn: async (tx, at, { orderId }) => {
      const open = orderId === null ? [] : await openNotices(tx, orderId);
      if (open.some((each) => each.id === id && each.isOwed)) throw new ShopError('MoneyNotSentBack');
      const set = { closedAt: at, closedBy: actor.staffId };
      return tx
        .update(notices)
        .set(set)
        .where(and(eq(notices.id, id), isNull(notices.closedAt)))
        .returning();
    },
  });
}

/**
 * Takes back that a notice was closed; where the same was opened anew meanwhile, that one goes on.
 * Errors: NoticeNotFound, NotAllowed.
 */
export async function reopenNotice(deps: Deps, actor: StaffActor, id: number): Promise<void> {
  await change(deps, actor, id, {
    kind: 'notice-reopened',
    turn: async (tx, _at, { orderId, kind, matter }) => {
      const isSame = (open: Row) => open.kind === kind && open.matter === matter;
      if (orderId !== null && (await openNotices(tx, orderId)).some(isSame)) return [];
      return tx
        .update(notices)
        .set({ closedAt: null, closedBy: null })
        .where(and(eq(notices.id, id), isNotNull(notices.closedAt)))
        .returning();
    },
  });
}

async function change(
  deps: Deps,
  actor: StaffActor,
  id: number,
  {
    kind,
    turn,
  }: {
    kind: 'notice-closed' | 'notice-reopened';
    turn: (tx: Queryable, at: Date, notice: Row) => Promise<Row[]>;
  },
): Promise<void> {
  demand(mayInKitchen('closeNotice', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const [notice] = await tx.select().from(notices).where(eq(notices.id, id));
    if (!notice) throw new ShopError('NoticeNotFound');
    const { orderId } = notice;
    if (orderId !== null) await lockOrder(tx, orderId);
    const at = new Date(deps.now());
    const [turned] = await turn(tx, at, notice);
    if (!turned || orderId === null) return;
    await writeOrderEvent(tx, actor, {
      orderId,
      kind,
      at,
      data: { notice: notice.kind, ...whatOf(notice.data) },
    });
  });
}
