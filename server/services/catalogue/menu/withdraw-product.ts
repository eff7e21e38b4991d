import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import { lockDesk } from './desk.ts';
import { isLater, writePlan } from './plans.ts';

/**
 * Takes a product off the menu, now or from a day on; orders and its draft keep it.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, DayNotAhead.
 */
export async function withdrawProduct(
  deps: Deps,
  actor: StaffActor,
  { productId, fromDay }: { readonly productId: number; readonly fromDay?: Day | undefined },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const { sold } = await lockDesk(tx, productId, hand);
    if (!sold) throw new ShopError('ProductNotFound');
    const change = { active: false };
    if (isLater(deps, fromDay)) await writePlan(tx, { productId, fromDay, change }, hand);
    else {
      const content = { ...sold, ...change };
      await writeProducts(tx, [{ id: productId, content }], { ...hand, how: 'WITHDRAWN' });
    }
  });
  deps.log.info({ productId, fromDay, by: actor.staffId }, 'product withdrawn');
}
