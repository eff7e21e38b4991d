import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { type Customer, call, newCustomer, pay } from './customers.ts';
import type { Field } from './field.ts';
import type { Kitchen } from './kitchen.ts';

/** Pieces by product. */
export type Items = ReadonlyMap<number, number>;

interface Quote {
  readonly version: number;
  readonly difference: number;
  readonly fee: number;
  readonly total: number;
  readonly items: readonly { productId: number; quantity: number }[];
  readonly preferDateAndTime: string | null;
}

/** A change whose difference is to be paid on a page. */
interface Waiting {
  readonly id: number;
  readonly session: string;
  readonly quote: Quote;
  /** Nobody pays or ends it: it waits until its time is over. */
  readonly isLeft: boolean;
}

/** What of an order is to be different. */
export interface Wish {
  readonly items?: Items;
  readonly preferDateAndTime?: string;
  readonly address?: Record<string, string>;
}

/** How long somebody presses again when the shop does not answer, as while it is down. */
const patienceMs = 90_000;
/** How long they look whether a payment has arrived: a lost report is found by the shop in ten seconds. */
const settledMs = 15_000;

/**
 * Somebody who orders, changes their mind and keeps their own books, in cents, by what the shop told them before each
 * press. Whatever is not answered is pressed again.
 */
export class ChangingCustomer {
  items: Items = new Map();
  at = '';
  publicId = '';
  orderId = 0;
  total = 0;
  fees = 0;
  /** What they have paid and what they were promised back. */
  balance = 0;
  isCanceled = false;
  /** Payment pages at which they paid. */
  readonly sessions: string[] = [];
  /** What was done, in a word each. */
  readonly done: string[] = [];
  /** Answers that should not be. */
  readonly odd: string[] = [];
  readonly #field: Field;
  #customer: Customer | undefined;
  #waiting: Waiting | undefined;

  constructor(field: Field) {
    this.#field = field;
  }

  /** Orders and pays; waits until the shop knows. */
  async order(items: Items, at: string, more: { code?: string; isDelivered: boolean }): Promise<void> {
    this.#customer = await newCustomer(this.#field);
    const body = {
      productQuantities: Object.fromEntries(items),
      preferDateAndTime: at,
      ...(more.code && { discountCodeName: more.code }),
      ...(more.isDelivered ? { deliveryAddressId: await this.#address() } : { fulfilment: 'PICKUP' }),
    };
    const { status, json } = await this.#ask('/v1/product-orders/create-checkout-session', body);
    if (status !== 200) throw new Error(`not ordered: ${status} ${JSON.stringify(json)}`);
    const session = String(json.url).split('/').at(-1) ?? '';
    const [row] = await this.#field.query<{ id: string; public_id: string; total: number }>(
      'select id, public_id, total from product_orders where payment_session_id = $1',
      [session],
    );
    if (!row) throw new Error('the order is gone');
    Object.assign(this, { items, at, publicId: row.public_id, orderId: Number(row.id), total: row.total });
    await pay(this.#field, session);
    this.sessions.push(session);
    this.balance = row.total;
    await this.#until(async () => (await this.#stands()).status === 'PAID', patienceMs);
  }

  /** Looks what a change costs and makes it; false where the shop refuses it. */
  async change(wish: Wish, ending: 'pay' | 'expire' | 'drop' | 'leave' = 'pay'): Promise<boolean> {
    await this.settle();
    const { items, ...rest } = wish;
    const wished = {
      publicProductOrderId: this.publicId,
      ...rest,
      ...(items && { items: [...items].map(([productId, quantity]) => ({ productId, quantity })) }),
    };
    const quoted = await this.#ask('/v1/order/changes/quote', wished);
    if (quoted.status !== 200) return this.#refused('quote', quoted);
    const { difference, version } = quoted.json;
    const quote: Quote = {
      ...quoted.json,
      difference: centsOf(difference),
      fee: centsOf(quoted.json.fee),
      total: centsOf(quoted.json.total),
    };
    const made = await this.#ask('/v1/order/changes', { ...wished, version, difference });
    // Its first press may have been heard before the shop died.
    const isMadeBefore = made.isAgain && made.json?.code === 'OrderChangedMeanwhile';
    if (isMadeBefore && (await this.#stands()).version === version + 1) this.#apply(quote);
    else if (made.status !== 200) return this.#refused('change', made);
    else if (made.json.checkoutUrl === null) this.#apply(quote);
    else await this.#finish(quote, String(made.json.checkoutUrl), ending);
    return true;
  }

  /** What canceling costs now, in cents; null where it cannot be. */
  async feeNow(): Promise<number | null> {
    const quoted = await this.#ask('/v1/order/cancel/quote', { publicProductOrderId: this.publicId });
    return quoted.status === 200 ? centsOf(quoted.json.fee) : null;
  }

  /** Looks what canceling costs, and cancels. */
  async cancel(): Promise<boolean> {
    await this.settle();
    const publicProductOrderId = this.publicId;
    const quoted = await this.#ask('/v1/order/cancel/quote', { publicProductOrderId });
    if (quoted.status !== 200) return this.#refused('cancel', quoted);
    const { fee } = quoted.json;
    const canceled = await this.#ask('/v1/order/cancel', { publicProductOrderId, fee });
    const isMadeBefore = canceled.isAgain && canceled.json?.code === 'OrderAlreadyCanceled';
    if (canceled.status !== 200 && !isMadeBefore) return this.#refused('cancel', canceled);
    this.fees += centsOf(fee);
    this.balance = this.fees;
    this.isCanceled = true;
    this.done.push('canceled');
    return true;
  }

  /**
   * Gets what they ordered, and so many cents back for something that was not right: an odd amount for the last dish alone, of
   * which it is what is left of its price at most.
   */
  async complain(kitchen: Kitchen, wanted: number): Promise<boolean> {
    await this.settle();
    await this.#press(() => kitchen.act(this.publicId, 'stage', { stage: 'DELIVERED' }));
    const { version } = await this.#stands();
    const { id, left } = await this.#lastDish(kitchen);
    const isForDish = wanted % 2 === 1 && left > 0;
    const amount = isForDish ? Math.min(wanted, left) : wanted;
    const productIds = isForDish ? [id] : [];
    const reduction = { id: crypto.randomUUID(), version, amount: euroOf(amount), productIds };
    const reduced = await this.#press(() => kitchen.act(this.publicId, 'price-reduction', reduction));
    if (reduced.status !== 204) return this.#refused('reduce', reduced);
    this.balance -= amount;
    this.total -= amount;
    this.done.push('reduced');
    return true;
  }

  /** Waits for what was paid or has ended, and takes it into the books; what stays open stays for later. */
  async settle(limitMs = settledMs): Promise<void> {
    const waiting = this.#waiting;
    if (!waiting) return;
    let state = 'OPEN';
    await this.#until(async () => {
      const [row] = await this.#field.query<{ state: string }>(
        'select state from order_changes where id = $1',
        [waiting.id],
      );
      state = row?.state ?? 'DROPPED';
      return state !== 'OPEN' || waiting.isLeft;
    }, limitMs);
    if (state === 'OPEN') return;
    this.#waiting = undefined;
    if (state === 'APPLIED') this.#apply(waiting.quote);
    else this.done.push('dropped');
  }

  /** The time of a page that was left is over. */
  async end(): Promise<void> {
    if (!this.#waiting) return;
    if (this.#waiting.isLeft) await this.#expire(this.#waiting.session);
    this.#waiting = { ...this.#waiting, isLeft: false };
    await this.settle(60_000);
  }

  async #expire(session: string): Promise<void> {
    await fetch(`${this.#field.paymentUrl}/_sandbox/sessions/${session}/expire`, { method: 'POST' });
  }

  async #finish(quote: Quote, url: string, ending: 'pay' | 'expire' | 'drop' | 'leave'): Promise<void> {
    const session = url.split('/').at(-1) ?? '';
    const [row] = await this.#field.query<{ id: string }>(
      'select id from order_changes where payment_session_id = $1',
      [session],
    );
    this.#waiting = { id: Number(row?.id), session, quote, isLeft: ending === 'leave' };
    if (ending === 'pay') {
      await pay(this.#field, session);
      this.sessions.push(session);
    }
    if (ending === 'expire') await this.#expire(session);
    if (ending === 'drop') await this.#ask('/v1/order/changes/drop', { publicProductOrderId: this.publicId });
  }

  #apply(quote: Quote): void {
    const { difference, fee, total, items, preferDateAndTime } = quote;
    this.balance += difference;
    this.fees += fee;
    this.total = total;
    this.items = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
    if (preferDateAndTime !== this.at) this.done.push('moved');
    this.at = preferDateAndTime ?? '';
    this.done.push(difference > 0 ? 'more' : difference < 0 ? 'less' : 'as much');
  }

  #refused(what: string, { status, json }: { status: number; json: { code?: string } | null }): false {
    if (status >= 500 || status === 403 || status === 429) this.odd.push(`${what}: ${status}`);
    this.done.push(`refused ${json?.code ?? status}`);
    return false;
  }

  async #stands(): Promise<{ status: string; version: number }> {
    const [row] = await this.#field.query<{ status: string; version: number }>(
      'select status, version from product_orders where id = $1',
      [this.orderId],
    );
    return row ?? { status: '', version: 0 };
  }

  /** The last dish of their order, and the cents that the shop would take off for it. */
  async #lastDish(kitchen: Kitchen): Promise<{ id: number; left: number }> {
    const { json } = await this.#press(() => kitchen.details(this.publicId));
    const line = json?.money?.lines.at(-1);
    return { id: line?.productId ?? 0, left: centsOf(line?.mostReduction ?? 0) };
  }

  async #address(): Promise<number> {
    const body = {
      streetName: 'Ohlauer Straße',
      houseNumber: '36',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
    };
    return (await this.#ask('/v1/delivery-addresses', body)).json.id;
  }

  #ask(path: string, body: unknown) {
    const token = this.#customer?.token ?? '';
    return this.#press(() => call(this.#field, 'POST', path, { token, body }));
  }

  /** Asks until the shop answers something that holds. */
  async #press(ask: () => ReturnType<typeof call>) {
    let isAgain = false;
    for (const end = Date.now() + patienceMs; ; await sleep(150)) {
      const answer = await ask();
      const isOver = answer && ![502, 503, 504].includes(answer.status);
      if (isOver || Date.now() > end) {
        const text = answer?.text ?? '';
        return {
          status: answer?.status ?? 0,
          isAgain,
          // biome-ignore lint/suspicious/noExplicitAny: what the shop answers is what is tried here
          json: (/^[[{]/.test(text) ? JSON.parse(text) : null) as any,
        };
      }
      isAgain = true;
    }
  }

  async #until(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
    for (const end = Date.now() + limitMs; !(await isSo()) && Date.now() < end; ) await sleep(100);
  }
}

/** A time in so many days. */
export const inDays = (days: number, time = '12:30'): string =>
  `${addDays(berlinDay(Date.now()), days)}T${time}`;

export const dayOf = (at: string): Day => at.slice(0, 10);
