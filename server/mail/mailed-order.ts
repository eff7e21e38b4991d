import { eq } from 'drizzle-orm';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Database } from '../db/database.ts';
import { type lineItems, productOrders } from '../db/schema/ordering.ts';
import { keptDeposits } from '../services/ordering/kept-deposits.ts';
import { soldLines } from '../services/ordering/sold-lines.ts';
import { canceledDataOf } from '../services/payments/canceled-data.ts';
import { ledgerOf, transferIn } from '../services/payments/ledger/read-ledger.ts';
import { standingOf } from '../services/payments/ledger/standing.ts';

type Line = typeof lineItems.$inferSelect;

export type MailedOrder = typeof productOrders.$inferSelect & {
  lines: Line[];
  /** The age to be proved at hand-over; null without alcohol. */
  minimumAge: 16 | 18 | null;
  /** Cents of its deposit that are not due: on alcohol that was not handed over. */
  keptDeposit: Cents;
  /** Of a canceled order: cents that had gone back, or were on their way, before it was canceled. */
  alreadyBack: Cents;
  /** Of a canceled order: cents that were promised before it was canceled and come with the rest. */
  promisedBack: Cents;
  /** Of a canceled order: cents that its customer is to have back in all, without the fees. */
  owedBack: Cents;
  /** Of a canceled order: cents that were kept for canceling it; fees for what was taken out before are none of it. */
  cancelFee: Cents;
  /** Cents that are to go back and were not sent yet. */
  unsentBack: Cents;
  /** It was paid by bank transfer. */
  isTransfer: boolean;
};

/** An order as e-mails tell of it; null when it was erased in the meantime. */
export async function readMailedOrder(db: Database, orderId: number): Promise<MailedOrder | null> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return null;
  const lines = await soldLines(db, orderId);
  const minimumAge = minimumAgeOf(lines);
  const ledger = await ledgerOf(db, orderId);
  const standing = standingOf(order, ledger);
  const canceled = await canceledDataOf(db, orderId);
  return {
    ...order,
    lines,
    minimumAge,
    keptDeposit: (await keptDeposits(db, [order])).get(orderId) ?? 0,
    alreadyBack: standing.alreadyBack + (canceled.sentBefore ?? 0),
    promisedBack: canceled.promised ?? 0,
    owedBack: standing.refund?.amount ?? 0,
    cancelFee: canceled.fee ?? 0,
    unsentBack: standing.unsent,
    isTransfer: transferIn(ledger) !== undefined,
  };
}
