import { setTimeout as sleep } from 'node:timers/promises';
import { type Customer, call, order, pay } from './customers.ts';
import type { Field } from './field.ts';

const address = { streetName: 'Ohlauer Straße', postalCode: '10999', city: 'Berlin', country: 'Germany' };

/** Reads and writes at a shop in trouble, and keeps what it was told. */
export class Witness {
  /** Payment sessions of acknowledged orders, each paid. */
  readonly orders = new Set<string>();
  /** Ids of acknowledged delivery addresses. */
  readonly addresses: number[] = [];
  /** How often each status came for a write; 0 is no answer. */
  readonly statuses = new Map<number, number>();
  unread = 0;
  never = 0;
  slowestMs = 0;
  lastYes = 0;
  lastNo = 0;
  readonly #field: Field;

  constructor(field: Field) {
    this.#field = field;
  }

  async read(path: string): Promise<void> {
    const answer = await call(this.#field, 'GET', path);
    if (answer?.status !== 200) this.unread++;
    this.slowestMs = Math.max(this.slowestMs, answer?.ms ?? Number.POSITIVE_INFINITY);
  }

  /** Every fifth time an order, which is paid at once, else an address; true when it was acknowledged. */
  async write(customer: Customer, nth: number): Promise<boolean> {
    const isOrder = nth % 5 === 0 && nth < 250;
    const answer = isOrder
      ? await order(this.#field, customer)
      : await call(this.#field, 'POST', '/v1/delivery-addresses', {
          token: customer.token,
          body: { ...address, houseNumber: String(nth) },
        });
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, answer?.ms ?? Number.POSITIVE_INFINITY);
    if (status === 200 && answer) {
      this.lastYes = Date.now();
      const told = JSON.parse(answer.text);
      if (!isOrder) this.addresses.push(told.id);
      else {
        const session = told.url.split('/').at(-1);
        // Until the shop has heard of the payment, the same order again leads to the page of the first.
        if (this.orders.has(session)) return true;
        this.orders.add(session);
        await pay(this.#field, session);
      }
    } else this.lastNo = Date.now();
    return status === 200;
  }

  /** Waits for what has to come; what does not is counted. */
  async wait(isThere: () => boolean, limitMs: number): Promise<void> {
    for (const end = Date.now() + limitMs; !isThere(); await sleep(5)) {
      if (Date.now() < end) continue;
      this.never++;
      return;
    }
  }

  /** How much of what was acknowledged is not there. */
  async lost(): Promise<number> {
    const [row] = await this.#field.query<{ n: number }>(
      `select (select count(*) from unnest($1::text[]) as told(id) where not exists
         (select 1 from product_orders o where o.payment_session_id = told.id))::int +
       (select count(*) from unnest($2::bigint[]) as told(id) where not exists
         (select 1 from delivery_addresses a where a.id = told.id))::int as n`,
      [[...this.orders], this.addresses],
    );
    return row?.n ?? -1;
  }

  /** How many of the orders, all of them paid, are not PAID after the limit. */
  async notPaid(limitMs: number): Promise<number> {
    for (const end = Date.now() + limitMs; ; await sleep(100)) {
      const [row] = await this.#field.query<{ n: number }>(
        "select count(*)::int as n from product_orders where payment_session_id = any($1) and status <> 'PAID'",
        [[...this.orders]],
      );
      if (row?.n === 0 || Date.now() > end) return row?.n ?? -1;
    }
  }
}
