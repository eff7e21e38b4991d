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

/** Who may do what with an order: pure, and the one place that decides it. */
export const orderPolicies = {
  /** To other customers than its own an order does not exist. Who works here sees it; what of it, their role says. */
  see(actor: Actor, order: DecidingOrder): Verdict {
    return actor.kind !== 'customer' || actor.customerId === order.customerId ? null : 'OrderNotFound';
  },

  /**
   * The shop may cancel what is paid at any time, by who may send money back; a customer until the deadline (terms), and while no bank is taking the
   * money back, which would pay them twice.
   */
  cancelPaid(actor: Actor, order: DecidingOrder, facts: { now: number; isDisputed: boolean }): Verdict {
    if (actor.kind !== 'customer') return mayInKitchen('cancelPaid', actor, facts.now);
    if (cancellationOf(order.preferDateAndTime, facts.now).kind !== 'until') return 'OrderTooLateToCancel';
    return facts.isDisputed ? 'PaymentDisputed' : null;
  },
} as const;
