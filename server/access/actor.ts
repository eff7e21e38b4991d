import type { StaffActor } from './staff/staff-actor.ts';

/** A signed-in customer. */
export interface CustomerActor {
  readonly kind: 'customer';
  readonly customerId: number;
  readonly sessionId: number;
}

/** Who has the link of an order, whoever that is. */
export interface LinkActor {
  readonly kind: 'link';
  /** Of the one order that the link opens. */
  readonly publicId: string;
}

/** The shop by itself: a job, the payment provider's word, a command of the owner's. */
export interface SystemActor {
  readonly kind: 'system';
}

/** Who does something. Who they are is for server/access to say, what they may do for server/policies. */
export type Actor = CustomerActor | StaffActor | LinkActor | SystemActor;

export const system: SystemActor = { kind: 'system' };

/** Who did something, as it is written down; `actorId` is null for the shop itself, a tablet, and a link. */
export interface Doer {
  readonly actorKind: Actor['kind'];
  readonly actorId: number | null;
}

export function doerOf(actor: Actor): Doer {
  return { actorKind: actor.kind, actorId: actorId(actor) };
}

/** The number by which the history of an order knows somebody; null for the shop itself, a tablet, and a link. */
export function actorId(actor: Actor): number | null {
  if (actor.kind === 'customer') return actor.customerId;
  return actor.kind === 'staff' ? actor.staffId : null;
}
