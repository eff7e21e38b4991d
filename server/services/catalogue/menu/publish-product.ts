import type { Day } from '#rules/booking/berlin-time.ts';
import { isSameValue } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import { layOut, lockDesk } from './desk.ts';
import { demandSeen } from './edited-meanwhile.ts';
import { lacksNow } from './on-the-menu.ts';
import { isLater, writePlan } from './plans.ts';

/**
 * Puts on the menu what an editor shows, now or from a day on, also if it is taken off until then: nobody publishes what
 * they have not seen, and nothing that lacks what the law wants. Errors: NotAllowed, CatalogueKeptInFiles,
 * ProductNotFound, EditedMeanwhile, NotLawfulYet, DayNotAhead.
 */
export async function publishProduct(
  deps: Deps,
  actor: StaffActor,
  {
    productId,
    revision,
    fromDay,
  }: { readonly productId: number; readonly revision: number; readonly fromDay?: Day | undefined },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const desk = await lockDesk(tx, productId, hand);
    await demandSeen(tx, desk, { revision });
    const content: MenuProduct = { ...desk.shown, active: true };
    const missing = await lacksNow(tx, content);
    if (missing.length > 0) throw new ShopError('NotLawfulYet', { missing });
    if (isLater(deps, fromDay)) {
      const change = { ...difference(desk.sold, content), active: true };
      await writePlan(tx, { productId, fromDay, change }, hand);
      await layOut(tx, desk, { shown: desk.sold ?? content, isOpen: false }, hand);
    } else {
      await writeProducts(tx, [{ id: productId, content }], { ...hand, how: 'PUBLISHED' });
      await layOut(tx, desk, { shown: content, isOpen: false }, hand);
    }
  });
  deps.log.info({ productId, fromDay, by: actor.staffId }, 'product published');
}

/** What of a product is different; all of it where there was none. */
function difference(sold: MenuProduct | null, content: MenuProduct): Partial<MenuProduct> {
  if (sold === null) return content;
  const keys = Object.keys(content) as (keyof MenuProduct)[];
  return Object.fromEntries(
    keys.filter((key) => !isSameValue(sold[key], content[key])).map((key) => [key, content[key]]),
  );
}
