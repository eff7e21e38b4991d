import type { Day } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import { lockDesk } from './desk.ts';
import { isLater, writePlan } from './plans.ts';

/**
 * Changes the price of what is sold, now or from a day on: whoever has ordered pays what it cost then, and a draft keeps
 * all else that is in it. Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, DayNotAhead.
 */
export async function setPrice(
  deps: Deps,
  actor: StaffActor,
  {
    productId,
    priceCents,
    fromDay,
  }: { readonly productId: number; readonly priceCents: Cents; readonly fromDay?: Day | undefined },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const { sold } = await lockDesk(tx, productId, hand);
    if (!sold) throw new ShopError('ProductNotFound');
    const change = { priceCents };
    if (isLater(deps, fromDay)) await writePlan(tx, { productId, fromDay, change }, hand);
    else {
      await writeProducts(tx, [{ id: productId, content: { ...sold, ...change } }], {
        ...hand,
        how: 'PRICE',
      });
    }
  });
  deps.log.info({ productId, priceCents, fromDay, by: actor.staffId }, 'price changed');
}
