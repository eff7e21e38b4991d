import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressWriters, type Customer } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import type { Part } from '../support/part.ts';

const clients = 40;

/** SIGTERM under load, connections kept alive: what was begun is finished, and nobody meets a closed door. */
export const sigterm: Part = async (field, amount) => {
  let slowest = 0;
  let answered = 0;
  const errors = new Map<string, number>();
  let dirty = 0;
  let lost = 0;
  for (let round = 0; round < amount; round++) {
    const writerOf = await addressWriters(field, 2000);
    let asked = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const acknowledged: number[] = [];
    let isEnding = false;
    const served = new Set<number>();
    const load = Array.from({ length: clients }, async (_, nth) => {
      for (;;) {
        try {
          const answer = await ask(field, agent, writerOf(asked++), nth);
          answered++;
          served.add(nth);
          if (answer.status >= 500) count(errors, `status ${answer.status}`);
          if (nth % 4 === 3 && answer.status === 200) acknowledged.push(JSON.parse(answer.text).id);
        } catch (error) {
          const { code = '' } = error as { code?: string };
          // A door that is closed is what a proxy asks another process for.
          if (isEnding && code === 'ECONNREFUSED') return;
          count(errors, code || String(error));
          if (isEnding) return;
        }
      }
    });
    while (served.size < clients) await sleep(20);
    await sleep(500);
    isEnding = true;
    const { code, ms } = await field.endShop('SIGTERM');
    await Promise.all(load);
    agent.destroy();
    slowest = Math.max(slowest, ms);
    if (code !== 0) dirty++;
    const [row] = await field.query<{ n: number }>(
      'select count(*)::int as n from delivery_addresses where id = any($1::bigint[])',
      [acknowledged],
    );
    lost += acknowledged.length - (row?.n ?? 0);
    await field.startShop();
  }
  return {
    faults: `${amount} SIGTERMs under ${clients} clients, ${answered} answers`,
    losses: {
      'connections reset, answers of 5xx': [...errors.values()].reduce((sum, n) => sum + n, 0),
      'ends with an error': dirty,
      'acknowledged rows lost': lost,
    },
    late: { 'ends after more than 10 s': slowest > 10_000 ? 1 : 0 },
    measured: `gone after at most ${(slowest / 1000).toFixed(1)} s${[...errors].map(([name, n]) => `; ${n} × ${name}`).join('')}`,
  };
};

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function ask(
  field: Field,
  agent: Agent,
  { token }: Customer,
  nth: number,
): Promise<{ status: number; text: string }> {
  const address = { streetName: 'Ohlauer Straße', houseNumber: '1', postalCode: '10999', city: 'Berlin' };
  const [method, path, body] = (
    [
      ['GET', '/v1/products?sellerId=0', ''],
      ['GET', '/v1/orders', ''],
      ['POST', '/v1/product-orders/quote', JSON.stringify({ productQuantities: { '101': 2 } })],
      ['POST', '/v1/delivery-addresses', JSON.stringify({ ...address, country: 'Germany' })],
    ] as const
  )[nth % 4] ?? ['GET', '/', ''];
  return new Promise((resolve, reject) => {
    const asked = request(
      field.url + path,
      { method, agent, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('error', reject);
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
