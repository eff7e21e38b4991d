import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { demandKeptHere } from '../owner.ts';
import { lockCatalogue } from '../write-products.ts';
import type { Hand } from './desk.ts';

/**
 * Changes something of the menu in one transaction, by who may and where the menu is kept here. What writes products says
 * so: one at a time does. Errors: NotAllowed, CatalogueKeptInFiles and those of `work`.
 */
export async function changeMenu<Result>(
  deps: Deps,
  actor: StaffActor,
  { writes }: { readonly writes: 'products' | 'drafts' },
  work: (tx: Queryable, hand: Hand) => Promise<Result>,
): Promise<Result> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    if (writes === 'products') await lockCatalogue(tx);
    await demandKeptHere(tx);
    return work(tx, { at: new Date(deps.now()), staffId: actor.staffId });
  });
}
