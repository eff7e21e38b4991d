import type { Deps } from '../deps.ts';
import { type InvoiceFile, invoiceFile } from '../services/billing/invoice-file.ts';
import { tellShop } from '../services/notices/tell-shop.ts';
import type { MailedOrder } from './mailed-order.ts';

/** So many tries wait for a document, about a minute; then its e-mail leaves without it. */
const triesWithDocument = 5;

/**
 * The document that goes with an e-mail, null when there is none. One that cannot be made, since the validator refuses
 * it, is waited for only so long: the customer has to hear of the order, and the shop of the document.
 */
export async function documentFor(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  attempts: number,
  order: MailedOrder,
  kind: 'INVOICE' | 'CREDIT_NOTE',
): Promise<InvoiceFile | 'late' | null> {
  try {
    return await invoiceFile({ db }, order.id, kind);
  } catch (error) {
    if (attempts < triesWithDocument) throw error;
    log.error({ err: error, order: order.publicId, kind }, 'e-mail leaves without its document');
    const at = new Date(now());
    await tellShop(db, { what: 'invoice-refused', at, once: `${kind} ${order.publicId}`, orderId: order.id });
    return 'late';
  }
}
