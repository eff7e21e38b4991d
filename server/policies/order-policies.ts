import { cancellationOf } from '#rules/orders/cancellation.ts';
import type { Actor } from '../access/actor.ts';
import type { Verdict } from './demand.ts';
import { mayInKitchen } from './kitchen-policies.ts';

/** What an order has that decides who may do what with it. */
interface DecidingOrder {
  readonly customerId: number | null;
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly preferDateAndTime: string | null;
}

/** What decides whether a paid order is canceled: the moment in milliseconds since 1970, and whether nothing is kept. */
interface CancelFacts {
  readonly now: number;
  readonly isDisputed: boolean;
  readonly isFree: boolean;
}

/** Who may do what with an order: pure, and the one place that decides it. */
export const orderPolicies = {
  /**
   * To other customers than its own an order does not exist, nor to the link of another; once its customer is erased, to
   * none of them. Who works here sees it; what of it, their role says.
   */
  see(actor: Actor, order: Pick<DecidingOrder, 'customerId'> & { readonly publicId: string }): Verdict {
    if (actor.kind === 'staff' || actor.kind === 'system') return null;
    const isTheirs =
      actor.kind === 'link' ? actor.publicId === order.publicId : actor.customerId === order.customerId;
    return isTheirs && order.customerId !== null ? null : 'OrderNotFound';
  },

  /**
   * The shop may cancel what is paid at any time, by who may send money back; a customer until the deadline (terms), after
   * it for the fee, and while no bank is taking the money back, which would pay them twice. Who has the link of an order may look: they have to sign in.
   */
  cancelPaid(actor: Actor, order: DecidingOrder, facts: CancelFacts): Verdict {
    if (actor.kind === 'link') return 'SessionInvalid';
    if (actor.kind !== 'customer') return mayInKitchen('cancelPaid', actor, facts.now);
    const isInTime = cancellationOf(order.preferDateAndTime, facts.now).kind === 'until';
    if (facts.isFree && !isInTime) return 'OrderTooLateToCancel';
    return facts.isDisputed ? 'PaymentDisputed' : null;
  },
} as const;
