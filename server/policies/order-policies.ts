import type { Actor } from '../access/actor.ts';
import type { Verdict } from './demand.ts';
import { mayInKitchen } from './kitchen-policies.ts';

/** Who may do what with an order: pure, and the one place that decides it. */
export const orderPolicies = {
  /**
   * To other customers than its own an order does not exist, nor to the link of another; once its customer is erased, to
   * none of them. Who works here sees it; what of it, their role says.
   */
  see(actor: Actor, order: { readonly customerId: number | null; readonly publicId: string }): Verdict {
    if (actor.kind === 'staff' || actor.kind === 'system') return null;
    const isTheirs =
      actor.kind === 'link' ? actor.publicId === order.publicId : actor.customerId === order.customerId;
    return isTheirs && order.customerId !== null ? null : 'OrderNotFound';
  },

  /**
   * The shop may cancel what is paid at any time, by who may send money back; a customer while no bank is taking the money
   * back, which would pay them twice. What it costs them is no question of this. Who has the link of an order may look: they
   * have to sign in.
   * @param facts.now milliseconds since 1970
   */
  cancelPaid(actor: Actor, { now, isDisputed }: { now: number; isDisputed: boolean }): Verdict {
    if (actor.kind === 'link') return 'SessionInvalid';
    if (actor.kind !== 'customer') return mayInKitchen('cancelPaid', actor, now);
    return isDisputed ? 'PaymentDisputed' : null;
  },
} as const;
