import { asc, eq, inArray } from 'drizzle-orm';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/catalogue.ts';
import { lineItems, productOrders } from '../db/schema/ordering.ts';
import { ledgerOf, transferIn } from '../services/payments/ledger/read-ledger.ts';
import { standingOf } from '../services/payments/ledger/standing.ts';

type Line = typeof lineItems.$inferSelect;

export type MailedOrder = typeof productOrders.$inferSelect & {
  lines: Line[];
  /** The age to be proved at hand-over; null without alcohol. */
  minimumAge: 16 | 18 | null;
  /** Of a canceled order: cents that had gone back before the shop sent the rest. */
  alreadyBack: Cents;
  /** Of a canceled order: cents that its customer is to have back in all, without the fee. */
  owedBack: Cents;
  /** It was paid by bank transfer. */
  isTransfer: boolean;
};

/** An order as e-mails tell of it; null when it was erased in the meantime. */
export async function readMailedOrder(db: Database, orderId: number): Promise<MailedOrder | null> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return null;
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  const minimumAge = minimumAgeOf([...lines, ...(await catalogued(db, lines))]);
  const ledger = await ledgerOf(db, orderId);
  const standing = standingOf(order, ledger);
  return {
    ...order,
    lines,
    minimumAge,
    alreadyBack: standing.alreadyBack,
    owedBack: standing.refund?.amount ?? 0,
    isTransfer: transferIn(ledger) !== undefined,
  };
}

/** The products of lines that do not say themselves how strong they are: the version before wrote them. */
async function catalogued(db: Database, lines: readonly Line[]) {
  const ids = lines.filter((line) => line.alcoholByVolume === null).map(({ productId }) => productId);
  if (ids.length === 0) return [];
  return db
    .select({ alcoholByVolume: products.alcoholByVolume })
    .from(products)
    .where(inArray(products.id, ids));
}
