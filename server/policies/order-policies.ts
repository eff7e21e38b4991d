import { cancellationOf } from '#rules/orders/cancellation.ts';
import type { Actor } from '../access/actor.ts';
import type { Verdict } from './demand.ts';

/** What an order has that decides who may do what with it. */
interface DecidingOrder {
  readonly customerId: number | null;
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly preferDateAndTime: string | null;
}

/** Who may do what with an order: pure, and the one place that decides it. */
export const orderPolicies = {
  /** To others than its customer an order does not exist. */
  see(actor: Actor, order: DecidingOrder): Verdict {
    return actor.kind === 'system' || actor.customerId === order.customerId ? null : 'OrderNotFound';
  },

  /**
   * The shop may cancel what is paid at any time; a customer until the deadline (terms), and while no bank is taking the
   * money back, which would pay them twice.
   */
  cancelPaid(actor: Actor, order: DecidingOrder, facts: { now: number; isDisputed: boolean }): Verdict {
    if (actor.kind === 'system') return null;
    if (cancellationOf(order.preferDateAndTime, facts.now).kind !== 'until') return 'OrderTooLateToCancel';
    return facts.isDisputed ? 'PaymentDisputed' : null;
  },
} as const;
