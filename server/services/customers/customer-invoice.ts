import type { CustomerActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { documentFile, type InvoiceFile, invoiceFile } from '../billing/invoice-file.ts';
import type { InvoiceKind } from '../billing/invoice-series.ts';
import { findOrderOf } from '../ordering/find-order.ts';

/**
 * The invoice or credit note of an order, for the customer who placed it.
 * Errors: OrderNotFound, InvoiceNotFound (not paid, or not canceled).
 */
export async function customerInvoice(
  deps: Deps,
  actor: CustomerActor,
  { publicId, kind }: { publicId: string; kind: InvoiceKind },
): Promise<InvoiceFile> {
  const order = await findOrderOf(deps.db, actor, publicId);
  const file = await invoiceFile(deps, order.id, kind);
  if (!file) throw new ShopError('InvoiceNotFound');
  return file;
}

/** A document of an order by its number, for the customer who placed it. Errors: OrderNotFound, InvoiceNotFound. */
export async function customerDocument(
  deps: Deps,
  actor: CustomerActor,
  { publicId, code }: { publicId: string; code: string },
): Promise<InvoiceFile> {
  const order = await findOrderOf(deps.db, actor, publicId);
  const file = await documentFile(deps, order.id, code);
  if (!file) throw new ShopError('InvoiceNotFound');
  return file;
}
