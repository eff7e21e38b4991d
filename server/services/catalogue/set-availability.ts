import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { daysWithout, haveCommonDay, type SoldOut } from '#rules/catalogue/availability.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { availability } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { forgetRecentlySoldOut, soldOutFrom } from './availability.ts';

interface Said {
  readonly productId: number;
  readonly fromDay: Day;
  readonly untilDay: Day | null;
  readonly soldOut: boolean;
  /** Of when it was what whoever says it saw, by the clock of the shop; undefined for now. */
  readonly seenAt?: Date | undefined;
}

type Row = typeof availability.$inferSelect;

/**
 * Says for which days of delivery a product cannot be had, or can again; what was said for other days holds on. Orders
 * that are there stay. What somebody else has said since it was seen counts: where that is the same it stays as they said it,
 * and where it is not nothing changes. What the same device has said since is no news to it.
 * Errors: NotAllowed, ProductNotFound, ChangedMeanwhile.
 * @returns when it cannot be had from today on
 */
export async function setAvailability(deps: Deps, actor: StaffActor, said: Said): Promise<SoldOut[]> {
  demand(mayInKitchen('saySoldOut', actor, deps.now()));
  const { productId, fromDay, untilDay, soldOut } = said;
  const known = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`availability ${productId}`}))`);
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
    if (!product) throw new ShopError('ProductNotFound');
    await write(tx, actor, said, new Date(deps.now()));
    return soldOutFrom(tx, berlinDay(deps.now()), [productId]);
  });
  forgetRecentlySoldOut(deps);
  deps.log.info({ productId, fromDay, untilDay, soldOut, by: actor.staffId }, 'availability changed');
  return known;
}

async function write(
  tx: Queryable,
  { sessionId: device, staffId }: StaffActor,
  said: Said,
  at: Date,
): Promise<void> {
  const { productId, seenAt, soldOut } = said;
  const days = { from: said.fromDay, until: said.untilDay };
  const open = await tx
    .select()
    .from(availability)
    .where(and(ofDays(said), isNull(availability.endedAt)));
  const unseen = open.filter((row) => seenAt !== undefined && row.at > seenAt && row.device !== device);
  const isOutdated = soldOut ? await isOnSaleUnseen(tx, said, { open, device }) : unseen.length > 0;
  if (isOutdated) throw new ShopError('ChangedMeanwhile');
  const cut = open.filter((row) => !unseen.includes(row));
  const ids = cut.map(({ id }) => id);
  await tx
    .update(availability)
    .set({ endedAt: at, endedBy: staffId, endedDevice: device })
    .where(inArray(availability.id, ids));
  const left = cut.flatMap((row) => {
    const { at: saidAt, staffId: saidBy, device: saidFrom } = row;
    return daysWithout(spanOf(row), days).map((span) => ({
      span,
      at: saidAt,
      staffId: saidBy,
      device: saidFrom,
    }));
  });
  const more = soldOut ? without(days, unseen).map((span) => ({ span, at, staffId, device })) : [];
  const values = [...left, ...more].map(({ span: { from, until }, ...by }) => ({
    productId,
    fromDay: from,
    untilDay: until,
    ...by,
  }));
  if (values.length > 0) await tx.insert(availability).values(values);
}

/** Whether somebody else has put a product on sale again for one of some days since it was seen, and it is still. */
async function isOnSaleUnseen(
  tx: Queryable,
  said: Said,
  { open, device }: { open: readonly Row[]; device: number },
): Promise<boolean> {
  if (said.seenAt === undefined) return false;
  const { endedAt, endedDevice } = availability;
  const ended = await tx
    .select()
    .from(availability)
    .where(and(ofDays(said), gt(endedAt, said.seenAt), sql`${endedDevice} is distinct from ${device}`));
  const onSale = without({ from: said.fromDay, until: said.untilDay }, open);
  return ended.some((row) => onSale.some((span) => haveCommonDay(span, spanOf(row))));
}

/** What was said about a product for one of some days, ended or not. */
const ofDays = ({ productId, fromDay, untilDay }: Said) =>
  and(
    eq(availability.productId, productId),
    or(isNull(availability.untilDay), gte(availability.untilDay, fromDay)),
    untilDay === null ? undefined : sql`${availability.fromDay} <= ${untilDay}`,
  );

const spanOf = ({ fromDay, untilDay }: Pick<Row, 'fromDay' | 'untilDay'>): SoldOut => ({
  from: fromDay,
  until: untilDay,
});

const without = (days: SoldOut, rows: readonly Row[]): SoldOut[] =>
  rows.reduce((rest, row) => rest.flatMap((each) => daysWithout(each, spanOf(row))), [days]);
