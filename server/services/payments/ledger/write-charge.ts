import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../../db/database.ts';
import { money } from '../../../db/schema/payments.ts';

/** Money that has come in. */
interface Charge {
  readonly orderId: number;
  readonly amount: Cents;
  readonly at: Date;
  /** The provider's number of the payment; null for a bank transfer, and where the provider names none. */
  readonly providerId: string | null;
  /** Of a bank transfer: the Berlin day on which it was on the account, and what the statement says. */
  readonly receivedOn?: string;
  readonly reason?: string;
}

/** Writes down money that has come in. The caller holds the order's row. */
export async function writeCharge(tx: Queryable, { at, ...charge }: Charge): Promise<void> {
  await tx.insert(money).values({ ...charge, kind: 'CHARGE', state: 'DONE', askedAt: at, closedAt: at });
}
