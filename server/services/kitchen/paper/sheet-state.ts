import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { changesBetween, type SheetChange } from '#rules/orders/work/sheet-changes.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Database } from '../../../db/database.ts';
import { prints } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../../policies/kitchen-policies.ts';
import { tokenHash } from '../../../secrets.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order } from '../../ordering/find-order.ts';
import { contentVersionOf, sheetContent, sheetsOn } from './sheet-content.ts';

type Print = typeof prints.$inferSelect;

/** How a sheet stands: what has changed since it was printed, with the orders that the changes are about. */
export interface SheetNow {
  readonly print: Print;
  readonly version: number;
  readonly changes: readonly (SheetChange & { readonly publicId: string; readonly order: Order | null })[];
  /** Whether who works with it has seen what is on it now. */
  readonly isSeen: boolean;
  /** Of what would stand on it now. */
  readonly contentVersion: string;
}

/**
 * How a printed sheet stands, by what its QR code carries. It dies a day after the day it is about.
 * Errors: PrintNotFound, TooManyRequests.
 */
export async function sheetNow(
  deps: Deps,
  { token, client }: { token: string; client: string },
): Promise<SheetNow> {
  await deps.limits.take('sheetsOfClient', client);
  const [print] = await deps.db
    .select()
    .from(prints)
    .where(eq(prints.tokenHash, tokenHash(token)));
  if (!print || isDead(print.day, deps.now())) throw new ShopError('PrintNotFound');
  const [before] = await deps.db
    .select({ version: sql<number>`count(*)::int` })
    .from(prints)
    .where(
      and(
        eq(prints.day, print.day),
        eq(prints.kind, print.kind),
        eq(prints.scope, print.scope),
        lte(prints.id, print.id),
      ),
    );
  const now = await sheetContent(deps.db, print);
  const changes = changesBetween(print.content, now);
  const orders = await ordersOf(deps.db, changes);
  return {
    print,
    version: before?.version ?? 1,
    isSeen: changesBetween(print.seen ?? print.content, now).length === 0,
    contentVersion: contentVersionOf(now),
    changes: changes.map((change) => {
      const [publicId = ''] = change.key.split(' ');
      return { ...change, publicId, order: orders.find((order) => order.publicId === publicId) ?? null };
    }),
  };
}

/** Whether somebody may see what changed on a sheet, not only that something did. */
export function maySeeSheet(deps: Deps, actor: StaffActor | undefined, { print }: SheetNow): boolean {
  return actor !== undefined && maySeeDay(actor, print.day, deps.now()) === null;
}

/**
 * Who works with a sheet has seen what changed on it.
 * @param contentVersion of what they were shown; undefined for what there is now
 * Errors: NotAllowed, PrintNotFound, ChangedMeanwhile (something else would stand on it by now, and nobody has seen that).
 */
export async function markSheetSeen(
  deps: Deps,
  actor: StaffActor,
  { id, contentVersion }: { id: number; contentVersion: string | undefined },
): Promise<void> {
  demand(mayInKitchen('print', actor, deps.now()));
  const [print] = await deps.db.select().from(prints).where(eq(prints.id, id));
  if (!print || isDead(print.day, deps.now())) throw new ShopError('PrintNotFound');
  demand(maySeeDay(actor, print.day, deps.now()));
  const seen = await sheetContent(deps.db, print);
  if (contentVersion !== undefined && contentVersion !== contentVersionOf(seen)) {
    throw new ShopError('ChangedMeanwhile');
  }
  await deps.db
    .update(prints)
    .set({ seen, seenAt: new Date(deps.now()) })
    .where(eq(prints.id, id));
}

/** The sheets of a day that are old and not seen to be, of each kind the last that was printed. Errors: NotAllowed. */
export async function oldSheets(deps: Deps, actor: StaffActor, day: Day) {
  demand(mayInKitchen('print', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const latest = await deps.db
    .selectDistinctOn([prints.kind, prints.scope])
    .from(prints)
    .where(eq(prints.day, day))
    .orderBy(asc(prints.kind), asc(prints.scope), desc(prints.id));
  if (latest.length === 0) return [];
  const contentOf = await sheetsOn(deps.db, day);
  return latest
    .map((print) => {
      const now = contentOf(print);
      const changed = changesBetween(print.seen ?? print.content, now).length;
      return { print, changed, contentVersion: contentVersionOf(now) };
    })
    .filter(({ changed }) => changed > 0);
}

const isDead = (day: Day, now: number) => addDays(day, 1) < berlinDay(now);

async function ordersOf(db: Database, changes: readonly SheetChange[]): Promise<Order[]> {
  const numbers = [...new Set(changes.map(({ key }) => key.split(' ')[0] ?? ''))];
  return db.select().from(productOrders).where(inArray(productOrders.publicId, numbers));
}

/** Whether an order on a sheet is not to be cooked any more. */
export const isGone = (order: Order | null) => order === null || !isBinding(order);
