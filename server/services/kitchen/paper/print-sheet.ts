import { and, count, eq, sql } from 'drizzle-orm';
import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import { dayOf } from '#rules/booking/agreed.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { prints, runs } from '../../../db/schema/kitchen.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../../policies/kitchen-policies.ts';
import { newToken, tokenHash } from '../../../secrets.ts';
import { ShopError } from '../../../shop-error.ts';
import { orderByReference } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { sheetContent } from './sheet-content.ts';

interface Sheet {
  readonly kind: PrintKind;
  readonly day: Day;
  readonly sellerId?: number | undefined;
  readonly publicProductOrderId?: string | undefined;
  readonly runId?: number | undefined;
}

/**
 * Notes what stands on a sheet that is being printed. `token` is for its QR code alone and not kept; `version` counts
 * the prints of the same sheet. Errors: NotAllowed, OrderNotFound, RunNotFound.
 */
export async function printSheet(
  deps: Deps,
  actor: StaffActor,
  { kind, day, sellerId, publicProductOrderId, runId }: Sheet,
): Promise<{ token: string; version: number; printedAt: Date }> {
  demand(mayInKitchen('print', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const order = publicProductOrderId ? await orderByReference(deps.db, publicProductOrderId) : null;
  if (order === undefined) throw new ShopError('OrderNotFound');
  if (order) demand(maySeeDay(actor, dayOf(order) ?? '', deps.now()));
  if (runId !== undefined) {
    const [run] = await deps.db.select({ id: runs.id }).from(runs).where(eq(runs.id, runId));
    if (!run) throw new ShopError('RunNotFound');
  }
  const scope = {
    ...(sellerId && { sellerId }),
    ...(order && { orderId: order.id }),
    ...(runId && { runId }),
  };
  const content = await sheetContent(deps.db, { kind, day, scope });
  const token = newToken();
  const printedAt = new Date(deps.now());
  return deps.db.transaction(async (tx) => {
    // Two prints of one sheet have two numbers.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`print ${kind} ${day}`}))`);
    const [before] = await tx
      .select({ count: count() })
      .from(prints)
      .where(
        and(
          eq(prints.day, day),
          eq(prints.kind, kind),
          sql`${prints.scope} = ${JSON.stringify(scope)}::jsonb`,
        ),
      );
    const { staffId } = actor;
    await tx
      .insert(prints)
      .values({ tokenHash: tokenHash(token), kind, day, scope, content, printedAt, staffId });
    if (order) {
      await writeOrderEvent(tx, actor, {
        orderId: order.id,
        kind: 'printed',
        at: printedAt,
        data: { print: kind },
      });
    }
    return { token, version: (before?.count ?? 0) + 1, printedAt };
  });
}
