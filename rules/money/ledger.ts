import type { Cents } from './money.ts';

/** A movement of an order's money. */
export interface Entry {
  readonly kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'TRANSFER';
  /** Signed: what came in is above 0, what went back below. */
  readonly amount: Cents;
  /** FAILED: nothing moved by it, or not for good. */
  readonly state: 'ASKED' | 'DONE' | 'FAILED';
  /** The provider's number of it; null before it has one, and where it has none. */
  readonly providerId: string | null;
  /** Milliseconds since 1970: when it was asked for or first heard of, and when it was over, where that is known. */
  readonly askedAt: number;
  readonly closedAt: number | null;
}

/** What is known of the money of a paid order. */
export interface Told {
  readonly total: Cents;
  readonly paidAt: number;
  /** The provider's number of the payment. */
  readonly paymentId: string | null;
  /** What the provider has said of money that left the payment. */
  readonly back: readonly Entry[];
  /** The money that the shop itself sends back; null where it sends none. */
  readonly refund: Asked | null;
}

/** A refund as the shop asked for it. */
export interface Asked {
  /** What is to have gone back in all, and what of it had gone by other ways, above 0 both. */
  readonly amount: Cents;
  readonly alreadyBack: Cents;
  readonly state: Entry['state'];
  readonly providerId: string | null;
  readonly askedAt: number;
  readonly closedAt: number | null;
}

/** The movements that follow from what is known: the charge first. */
export function entriesOf({ total, paidAt, paymentId, back, refund }: Told): Entry[] {
  const charge: Entry = {
    kind: 'CHARGE',
    amount: total,
    state: 'DONE',
    providerId: paymentId,
    askedAt: paidAt,
    closedAt: paidAt,
  };
  return [charge, ...back, ...(refund ? ownRefund(refund, back) : [])];
}

/** What of the shop's own refund the provider has not told of yet; what it did tell of says it better. */
function ownRefund(refund: Asked, back: readonly Entry[]): Entry[] {
  const gone = -sumOf(
    back.filter(({ kind, state }) => state === 'DONE' || (kind === 'REFUND' && state === 'ASKED')),
  );
  const told = back.find(({ providerId }) => providerId !== null && providerId === refund.providerId);
  const sent = told && told.state !== 'FAILED' ? -told.amount : 0;
  const rest = refund.amount - Math.max(gone, refund.alreadyBack + sent);
  if (rest <= 0) return [];
  const { state, askedAt, closedAt } = refund;
  const isMade = refund.providerId !== null && !told;
  const entry = { amount: -rest, state, askedAt, closedAt };
  if (isMade) return [{ ...entry, kind: 'REFUND', providerId: refund.providerId }];
  // Done without the provider: a person has sent it.
  if (state === 'DONE') return [{ ...entry, kind: 'TRANSFER', providerId: null }];
  return state === 'ASKED' && !told ? [{ ...entry, kind: 'REFUND', providerId: null }] : [];
}

/** What has to be written so that a ledger says what is known, and what cannot be. */
export interface Amendment<Kept extends Entry> {
  readonly added: readonly Entry[];
  /** Kept movements as they are from now on. */
  readonly changed: readonly { readonly kept: Kept; readonly entry: Entry }[];
  /** Sentences for a person: a ledger and what is known do not fit each other. */
  readonly contradictions: readonly string[];
}

/** Compares a ledger with what is known. What is done stays what it was; only that it failed may still turn up. */
export function amendmentOf<Kept extends Entry>(
  ledger: readonly Kept[],
  known: readonly Entry[],
): Amendment<Kept> {
  const left = new Set(ledger);
  const keptOf = new Map<Entry, Kept>();
  const match = (fits: (kept: Kept, entry: Entry) => boolean) => {
    for (const entry of known) {
      if (keptOf.has(entry)) continue;
      const kept = [...left].find((candidate) => candidate.kind === entry.kind && fits(candidate, entry));
      if (kept && left.delete(kept)) keptOf.set(entry, kept);
    }
  };
  match((kept, entry) => entry.providerId !== null && kept.providerId === entry.providerId);
  match((kept, entry) => entry.providerId === null && kept.providerId === null && kept.state !== 'FAILED');
  // What was written before it had a number gets the one that turned up.
  match((kept) => kept.providerId === null && kept.state !== 'FAILED');

  const changed: { kept: Kept; entry: Entry }[] = [];
  const contradictions: string[] = [];
  for (const [entry, kept] of keptOf) {
    if (kept.state === 'FAILED' && entry.state === 'FAILED') continue;
    if (kept.state !== 'ASKED' && kept.amount !== entry.amount)
      contradictions.push(`${written(kept)} is kept, ${written(entry)} is known`);
    else if (differ(kept, entry)) changed.push({ kept, entry });
  }
  for (const kept of left) {
    // Asked for, and then sent by other means.
    if (kept.state === 'ASKED' && kept.providerId === null)
      changed.push({ kept, entry: { ...kept, state: 'FAILED' } });
    else if (kept.state !== 'FAILED') contradictions.push(`${written(kept)} is kept, nothing of it is known`);
  }
  const back = sumOf(known.filter(({ kind, state }) => kind === 'REFUND' && state !== 'FAILED'));
  const charged = sumOf(known.filter(({ kind }) => kind === 'CHARGE'));
  if (charged + back < 0) contradictions.push(`refunds of ${-back} are above the charge of ${charged}`);
  return { added: known.filter((entry) => !keptOf.has(entry)), changed, contradictions };
}

function differ(kept: Entry, entry: Entry): boolean {
  return kept.amount !== entry.amount || kept.state !== entry.state || kept.providerId !== entry.providerId;
}

function sumOf(entries: readonly Entry[]): Cents {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

function written({ kind, amount, state, providerId }: Entry): string {
  return `${kind} ${amount} ${state} ${providerId ?? 'without a number'}`;
}
