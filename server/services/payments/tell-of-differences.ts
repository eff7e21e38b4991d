import { and, eq, gte, isNotNull, lt, ne } from 'drizzle-orm';
import { productOrders } from '../../db/schema/ordering.ts';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { MoneyBack, Payment } from '../../payments/provider.ts';
import { tellShop } from '../notices/tell-shop.ts';

/** What the provider has of the time since, in milliseconds since 1970. */
interface Books {
  readonly payments: readonly Payment[];
  readonly reports: readonly MoneyBack[];
  readonly since: number;
}

/** What is as young as this may have come about while the provider was asked. */
const young = 600_000;

/** Tells of each movement in a ledger that the provider does not have, or has with another amount; once each. */
export async function tellOfDifferences(deps: Deps, { payments, reports, since }: Books): Promise<void> {
  const amounts = new Map([
    ...payments.map(({ paymentIntentId, amount }) => [paymentIntentId, amount] as const),
    ...reports.map(({ id, amount }) => [id, -amount] as const),
  ]);
  // What was heard of at the very edge of that time may have been made before it.
  const from = new Date(since + 86_400_000);
  const kept = await deps.db
    .select({ row: money, publicId: productOrders.publicId })
    .from(money)
    .innerJoin(productOrders, eq(productOrders.id, money.orderId))
    .where(
      and(
        isNotNull(money.providerId),
        ne(money.state, 'FAILED'),
        gte(money.askedAt, from),
        lt(money.askedAt, new Date(deps.now() - young)),
      ),
    );
  for (const { row, publicId } of kept) {
    const amount = amounts.get(row.providerId);
    if (amount === row.amount) continue;
    const { kind, providerId } = row;
    deps.log.error(
      { order: publicId, kind, providerId, kept: row.amount, said: amount ?? null },
      'the ledger differs',
    );
    await tellShop(deps.db, {
      what: 'ledger-contradiction',
      at: new Date(deps.now()),
      once: providerId ?? publicId,
      orderId: row.orderId,
      amount: Math.abs(row.amount),
    });
  }
}
