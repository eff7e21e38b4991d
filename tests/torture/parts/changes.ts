import { setTimeout as sleep } from 'node:timers/promises';
import { roomyKitchens } from '../../support/roomy-kitchens.ts';
import { wrongLedgers } from '../../support/wrong-ledgers.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { ChangingCustomer } from '../support/changing-customer.ts';
import { fault } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import { tricks, wander } from '../support/histories.ts';
import { wrongHistories } from '../support/history.ts';
import { signedInKitchen } from '../support/kitchen.ts';
import { type Book, books, differencesOf, keptOf, productionDifferences } from '../support/order-books.ts';
import { type Part, together } from '../support/part.ts';
import { providerBooks, providerOf } from '../support/provider-books.ts';

/** The same numbers make the same histories: `CHANGES_SEED=…` repeats those of a run. */
const seed = Number(process.env.CHANGES_SEED ?? 20_261_123);
const atOnce = 6;
/** Every so manyth history tries to get around the fee. */
const trickEvery = 8;
/** Longest wait for what is to settle in the end. */
const limitMs = 90_000;

/**
 * Histories of orders that are changed up and down, moved, canceled, and reduced in price afterwards, while the shop is killed, reports are lost and come
 * twice, refunds fail and banks take money back. In the end the customer's books, the provider's, the ledger, the documents
 * and what the kitchens make have to agree to the cent and the piece.
 */
export const changes: Part = async (field, amount) => {
  console.log(`seed ${seed}`);
  await prepare(field);
  const customers = Array.from({ length: amount }, () => new ChangingCustomer(field));
  const around: string[] = [];
  const kitchen = await signedInKitchen(field);
  let isDone = false;
  const [kills] = await Promise.all([
    trouble(field, () => isDone),
    together(amount, atOnce, async (nth) => {
      const customer = customers[nth] as ChangingCustomer;
      const chance = chanceOf(seed, nth + 1);
      if (nth % trickEvery !== trickEvery - 1) return wander(field, customer, chance, kitchen);
      const trick = tricks[Math.floor(nth / trickEvery) % tricks.length];
      const cheated = await trick?.(customer, chance);
      if (cheated) around.push(`history ${nth}: ${cheated}`);
    }).finally(() => {
      isDone = true;
    }),
  ]);
  const failed = await calm(field, customers);
  const { counts, told } = await compare(field, customers);
  const made = await productionDifferences(customers, (day) => kitchen.production(day));
  for (const what of [...told, ...made, ...around].slice(0, 50)) console.log(`difference: ${what}`);
  const ledgers = await field.query(wrongLedgers);
  for (const row of ledgers.slice(0, 20)) console.log(`wrong ledger: ${JSON.stringify(row)}`);
  const odd = customers.flatMap((customer, nth) => customer.odd.map((what) => `history ${nth}: ${what}`));
  for (const what of odd.slice(0, 20)) console.log(`odd: ${what}`);
  return {
    faults: `${amount} histories (seed ${seed}), ${kills} kills of the shop, ${failed} refunds that failed`,
    losses: {
      ...Object.fromEntries(books.map((book) => [`differences in ${book}`, counts.get(book) ?? 0])),
      'differences in what the kitchens make': made.length,
      'ways around the fee': around.length,
      'answers of 500, 403 and 429': odd.length,
      'wrong histories of orders': await wrongHistories(field),
      'wrong ledgers of orders': ledgers.length,
    },
    late: {},
    measured: counted(customers.flatMap(({ done }) => done)),
  };
};

/** A table of fees with days of each step in it, and room for all. */
async function prepare(field: Field): Promise<void> {
  await field.query(roomyKitchens);
  await field.query(
    `update settings set value = '480 0 damages, 240 50 damages, 0 100 service' where key = 'fee-steps'`,
  );
}

/** Kills the shop again and again, loses reports and sends them twice, and lets refunds take their time; answers the kills. */
async function trouble(field: Field, isOver: () => boolean): Promise<number> {
  const chance = chanceOf(seed);
  let kills = 0;
  while (!isOver()) {
    await fault(field, {
      webhooks: chance.pick(['deliver', 'deliver', 'drop', 'repeat']),
      refunds: chance.of(30) ? 'pending' : 'succeeded',
    });
    await sleep(1500 + chance.below(2500));
    if (isOver()) break;
    await field.endShop('SIGKILL');
    kills++;
    await field.startShop();
  }
  return kills;
}

/** Ends all trouble: banks decide, refunds arrive or fail, lost reports are found, and a person sends again what failed. */
async function calm(field: Field, customers: readonly ChangingCustomer[]): Promise<number> {
  const chance = chanceOf(seed, -1);
  await fault(field, { webhooks: 'deliver', refunds: 'succeeded' });
  await Promise.all(customers.map((customer) => customer.end()));
  await decideDisputes(field, chance);
  // What was refused while a bank had the money is sent at a start.
  await restartAndCompare(field);
  let failed = await endRefunds(field, chance);
  await restartAndCompare(field);
  for (const customer of customers) failed += await sendByHand(field, customer);
  await restartAndCompare(field);
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(1000)) {
    const { told } = await compare(field, customers);
    if (told.length === 0) break;
  }
  return failed;
}

async function decideDisputes(field: Field, chance: Chance): Promise<void> {
  const stripe = providerOf(field);
  const sessions = new Map<string, string>();
  for await (const { id, payment_intent } of stripe.checkout.sessions.list({ limit: 100 }))
    if (payment_intent) sessions.set(String(payment_intent), id);
  for await (const { payment_intent, status } of stripe.disputes.list({ limit: 100 })) {
    if (status !== 'needs_response') continue;
    const verdict = chance.of(70) ? 'win-dispute' : 'lose-dispute';
    await control(field, `payments/${sessions.get(String(payment_intent))}/${verdict}`);
  }
}

/** Refunds that were on their way arrive, or do not; answers how many did not. */
async function endRefunds(field: Field, chance: Chance): Promise<number> {
  let failed = 0;
  for await (const { id, status } of providerOf(field).refunds.list({ limit: 100 })) {
    if (status !== 'pending') continue;
    const isLost = chance.of(30);
    if (isLost) failed++;
    await control(field, `refunds/${id}/${isLost ? 'fail' : 'succeed'}`);
  }
  return failed;
}

/** What failed is sent again by a person in the provider's own pages, from whichever payment has something left. */
async function sendByHand(field: Field, customer: ChangingCustomer): Promise<number> {
  const money = (await providerBooks(field))(customer.publicId);
  let missing = money.charged - money.refunded - money.lost - customer.balance;
  if (!money.hasFailed || missing <= 0) return 0;
  for (const session of customer.sessions.toReversed()) {
    if (missing <= 0) break;
    const left = await leftOf(field, session);
    const amount = Math.min(left, missing);
    if (amount <= 0) continue;
    await control(field, `payments/${session}/refund`, { amount });
    missing -= amount;
  }
  return 1;
}

async function leftOf(field: Field, session: string): Promise<number> {
  const stripe = providerOf(field);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
  const intent = await stripe.paymentIntents.retrieve(String(payment_intent), { expand: ['latest_charge'] });
  const charge = await stripe.charges.retrieve(
    typeof intent.latest_charge === 'string' ? intent.latest_charge : (intent.latest_charge?.id ?? ''),
  );
  return charge.amount - charge.amount_refunded;
}

async function control(field: Field, place: string, body?: object): Promise<void> {
  await fetch(`${field.paymentUrl}/_sandbox/${place}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
}

/** The shop begins anew and compares its books with the provider's, as it does every hour. */
async function restartAndCompare(field: Field): Promise<void> {
  await field.endShop('SIGKILL');
  await field.query("delete from job_days where job = 'compare payments'");
  await field.startShop();
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(100)) {
    const [row] = await field.query<{ n: number }>(
      "select count(*)::int as n from job_days where job = 'compare payments' and ended_at is not null",
    );
    if (row?.n) return;
  }
}

async function compare(field: Field, customers: readonly ChangingCustomer[]) {
  const [provider, kept] = await Promise.all([
    providerBooks(field),
    keptOf(
      field,
      customers.map(({ orderId }) => orderId),
    ),
  ]);
  const counts = new Map<Book, number>();
  const told: string[] = [];
  for (const [nth, customer] of customers.entries()) {
    const found = differencesOf(customer, kept.get(customer.orderId), provider(customer.publicId));
    for (const [book, what] of found) {
      counts.set(book, (counts.get(book) ?? 0) + 1);
      told.push(`history ${nth}, order ${customer.publicId}, ${book}: ${what} (${customer.done.join(', ')})`);
    }
  }
  return { counts, told };
}

function counted(done: readonly string[]): string {
  const counts = Map.groupBy(done, (what) => what);
  return [...counts]
    .map(([what, all]) => `${all.length} × ${what}`)
    .toSorted()
    .join(', ');
}
