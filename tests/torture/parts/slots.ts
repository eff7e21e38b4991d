import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { type Customer, newCustomer } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import { type Outcome, type Part, randomBelow } from '../support/part.ts';
import { type Program, program } from '../support/program.ts';
import { type InstalledRelease, installLastRelease } from '../support/release.ts';

const customersARound = 200;
/** Portions that seller 1 makes at the half hour which everybody wants. */
const room = 50;
/** Dishes of seller 1; their portions a piece are what they serve at least. */
const dishes = [101, 102, 104, 105];

/** Everybody wants one half hour, at two processes of this tree. */
export const slots: Part = (field, amount) => wanted(field, amount);

/** Everybody wants one half hour, at two processes of this tree and one of the last release beside them. */
export const slotsBeside: Part = async (field, amount) => {
  const release = installLastRelease();
  try {
    return await wanted(field, amount, release);
  } finally {
    release.remove();
  }
};

/**
 * Two hundred customers want one half hour for which there are fifty portions, at several processes at once; in every other round one of them is killed among it. Then all pages end, and the half hour has to be free again to the last portion.
 */
async function wanted(field: Field, amount: number, release?: InstalledRelease): Promise<Outcome> {
  const env = { ...field.environment, LOG_LEVEL: 'silent' };
  const second = await program('second', process.cwd(), env);
  const others = release ? [await program(release.version, release.folder, env)] : [];
  let oversold = 0;
  let unused = 0;
  const odd = new Map<number, number>();
  let busy = 0;
  let held = 0;
  let placed = 0;
  let kills = 0;
  try {
    await second.start();
    for (const other of others) await other.start();
    const urls = [field.url, second.url, ...others.map(({ url }) => url)];
    await field.query(`update settings set value = '0' where key = 'min-order'`);
    const lightest = await lightestDish(field);
    for (let round = 0; round < amount; round++) {
      const at = `${addDays(berlinDay(Date.now()), 20 + round)}T12:30`;
      await field.query(
        'insert into slot_limits (seller_id, day, time, most) values (1, left($1, 10), substr($1, 12), $2)',
        [at, room],
      );
      const customers = await Promise.all(Array.from({ length: customersARound }, () => newCustomer(field)));
      const asking = customers.map((customer, nth) =>
        ask(urls[nth % urls.length] ?? field.url, customer, {
          productId: dishes[nth % dishes.length] ?? 101,
          at,
        }),
      );
      if (round % 2 === 1) {
        await sleep(randomBelow(150));
        await field.endShop('SIGKILL');
        kills++;
        await field.startShop();
      }
      const statuses = await Promise.all(asking);
      busy += statuses.filter((status) => status === 503).length;
      for (const status of statuses.filter((each) => ![200, 409, 503, 0].includes(each))) {
        odd.set(status, (odd.get(status) ?? 0) + 1);
      }
      if (await isOver(field, at)) oversold++;
      placed += statuses.filter((status) => status === 200).length;
      // Whoever got no answer may press again: what is left is sold to the last portion that fits.
      const left = await filled(second, field, at, lightest.productId);
      if (left >= lightest.portions) unused++;
      if (await isOver(field, at)) oversold++;
      await endPages(field, at);
      held += await stillOpen(field, at);
      const again = await ask(second.url, await newCustomer(field), { productId: lightest.productId, at });
      if (again !== 200) held++;
    }
  } finally {
    for (const other of others) await other.stop();
    await second.stop();
  }
  return {
    faults: `${amount} times ${customersARound} customers for ${room} portions, at two processes${release ? ` and one of release ${release.version} (${release.commit.slice(0, 7)})` : ''}, ${kills} kills; ${placed} orders`,
    losses: {
      'half hours oversold': oversold,
      'half hours with room that nobody got': unused,
      'places held after their time': held,
      'answers that are neither yes nor full': [...odd.values()].reduce((sum, count) => sum + count, 0),
    },
    // Two hundred at once on a busy machine wait longer for a connection than anybody should.
    late: { 'asked to come again, by 503': busy },
    measured: [...odd].map(([status, count]) => `${count} × ${status}`).join('; '),
  };
}

/** Answers the status; 0 for none, as from a process that was just killed. */
async function ask(
  url: string,
  { token }: Customer,
  { productId, at }: { productId: number; at: string },
): Promise<number> {
  try {
    const answer = await fetch(`${url}/v1/product-orders/create-checkout-session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        productQuantities: { [productId]: 1 },
        fulfilment: 'PICKUP',
        preferDateAndTime: at,
      }),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Orders until nothing fits any more; answers the portions that are left. */
async function filled(at: Program, field: Field, when: string, productId: number): Promise<number> {
  for (let status = 200; status === 200; ) {
    status = await ask(at.url, await newCustomer(field), { productId, at: when });
  }
  return room - (await soldAt(field, when));
}

const isOver = async (field: Field, at: string) => (await soldAt(field, at)) > room;

/** Portions of seller 1 that are promised, counted past the shop. */
async function soldAt(field: Field, at: string): Promise<number> {
  const [row] = await field.query<{ n: number }>(
    `select coalesce(sum(l.quantity * p.serves_from), 0)::int as n
     from product_orders o join line_items l on l.order_id = o.id join products p on p.id = l.product_id
     where o.prefer_date_and_time = $1 and o.status <> 'CANCELED' and p.id = any($2::int[])`,
    [at, dishes],
  );
  return row?.n ?? 0;
}

async function lightestDish(field: Field): Promise<{ productId: number; portions: number }> {
  const [row] = await field.query<{ id: number; serves_from: number }>(
    'select id, serves_from from products where id = any($1::int[]) order by serves_from, id limit 1',
    [dishes],
  );
  return { productId: row?.id ?? 0, portions: row?.serves_from ?? 0 };
}

/** All pages of a half hour end, as they do by themselves after half an hour. */
async function endPages(field: Field, at: string): Promise<void> {
  const open = await field.query<{ session: string | null }>(
    `select payment_session_id as session from product_orders where prefer_date_and_time = $1 and status = 'PENDING'`,
    [at],
  );
  for (const { session } of open) {
    if (session) await fetch(`${field.paymentUrl}/_sandbox/sessions/${session}/expire`, { method: 'POST' });
  }
  // Orders whose process was killed before they had a page have none that could end: their time is over.
  await field.query(
    `update product_orders set payment_expires_at = now() - interval '1 hour', next_check_at = now()
     where prefer_date_and_time = $1 and status = 'PENDING' and payment_session_id is null`,
    [at],
  );
}

/** Orders that are still open some seconds after their pages have ended. */
async function stillOpen(field: Field, at: string): Promise<number> {
  const count = async () => {
    const [row] = await field.query<{ n: number }>(
      `select count(*)::int as n from product_orders where prefer_date_and_time = $1 and status = 'PENDING'`,
      [at],
    );
    return row?.n ?? 0;
  };
  let left = await count();
  for (const end = Date.now() + 30_000; left > 0 && Date.now() < end; left = await count()) await sleep(100);
  return left;
}
