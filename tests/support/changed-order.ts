import { eq } from 'drizzle-orm';
import { changesOf } from '#rules/orders/change-order.ts';
import type { FeeTax } from '#rules/orders/fee-steps.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { type AddressSnapshot, lineItems, productOrders } from '#server/db/schema/ordering.ts';
import { issueDifference, issueFee } from '#server/services/billing/issue-document.ts';
import { keepVersion } from '#server/services/ordering/changes/keep-version.ts';
import { readOrder } from '#server/services/ordering/find-order.ts';
import { writeOrderEvent } from '#server/services/ordering/move-order.ts';
import { idOf, type TestOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

interface WrittenChange {
  /** All lines by product: pieces, and what is not there yet with its name and price. */
  readonly lines?: readonly { productId: number; quantity: number; name?: string; unitPrice?: number }[];
  readonly preferDateAndTime?: string;
  readonly address?: AddressSnapshot;
  readonly guests?: string;
  readonly fee?: { amount: number; percent: number; of: number; tax: FeeTax };
}

/**
 * Writes what a change makes of an order, without the money of it: its next version, its documents and the e-mails that
 * tell of it.
 */
export async function writeChange(shop: TestShop, placed: TestOrder, change: WrittenChange): Promise<void> {
  const orderId = await idOf(shop, placed);
  const at = new Date(shop.deps.now());
  await shop.deps.db.transaction(async (tx) => {
    const before = await readOrder(tx, orderId);
    await keepVersion(tx, orderId, before.createdAt);
    const wanted = change.lines ?? before.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const lines = wanted.map((line, position) => ({
      ...{ vatRate: 7, alcoholByVolume: 0, name: '', unitPrice: 0 },
      ...before.lines.find(({ productId }) => productId === line.productId),
      ...line,
      orderId,
      position,
    }));
    await tx.delete(lineItems).where(eq(lineItems.orderId, orderId));
    await tx.insert(lineItems).values(lines);
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const total = subtotal - before.discount + before.deliveryFee;
    const { preferDateAndTime = before.preferDateAndTime, address = before.address, fee } = change;
    const { guests = before.guests } = change;
    const version = before.version + 1;
    const fees = before.fees + (fee?.amount ?? 0);
    const [after] = await tx
      .update(productOrders)
      .set({ version, subtotal, total, preferDateAndTime, address, guests, fees })
      .where(eq(productOrders.id, orderId))
      .returning();
    if (!after) throw new Error('the order is gone');
    await keepVersion(tx, orderId, at);
    const difference = total - before.total + (fee?.amount ?? 0);
    const [written] = await tx
      .insert(orderChanges)
      .values({
        orderId,
        baseVersion: before.version,
        state: 'APPLIED',
        items: wanted.map(({ productId, quantity }) => ({ productId, quantity })),
        preferDateAndTime,
        address: change.address ?? null,
        guests,
        difference,
        fee: fee?.amount ?? 0,
        until: at,
        closedAt: at,
        actorKind: 'customer',
      })
      .returning();
    const isElsewhere = change.address !== undefined;
    const isOther = guests !== before.guests;
    const data = {
      version,
      items: changesOf(before.lines, lines).map(({ productId, from, to }) => [productId, from, to] as const),
      difference,
      fee: fee?.amount ?? 0,
      ...(preferDateAndTime !== before.preferDateAndTime && {
        from: before.preferDateAndTime,
        to: preferDateAndTime,
      }),
      ...(isElsewhere && { isElsewhere }),
      ...(isOther && { guests: [before.guests, guests] as const }),
    };
    await writeOrderEvent(tx, { kind: 'system' }, { orderId, kind: 'changed', at, data });
    await issueDifference(tx, after, lines, at, fee?.amount);
    if (fee) await issueFee(tx, orderId, fee, at);
    const payload = { orderId, version, changeId: written?.id };
    await tx.insert(outbox).values([
      { key: `order-changed:${placed.publicId}:${version}`, kind: 'order-changed', payload },
      { key: `order-changed-notice:${placed.publicId}:${version}`, kind: 'order-changed-notice', payload },
    ]);
  });
}
