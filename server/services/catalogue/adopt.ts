import { actorId } from '../../access/actor.ts';
import type { KitchenActor } from '../../access/staff/staff-actor.ts';
import { products } from '../../db/schema/catalogue.ts';
import { menuChanges } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { isKeptInDatabase, keepInDatabase } from './owner.ts';
import { contentOf } from './product-row.ts';
import { lockCatalogue, writeProducts } from './write-products.ts';

/**
 * Takes the menu over from the files of the program: from now on it is kept in the database and changed in the kitchen,
 * and no start and no import brings the files back. Each product is noted as it stands. Done once; asked for again,
 * nothing happens. Errors: NotAllowed, StepUpRequired.
 * @returns whether it was done now
 */
export async function adoptCatalogue(deps: Deps, actor: KitchenActor): Promise<boolean> {
  demand(mayInKitchen('adoptMenu', actor, deps.now()));
  const at = new Date(deps.now());
  const staffId = actorId(actor);
  const done = await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if (await isKeptInDatabase(tx)) return false;
    const wanted = (await tx.select().from(products)).map((row) => ({ id: row.id, content: contentOf(row) }));
    await writeProducts(tx, wanted, { how: 'ADOPTED', at, staffId });
    await keepInDatabase(tx);
    await tx.insert(menuChanges).values({ kind: 'OWNER', before: 'files', after: 'database', at, staffId });
    return true;
  });
  if (done) deps.log.info({ by: staffId }, 'catalogue adopted: its owner is the database');
  return done;
}
