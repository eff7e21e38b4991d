import type { Day } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { bindingOn } from './binding-on.ts';
import { productionProof } from './production-proof.ts';
import { totalsOf } from './totals-of.ts';
import { withTicking } from './with-ticking.ts';

/**
 * What the kitchens have to make for a day, a total a product with the orders behind it, what customers asked to look
 * out for, and the proof that nothing is missing. Only orders that are to be cooked and have a time. Errors: NotAllowed.
 */
export async function production(
  deps: Deps,
  actor: StaffActor,
  { day, locale }: { day: Day; locale: Locale },
) {
  demand(mayInKitchen('seeProduction', actor, deps.now()));
  const orders = await withTicking(deps.db, await bindingOn(deps.db, day));
  const cares = orders.flatMap(({ publicId, bon, deliveryInstruction }) => {
    const note = deliveryInstruction ?? '';
    const { asks, allergens } = careOf(note);
    return asks ? [{ publicProductOrderId: publicId, bon, note, asks: [...allergens] }] : [];
  });
  return { day, totals: totalsOf(orders, locale), cares, proof: await productionProof(deps, day) };
}
