import type { Cents } from './money.ts';

/** A movement of an order's money. */
export interface Movement {
  readonly kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'TRANSFER';
  /** Signed: what came in is above 0, what went back below. */
  readonly amount: Cents;
  /** FAILED: nothing moved by it, or not for good. */
  readonly state: 'ASKED' | 'DONE' | 'FAILED';
  /** The provider's number of it; null before it has one, and where it has none. */
  readonly providerId: string | null;
}

/** What a ledger comes to; all of it 0 or above. */
export interface Balance {
  readonly charged: Cents;
  /** What went back or is on its way, by whomever. */
  readonly gone: Cents;
  /** That of it which has arrived. */
  readonly arrived: Cents;
  /** What is to go back and was not sent yet. */
  readonly unsent: Cents;
  /** A bank has taken money back, or may yet: it must not be sent a second time. */
  readonly isDisputed: boolean;
}

/** Sums up a ledger. */
export function balanceOf(ledger: readonly Movement[]): Balance {
  const sum = (counts: (movement: Movement) => boolean) =>
    Math.abs(ledger.filter(counts).reduce((total, { amount }) => total + amount, 0));
  const isBack = ({ kind }: Movement) => kind !== 'CHARGE';
  return {
    charged: sum(({ kind, state }) => kind === 'CHARGE' && state === 'DONE'),
    gone: sum((movement) => isBack(movement) && (movement.state === 'DONE' || isOnItsWay(movement))),
    arrived: sum((movement) => isBack(movement) && movement.state === 'DONE'),
    unsent: sum(isUnsent),
    isDisputed: ledger.some(({ kind, state }) => kind === 'DISPUTE' && state !== 'FAILED'),
  };
}

/** Whether the provider has a refund and its money is not there yet. */
const isOnItsWay = ({ kind, state, providerId }: Movement) =>
  kind === 'REFUND' && state === 'ASKED' && providerId !== null;

/** Whether a refund is still to be sent. */
export const isUnsent = ({ kind, state, providerId }: Movement): boolean =>
  kind === 'REFUND' && state === 'ASKED' && providerId === null;

/** What of the money that came in an order's customer is to have back: what is above its price, if it is not canceled, and fees. */
export function owedBack({ status, total, fees }: Priced, charged: Cents): Cents {
  return Math.max(0, charged - fees - (status === 'CANCELED' ? 0 : total));
}

/**
 * What has gone back of what an order costs: what went back because it had become less, or came in twice, is none of it.
 */
export function goneOfPrice(
  { total, fees }: Omit<Priced, 'status'>,
  { charged, gone }: Pick<Balance, 'charged' | 'gone'>,
): Cents {
  return Math.max(0, Math.min(gone, gone - (charged - fees - total)));
}

/** What an order costs. */
interface Priced {
  readonly status: 'PENDING' | 'PAID' | 'CANCELED';
  readonly total: Cents;
  /** What is kept of what was taken out of it. */
  readonly fees: Cents;
}

/** How far money is that somebody is to have back. FAILED: some of it is neither there nor on its way, nor to be sent. */
export interface Back {
  readonly amount: Cents;
  readonly state: 'REQUESTED' | 'DONE' | 'FAILED';
  /** What a person has to send; 0 unless it failed. */
  readonly missing: Cents;
}

/** How far an amount is that is owed back; null where nothing is. */
export function backOf({ gone, arrived, unsent }: Balance, amount: Cents): Back | null {
  if (amount <= 0) return null;
  const missing = Math.max(0, amount - gone - unsent);
  if (missing > 0) return { amount, state: 'FAILED', missing };
  return { amount, state: arrived >= amount ? 'DONE' : 'REQUESTED', missing };
}

/** A charge of which money may go back, the oldest first in a list of them. */
export interface Refundable {
  readonly id: number;
  /** What of it has not gone back. */
  readonly left: Cents;
}

/** Shares an amount out to charges, the newest first; none gets more than what is left of it. */
export function shareOut(amount: Cents, charges: readonly Refundable[]): Map<number, Cents> {
  const shares = new Map<number, Cents>();
  let rest = amount;
  for (const { id, left } of charges.toReversed()) {
    const share = Math.max(0, Math.min(rest, left));
    shares.set(id, share);
    rest -= share;
  }
  return shares;
}
