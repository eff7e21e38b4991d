import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { documentFile, type InvoiceFile } from '../billing/invoice-file.ts';
import { knownOrder } from '../ordering/find-order.ts';

/** A document of an order by its number. Errors: OrderNotFound, InvoiceNotFound, NotAllowed. */
export async function orderDocument(
  deps: Deps,
  actor: StaffActor,
  { publicId, code }: { publicId: string; code: string },
): Promise<InvoiceFile> {
  demand(mayInKitchen('seeDocument', actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  const file = await documentFile(deps, order.id, code);
  if (!file) throw new ShopError('InvoiceNotFound');
  return file;
}
