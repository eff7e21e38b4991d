import { asc, eq } from 'drizzle-orm';
import { type Billed, sharesByRate, together } from '#rules/money/difference.ts';
import type { VatShare } from '#rules/money/vat.ts';
import type { Queryable } from '../../db/database.ts';
import { invoices } from '../../db/schema/billing.ts';
import { type DocumentReference, type InvoiceSnapshot, takesBack } from '../../invoices/snapshot.ts';
import { deliveryName } from './snapshot-of.ts';
import { replacementsAmong } from './standing-documents.ts';

/** All that was issued for an order, the oldest first. Whoever issues more holds the order's row. */
export async function documentsOf(db: Queryable, orderId: number): Promise<InvoiceSnapshot[]> {
  const rows = await db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id));
  return rows.map(({ snapshot }) => snapshot);
}

/** Whether a document is over what was ordered: no fee, and not another one in other words. */
export function isOverOrder({ kind, about }: Pick<InvoiceSnapshot, 'kind' | 'about'>): boolean {
  return about !== 'FEE' && (kind === 'INVOICE' || kind === 'CREDIT_NOTE');
}

/** Whether a document is about a change of an order: over the difference, or over a fee. One in other words has an e-mail of its own. */
export function isAboutChange({ kind, about }: Pick<InvoiceSnapshot, 'kind' | 'about'>): boolean {
  return kind !== 'CORRECTION' && (about === 'CHANGE' || about === 'FEE');
}

/** What an order's documents say together of what was ordered. */
export function documentedOf(documents: readonly InvoiceSnapshot[]): Billed {
  return together(documents.filter(isOverOrder).map(asBilled));
}

/** What is taxed at which rate of what was ordered, as it was before it was undone. */
export function vatOfOrder(documents: readonly InvoiceSnapshot[]): readonly VatShare[] {
  return documentedOf(documents.filter(({ kind, about }) => kind !== 'CREDIT_NOTE' || about === 'CHANGE'))
    .vat;
}

/** What is taxed at which rate of all that an order costs: of what was ordered, and of fees that are a service. */
export function vatOfCosts(documents: readonly InvoiceSnapshot[]): readonly VatShare[] {
  const fees = documents.filter(({ kind, about }) => kind === 'INVOICE' && about === 'FEE');
  const shares = sharesByRate([...vatOfOrder(documents), ...fees.flatMap(({ vat }) => vat)]);
  // All of a rate may have been taken off.
  return shares.filter(({ gross }) => gross !== 0);
}

/** The words of an order's documents, such as whom they go to: those of its first invoice, as they were last corrected. */
export function wordsOf(documents: readonly InvoiceSnapshot[]): InvoiceSnapshot | undefined {
  const first = documents.find(({ kind, about }) => kind === 'INVOICE' && about !== 'FEE');
  let words = first;
  for (const document of documents)
    if (document.kind === 'CORRECTION' && document.corrects?.code === words?.code) words = document;
  return words;
}

/** The invoices over an order, as one that follows refers to them: each as it was last corrected. */
export function referencesTo(documents: readonly InvoiceSnapshot[]): DocumentReference[] {
  const replaced = replacementsAmong(documents);
  return documents
    .filter((document) => document.kind !== 'CLAIM' && !takesBack(document) && document.about !== 'FEE')
    .filter(({ code }) => !replaced.has(code))
    .map(({ code, issued }) => ({ code, issued }));
}

function asBilled({ kind, lines, discount, vat, total, isReduction, locale }: InvoiceSnapshot): Billed {
  // Its lines are no pieces that anybody ordered, but a discount that was granted afterwards.
  if (isReduction) return { lines: [], discount: total, vat: vat.map(asDiscount) };
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const delivery = deliveryName(locale);
  return {
    lines: lines.map(({ name, rate, quantity, unitPrice }) => ({
      name,
      rate,
      quantity: sign * quantity,
      unitPrice,
      isDelivery: name === delivery,
    })),
    discount: sign * (discount?.amount ?? 0),
    vat: vat.map((share) => ({
      rate: share.rate,
      discount: sign * share.discount,
      gross: sign * share.gross,
      net: sign * share.net,
      vat: sign * share.vat,
    })),
  };
}

/** A share of a reduction as what it takes off the order. */
function asDiscount({ rate, gross, net, vat }: VatShare): VatShare {
  return { rate, discount: gross, gross: 0 - gross, net: 0 - net, vat: 0 - vat };
}
