import { and, eq, max } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { differenceOf, nothingBilled } from '#rules/money/difference.ts';
import type { Cents } from '#rules/money/money.ts';
import { reductionShares } from '#rules/money/reduction.ts';
import type { Taxed, VatShare } from '#rules/money/vat.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { Queryable } from '../../db/database.ts';
import { invoices } from '../../db/schema/billing.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { ShopError } from '../../shop-error.ts';
import { companyNow } from '../settings/company.ts';
import { documentedOf, documentsOf, isOverOrder, referencesTo, vatOfOrder, wordsOf } from './documents-of.ts';
import {
  correctionSnapshot,
  differenceSnapshot,
  type Fee,
  type Following,
  feeSnapshot,
  reductionSnapshot,
  type Unnumbered,
} from './following-snapshots.ts';
import { nextNumber } from './next-number.ts';
import { billedOf, type OrderedLine, sellerOf, supplyOf } from './snapshot-of.ts';
import { standingDocuments, takenFrom } from './standing-documents.ts';

type Order = typeof productOrders.$inferSelect;

/**
 * Issues what a change makes of an order's documents: a further invoice where it became more, a credit note where it became
 * less, over the difference between what is documented and what it is now. An order without an invoice gets none.
 * @param tx the transaction of the change, which holds the order's row
 * @param order as it is from now on, `lines` too
 * @param kept what of a credit note's amount the shop keeps as a fee
 * @returns what was issued; null where nothing is different
 */
export async function issueDifference(
  tx: Queryable,
  order: Order,
  lines: readonly OrderedLine[],
  at: Date,
  kept: Cents = 0,
): Promise<InvoiceSnapshot | null> {
  const documents = await documentsOf(tx, order.id);
  const following = await followingOf(tx, documents, at);
  const difference = following && differenceOf(documentedOf(documents), billedOf(order, lines));
  if (!following || !difference) return null;
  return issue(
    tx,
    order.id,
    at,
    differenceSnapshot(following, difference, {
      supply: supplyOf(order),
      discountCode: order.discountCode ?? following.words.discount?.code ?? '',
      paid: following.issued,
      kept,
    }),
  );
}

/**
 * Issues the credit note over what an order's price is reduced by afterwards, with all that was ordered left as it is. An order
 * without an invoice gets none.
 * @param of.about the dishes that it is granted for with what is left of their price, at whose rates it is; all that was ordered
 * where there are none
 * Errors: NotReducible (not so much is billed at those rates).
 */
export async function issueReduction(
  tx: Queryable,
  order: Order,
  { amount, about, at }: { amount: Cents; about: readonly ReducedDish[]; at: Date },
): Promise<void> {
  const documents = await documentsOf(tx, order.id);
  const following = await followingOf(tx, documents, at);
  if (!following) return;
  const shares = reductionShares(amount, documentedOf(documents).vat, about);
  if (!shares) throw new ShopError('NotReducible', { field: 'amount' });
  const { locale } = following.words;
  const names = about.map(({ name }) => readLocalizedText(name, locale));
  await issue(tx, order.id, at, reductionSnapshot(following, { supply: supplyOf(order), shares, names }));
}

interface ReducedDish extends Taxed, Pick<OrderedLine, 'name'> {}

/** Issues the credit note over all that is documented of an order, whatever became of it; null where that is nothing. */
export async function issueUndoing(
  tx: Queryable,
  orderId: number,
  at: Date,
  kept: Cents = 0,
): Promise<InvoiceSnapshot | null> {
  const documents = await documentsOf(tx, orderId);
  const following = await followingOf(tx, documents, at);
  const difference = following && differenceOf(documentedOf(documents), nothingBilled);
  if (!following || !difference) return null;
  const { discount, paid } = following.words;
  const of = {
    supply: await supplyNow(tx, orderId, following.words),
    // With what was taken off afterwards it is more than the discount of a code.
    discountCode: documents.some(({ isReduction }) => isReduction) ? '' : (discount?.code ?? ''),
    paid,
    kept,
    isUndoing: true,
    isRest: documents.some(({ kind, about }) => kind === 'CREDIT_NOTE' && about === 'CHANGE'),
  };
  return issue(tx, orderId, at, differenceSnapshot(following, difference, of));
}

/** When and where an order was to be delivered in the end; as its words say where its customer was erased. */
export async function supplyNow(
  tx: Queryable,
  orderId: number,
  words: InvoiceSnapshot,
): Promise<InvoiceSnapshot['supply']> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId));
  return order && order.customerId !== null ? supplyOf(order) : words.supply;
}

/** What is taxed at which rate of an order as its documents have it now: the mix of a fee. */
export const mixOf = async (tx: Queryable, orderId: number): Promise<readonly VatShare[]> =>
  vatOfOrder(await documentsOf(tx, orderId));

/**
 * Issues the document over a fee: an invoice by the order's mix of rates, or a letter without VAT. What it is a fee for has
 * its own credit note.
 * @param mix that of the order before what the fee is for was taken out; as it is now unless told
 */
export async function issueFee(
  tx: Queryable,
  orderId: number,
  fee: Fee,
  at: Date,
  mix?: readonly VatShare[],
): Promise<InvoiceSnapshot | null> {
  const documents = await documentsOf(tx, orderId);
  const following = await followingOf(tx, documents, at);
  if (!following) return null;
  return issue(tx, orderId, at, feeSnapshot(following, fee, mix ?? vatOfOrder(documents)));
}

/**
 * Issues an invoice, or a credit note over a part, anew in other words, its amounts as they were, as one of the series of
 * invoices.
 * @returns null where the order has no such document of that number, or where it was corrected before: the last one counts
 */
export async function issueCorrection(
  tx: Queryable,
  orderId: number,
  { code, ...words }: { code: string } & Partial<Pick<InvoiceSnapshot, 'buyer' | 'supply'>>,
  at: Date,
): Promise<InvoiceSnapshot | null> {
  const documents = await documentsOf(tx, orderId);
  const document = standingDocuments(documents).find((each) => each.code === code);
  if (!document) return null;
  const of = takenFrom(document, documents);
  return issue(tx, orderId, at, correctionSnapshot(document, words, berlinDay(at.getTime()), of));
}

/** Null for an order that has no invoice to follow. */
async function followingOf(
  tx: Queryable,
  documents: readonly InvoiceSnapshot[],
  at: Date,
): Promise<Following | null> {
  const words = wordsOf(documents);
  if (!words || !documents.some(isOverOrder)) return null;
  const seller = sellerOf(await companyNow(tx), words.locale);
  return { words, seller, refersTo: referencesTo(documents), issued: berlinDay(at.getTime()) };
}

/** Writes a document down under the next number of its kind. */
async function issue(
  tx: Queryable,
  orderId: number,
  at: Date,
  unnumbered: Unnumbered,
): Promise<InvoiceSnapshot> {
  const { kind } = unnumbered;
  const [last] = await tx
    .select({ position: max(invoices.position) })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind)));
  const numbered = await nextNumber(tx, kind, at);
  const snapshot: InvoiceSnapshot = { ...unnumbered, code: numbered.code };
  const position = (last?.position ?? 0) + 1;
  await tx.insert(invoices).values({ orderId, kind, position, ...numbered, issuedAt: at, snapshot });
  return snapshot;
}
