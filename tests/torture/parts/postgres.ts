import { setTimeout as sleep } from 'node:timers/promises';
import { addressWriters, call } from '../support/customers.ts';
import { type Part, randomBelow } from '../support/part.ts';

const writers = 8;

/** `kill -9` of PostgreSQL while customers write. What was acknowledged has to be there afterwards. */
export const postgres: Part = async (field, amount) => {
  const writerOf = await addressWriters(field, 1000 * amount);
  const acknowledged: number[] = [];
  const statuses = new Map<number, number>();
  let lastYes = Date.now();
  let isOver = false;
  let written = 0;
  const writing = Array.from({ length: writers }, async () => {
    while (!isOver) {
      const nth = written++;
      const { token } = writerOf(nth);
      const address = { streetName: 'Ohlauer Straße', houseNumber: String(nth), postalCode: '10999' };
      const answer = await call(field, 'POST', '/v1/delivery-addresses', {
        token,
        body: { ...address, city: 'Berlin', country: 'Germany' },
      });
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) {
        acknowledged.push(JSON.parse(answer?.text ?? '').id);
        lastYes = Date.now();
      } else await sleep(5);
    }
  });
  let slowest = 0;
  for (let round = 0; round < amount; round++) {
    await sleep(300 + randomBelow(700));
    const killed = Date.now();
    process.kill(field.postmasterPid(), 'SIGKILL');
    // The last answers of the dying one do not count as back.
    await sleep(100);
    const since = Date.now();
    while (lastYes < since && Date.now() - killed < 30_000) await sleep(5);
    slowest = Math.max(slowest, Date.now() - killed);
  }
  await sleep(300);
  isOver = true;
  await Promise.all(writing);
  const [row] = await field.query<{ n: number }>(
    'select count(*)::int as n from unnest($1::bigint[]) as given(id) where not exists (select 1 from delivery_addresses a where a.id = given.id)',
    [acknowledged],
  );
  const others = [...statuses].filter(([status]) => status !== 200 && status !== 503);
  return {
    faults: `${amount} kills of the postmaster, ${acknowledged.length} acknowledged writes, ${statuses.get(503) ?? 0} answers of 503`,
    losses: {
      'acknowledged rows lost': row?.n ?? -1,
      'answers other than 200 and 503': others.reduce((sum, [, count]) => sum + count, 0),
      'shop processes lost': field.shopRuns() ? 0 : 1,
    },
    late: { 'back after more than 2 s': slowest > 2000 ? 1 : 0 },
    measured: `back after at most ${(slowest / 1000).toFixed(2)} s`,
  };
};
