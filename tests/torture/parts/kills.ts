import { setTimeout as sleep } from 'node:timers/promises';
import { type Customer, checkout, fault, newCustomer, pay } from '../support/customers.ts';
import { wrongHistories } from '../support/history.ts';
import { countWrongLedgers } from '../support/ledger.ts';
import { drained, emptyMailbox, received } from '../support/mailbox.ts';
import { type Part, randomBelow } from '../support/part.ts';

const ordersARound = 4;
const limitMs = 20_000;

/**
 * `kill -9` of the shop at random moments between payment and webhook, in every tenth round together with
 * PostgreSQL. Whatever was paid has to become PAID after the next start, and be confirmed once.
 */
export const kills: Part = async (field, amount) => {
  await emptyMailbox(field);
  const paid: { customer: Customer; sessionId: string }[] = [];
  let unfinished = 0;
  let slowest = 0;
  let lost = 0;
  for (let round = 1; round <= amount; round++) {
    await fault(field, { webhooks: ['deliver', 'drop', 'repeat'][randomBelow(3)] });
    const customers = await Promise.all(Array.from({ length: ordersARound }, () => newCustomer(field)));
    const ordering = customers.map(async (customer) => {
      const sessionId = await checkout(field, customer);
      if (sessionId === null) return;
      await sleep(randomBelow(60));
      await pay(field, sessionId);
      paid.push({ customer, sessionId });
    });
    // From the first payment on: before it nothing can be lost.
    const before = paid.length;
    for (const end = Date.now() + 5000; paid.length === before && Date.now() < end; ) await sleep(2);
    await sleep(randomBelow(200));
    if (round % 10 === 0) process.kill(field.postmasterPid(), 'SIGKILL');
    await field.endShop('SIGKILL');
    await Promise.all(ordering);
    unfinished += await notPaid(field.query, paid);
    const restarted = Date.now();
    await field.startShop();
    let left = await notPaid(field.query, paid);
    while (left > lost && Date.now() - restarted < limitMs) {
      await sleep(20);
      left = await notPaid(field.query, paid);
    }
    slowest = Math.max(slowest, Date.now() - restarted);
    lost = left;
  }
  await fault(field, { webhooks: 'deliver' });
  // What the kills kept from being sent, one e-mail after the other.
  const unsent = await drained(field, 600_000);
  const mails = await received(field);
  const confirmations = paid.map(({ customer }) => mails.get(customer.email) ?? new Map<string, number>());
  return {
    faults: `${amount} kills of the shop, ${Math.floor(amount / 10)} of PostgreSQL with it; ${paid.length} orders paid, ${unfinished} of them not PAID at the kill`,
    losses: {
      'paid orders lost': lost,
      'not confirmed': confirmations.filter((ids) => ids.size === 0).length + unsent,
      'confirmed twice': confirmations.filter((ids) => ids.size > 1).length,
      'wrong histories of orders': await wrongHistories(field),
      'wrong ledgers of orders': await countWrongLedgers(field),
    },
    late: { 'not PAID 5 s after the start': slowest > 5000 ? 1 : 0 },
    measured: `all PAID at most ${(slowest / 1000).toFixed(1)} s after the start`,
  };
};

async function notPaid(
  query: <Row extends { n: number }>(text: string, values: unknown[]) => Promise<Row[]>,
  paid: readonly { sessionId: string }[],
): Promise<number> {
  const ids = paid.map(({ sessionId }) => sessionId);
  const [row] = await query(
    `select count(*)::int as n from unnest($1::text[]) as paid(id) where not exists
       (select 1 from product_orders o where o.payment_session_id = paid.id and o.status = 'PAID')`,
    [ids],
  );
  return row?.n ?? 0;
}
