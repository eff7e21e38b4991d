import { eq } from 'drizzle-orm';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Database } from '../db/database.ts';
import { type lineItems, productOrders } from '../db/schema/ordering.ts';
import { soldLines } from '../services/ordering/sold-lines.ts';
import { type CanceledData, canceledDataOf } from '../services/payments/canceled-data.ts';
import { type LedgerRow, ledgerOf, transferIn } from '../services/payments/ledger/read-ledger.ts';
import { standingOf } from '../services/payments/ledger/standing.ts';

type Line = typeof lineItems.$inferSelect;

export type MailedOrder = typeof productOrders.$inferSelect & {
  lines: Line[];
  /** The age to be proved at hand-over; null without alcohol. */
  minimumAge: 16 | 18 | null;
  /** Of a canceled order: cents that had gone back, or were on their way, before it was canceled. */
  alreadyBack: Cents;
  /** Of a canceled order: cents that were promised before it was canceled and come with the rest. */
  promisedBack: Cents;
  /** Of a canceled order: cents that its customer is to have back in all, without the fees. */
  owedBack: Cents;
  /** Of a canceled order: cents that were kept for canceling it; fees for what was taken out before are none of it. */
  cancelFee: Cents;
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
    alreadyBack: standing.alreadyBack + sentBefore(order, canceled, ledger),
    promisedBack: canceled.promised ?? 0,
    owedBack: standing.refund?.amount ?? 0,
    cancelFee: canceled.fee ?? 0,
    isTransfer: transferIn(ledger) !== undefined,
  };
}

/** Cents that the shop had sent back before it was canceled. */
function sentBefore(
  { canceledAt }: Pick<MailedOrder, 'canceledAt'>,
  canceled: Partial<CanceledData>,
  ledger: readonly LedgerRow[],
): Cents {
  const { sentBefore: sent, promised, addedToAsked = 0 } = canceled;
  if (sent !== undefined || promised !== undefined) return sent ?? 0;
  // A process of the release before did not say it: what had been asked for before counts as sent.
  if (!canceledAt) return 0;
  const asked = ledger
    .filter(({ isOurs, kind, state }) => state !== 'FAILED' && (kind === 'TRANSFER' || isOurs))
    .filter(({ amount, askedAt }) => amount < 0 && askedAt < canceledAt)
    .reduce((sum, { amount }) => sum - amount, 0);
  return Math.max(0, asked - addedToAsked);
}
