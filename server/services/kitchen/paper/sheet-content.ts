import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import { timeOf } from '#rules/booking/agreed.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { SheetContent, SheetLine } from '#rules/orders/work/sheet-changes.ts';
import type { Database } from '../../../db/database.ts';
import { stops } from '../../../db/schema/kitchen.ts';
import { bindingOn } from '../binding-on.ts';
import { versionOf } from '../capacity/version-of.ts';
import type { OrderOfDay } from '../kitchen-lines.ts';

/** Which part of a day a sheet is about; empty for all of it. */
interface SheetScope {
  readonly sellerId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly runId?: number | undefined;
}

/** What a sheet is of. */
interface Sheet {
  readonly kind: PrintKind;
  readonly day: Day;
  readonly scope: SheetScope;
}

/** What of a day stands on a sheet now: the dishes of its orders, and that something is wished, nothing personal. */
export async function sheetContent(db: Database, sheet: Sheet): Promise<SheetContent> {
  return (await sheetsOn(db, sheet.day))(sheet);
}

/** What stands on any sheet of a day now; the day is read once, however many sheets are asked for. */
export async function sheetsOn(
  db: Database,
  day: Day,
): Promise<(sheet: Pick<Sheet, 'kind' | 'scope'>) => SheetContent> {
  const orders = await bindingOn(db, day);
  const runOf = await runsOf(db, orders);
  return ({ kind, scope: { orderId, runId, sellerId } }) => {
    const isOn = ({ id }: OrderOfDay) =>
      (orderId === undefined || orderId === id) && (runId === undefined || runOf.get(id) === runId);
    return Object.fromEntries(orders.filter(isOn).flatMap((order) => linesOf(order, kind, sellerId)));
  };
}

/** Names what stands on a sheet, whatever the order of its lines: so who presses says what they were shown. */
export function contentVersionOf(content: SheetContent): string {
  return versionOf(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function runsOf(db: Database, orders: readonly OrderOfDay[]): Promise<ReadonlyMap<number, number>> {
  const { orderId, runId } = stops;
  const ids = orders.map(({ id }) => id);
  const rows = await db.select({ orderId, runId }).from(stops).where(inArray(orderId, ids));
  return new Map(rows.map((stop) => [stop.orderId, stop.runId]));
}

function linesOf(
  order: OrderOfDay,
  kind: PrintKind,
  sellerId: SheetScope['sellerId'],
): [string, SheetLine][] {
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
