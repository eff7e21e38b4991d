import type { Deps } from '../deps.ts';
import { documentsOf } from '../services/billing/documents-of.ts';
import { documentFile, type InvoiceFile, invoiceFile } from '../services/billing/invoice-file.ts';
import { tellShop } from '../services/notices/tell-shop.ts';
import type { MailedOrder } from './mailed-order.ts';

/** So many tries wait for a document, about a minute; then its e-mail leaves without it. */
const triesWithDocument = 5;

type Needs = Pick<Deps, 'db' | 'log' | 'now'>;

/**
 * The document that goes with an e-mail, null when there is none. One that cannot be made, since the validator refuses
 * it, is waited for only so long: the customer has to hear of the order, and the shop of the document.
 */
export function documentFor(
  deps: Needs,
  attempts: number,
  order: MailedOrder,
  kind: 'INVOICE' | 'CREDIT_NOTE',
): Promise<InvoiceFile | 'late' | null> {
  return inTime(deps, attempts, { order, about: kind }, () => invoiceFile(deps, order.id, kind));
}

/** The document about the fee of a canceled order, the last of its fees, for an e-mail; null and `late` as of `documentFor`. */
export async function documentOfCancelFee(
  deps: Needs,
  attempts: number,
  order: MailedOrder,
): Promise<InvoiceFile | 'late' | null> {
  const last = (await documentsOf(deps.db, order.id)).at(-1);
  return last?.about === 'FEE' ? numberedDocument(deps, attempts, order, last.code) : null;
}

/** The document with a number, for an e-mail; null and `late` as of `documentFor`. */
export function numberedDocument(
  deps: Needs,
  attempts: number,
  order: MailedOrder,
  code: string,
): Promise<InvoiceFile | 'late' | null> {
  return inTime(deps, attempts, { order, about: code }, () => documentFile(deps, order.id, code));
}

async function inTime(
  { db, log, now }: Needs,
  attempts: number,
  { order, about }: { order: MailedOrder; about: string },
  make: () => Promise<InvoiceFile | null>,
): Promise<InvoiceFile | 'late' | null> {
  try {
    return await make();
  } catch (error) {
    if (attempts < triesWithDocument) throw error;
    log.error({ err: error, order: order.publicId, kind: about }, 'e-mail leaves without its document');
    const at = new Date(now());
    await tellShop(db, {
      what: 'invoice-refused',
      at,
      once: `${about} ${order.publicId}`,
      orderId: order.id,
    });
    return 'late';
  }
}
