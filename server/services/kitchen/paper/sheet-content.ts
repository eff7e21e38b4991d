import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import { timeOf } from '#rules/booking/agreed.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { SheetContent, SheetLine } from '#rules/orders/work/sheet-changes.ts';
import type { Database } from '../../../db/database.ts';
import { stops } from '../../../db/schema/kitchen.ts';
import { bindingOn } from '../binding-on.ts';
import type { OrderOfDay } from '../kitchen-lines.ts';

/** Which part of a day a sheet is about; empty for all of it. */
export interface SheetScope {
  readonly sellerId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly runId?: number | undefined;
}

/** What of a day stands on a sheet now: the dishes of its orders, and that something is wished, nothing personal. */
export async function sheetContent(
  db: Database,
  { kind, day, scope }: { kind: PrintKind; day: Day; scope: SheetScope },
): Promise<SheetContent> {
  const orders = await bindingOn(db, day);
  const ofRun = scope.runId === undefined ? null : await ordersOfRun(db, scope.runId);
  const isOn = ({ id }: OrderOfDay) =>
    (scope.orderId === undefined || scope.orderId === id) && (ofRun === null || ofRun.has(id));
  return Object.fromEntries(orders.filter(isOn).flatMap((order) => linesOf(order, kind, scope)));
}

async function ordersOfRun(db: Database, runId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ orderId: stops.orderId }).from(stops).where(eq(stops.runId, runId));
  return new Set(rows.map(({ orderId }) => orderId));
}

function linesOf(order: OrderOfDay, kind: PrintKind, { sellerId }: SheetScope): [string, SheetLine][] {
  const { publicId, bon, deliveryInstruction, lines } = order;
  const time = timeOf(order);
  const own = lines.filter((line) => sellerId === undefined || line.sellerId === sellerId);
  if (own.length === 0) return [];
  const dishes = own.map(
    ({ productId, name, quantity, startBy, allergens, additives }): [string, SheetLine] => [
      `${publicId} ${productId}`,
      {
        bon,
        time,
        name,
        quantity,
        startBy: kind === 'PRODUCTION' ? startBy : null,
        wish: null,
        declared: [...allergens, ...additives].toSorted().join(),
      },
    ],
  );
  const wish = wishOf(deliveryInstruction ?? '', kind);
  return wish === null
    ? dishes
    : [...dishes, [`${publicId} wish`, { bon, time, name: '', quantity: 1, startBy: null, wish }]];
}

/** Tells a wish from another; in production only what the kitchens have to look out for is one. */
export function wishOf(note: string, kind: PrintKind): string | null {
  if (note === '' || (kind === 'PRODUCTION' && !careOf(note).asks)) return null;
  return createHash('sha256').update(note).digest('base64url').slice(0, 12);
}
