import type { CustomerActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { ShopError } from '../../shop-error.ts';
import { type InvoiceFile, invoiceFile } from '../billing/invoice-file.ts';
import { findOrderOf } from '../ordering/find-order.ts';

/**
 * The invoice or credit note of an order, for the customer who placed it.
 * Errors: OrderNotFound, InvoiceNotFound (not paid, or not canceled).
 */
export async function customerInvoice(
  deps: Deps,
  actor: CustomerActor,
  { publicId, kind }: { publicId: string; kind: InvoiceSnapshot['kind'] },
): Promise<InvoiceFile> {
  const order = await findOrderOf(deps.db, actor, publicId);
  const file = await invoiceFile(deps, order.id, kind);
  if (!file) throw new ShopError('InvoiceNotFound');
  return file;
}
