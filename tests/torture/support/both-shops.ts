import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { easyCaptcha } from '../../support/captcha.ts';
import { type Customer, call, newCustomer, pay } from './customers.ts';
import type { Field } from './field.ts';
import type { Program } from './program.ts';

/** Where customers may ask. */
export type Door = Pick<Program, 'name' | 'url' | 'isOpen'>;

const codeLimitMs = 120_000;

type Wish = 'paid' | 'refunded' | 'dropped' | 'open';

/** Customers of two programs on one database: each of them goes from one to the other within an order. */
export class BothShops {
  readonly placed: { publicId: string; sessionId: string; wish: Wish }[] = [];
  /** Answers other than 200, by what was asked, of whom, and the status. */
  readonly others = new Map<string, number>();
  readonly answered = new Map<string, number>();
  signIns = 0;
  pagesTooMany = 0;
  codesThatDidNotCome = 0;
  readonly #field: Field;
  readonly #programs: readonly Door[];
  #nth = 0;

  constructor(field: Field, programs: readonly Door[]) {
    this.#field = field;
    this.#programs = programs;
  }

  /** Answers of 500 and more, and requests that nobody answered. */
  get failures(): number {
    const counts = [...this.others].filter(([what]) => / (0|5\d\d)$/.test(what));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  }

  /** One customer: orders at one, presses again at the other, pays, and does there what they wish. */
  async order(): Promise<void> {
    const nth = this.#nth++;
    const customer = nth % 4 === 0 ? await this.#signedInAcross(nth) : await newCustomer(this.#field);
    if (!customer) return;
    const { token } = customer;
    const body = {
      productQuantities: { '101': 2, '201': 1 + (nth % 3) },
      fulfilment: 'PICKUP',
      // The kitchens can make so many a day.
      preferDateAndTime: `${addDays(berlinDay(Date.now()), 9 + (nth % 300))}T12:30`,
    };
    const press = (turn: number) =>
      this.#ask('order', turn, 'POST', '/v1/product-orders/create-checkout-session', { token, body });
    const [first, second] =
      nth % 3 === 0
        ? await Promise.all([press(nth), press(nth + 1)])
        : [await press(nth), await press(nth + 1)];
    if (!first || !second) return;
    if (first.url !== second.url) this.pagesTooMany++;
    const sessionId = first.url.split('/').at(-1) ?? '';
    const [row] = await this.#field.query<{ public_id: string }>(
      'select public_id from product_orders where payment_session_id = $1',
      [sessionId],
    );
    const publicId = row?.public_id ?? '';
    const wish =
      (['paid', 'paid', 'refunded', 'paid', 'dropped', 'paid', 'open', 'refunded'] as const)[nth % 8] ??
      'paid';
    this.placed.push({ publicId, sessionId, wish });
    if (wish === 'open') return;
    if (wish !== 'dropped') await pay(this.#field, sessionId);
    const told = `/v1/product-orders/update-order?productOrderId=${publicId}&status=PAID`;
    // Others only the provider tells of.
    if (wish === 'refunded' || (nth % 2 === 0 && wish === 'paid'))
      await this.#ask('paid', nth + 1, 'GET', told, { token });
    if (wish === 'refunded' || wish === 'dropped')
      await this.#ask('cancel', nth, 'POST', `/v1/product-orders/${publicId}/cancel`, { token });
    await this.#ask('list', nth + 1, 'GET', '/v1/orders', { token });
  }

  /** Asks one for a code, signs in with it at the other, and is known to the first. */
  async #signedInAcross(nth: number): Promise<Pick<Customer, 'email' | 'token'> | null> {
    const email = `beside-${randomUUID()}@example.com`;
    const [row] = await this.#field.query<{ value: string }>(
      "select value from settings where key = 'server-secret'",
    );
    const client = { 'X-Forwarded-For': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.') };
    const headers = { ...client, 'X-Captcha': await easyCaptcha(row?.value ?? '') };
    const query = new URLSearchParams({ email, type: 'LOGIN' });
    await this.#ask('code', nth, 'GET', `/v1/auth/access-code?${query}`, { headers });
    const password = await this.#mailedCode(email);
    if (password === null) {
      this.codesThatDidNotCome++;
      return null;
    }
    const session = await this.#ask('sign-in', nth + 1, 'POST', '/v1/auth/login', {
      body: { email, password },
      headers: client,
    });
    if (!session) return null;
    const me = await this.#ask('profile', nth, 'GET', '/v1/customers', { token: session.token });
    if (me?.email !== email) return null;
    this.signIns++;
    return { email, token: session.token };
  }

  async #mailedCode(email: string): Promise<string | null> {
    // On a busy machine it waits behind confirmations, whose invoices are drawn first.
    for (const end = Date.now() + codeLimitMs; Date.now() < end; await sleep(100)) {
      const mails = (await (await fetch(`${this.#field.mailboxUrl}/email`)).json()) as {
        to: { address: string }[];
        subject: string;
      }[];
      const mail = mails.find(({ to }) => to.some(({ address }) => address === email));
      if (mail) return /^\d{8}/.exec(mail.subject)?.[0] ?? null;
    }
    return null;
  }

  /** What one of them answers, in turn; null when it is not 200, which is counted. */
  async #ask(what: string, turn: number, method: string, path: string, request: Parameters<typeof call>[3]) {
    const open = this.#programs.filter((program) => program.isOpen());
    const program = open[turn % open.length];
    if (!program) throw new Error('nobody is open');
    const answer = await call({ ...this.#field, url: program.url }, method, path, request);
    const status = answer?.status ?? 0;
    this.answered.set(program.name, (this.answered.get(program.name) ?? 0) + 1);
    if (answer && status >= 200 && status < 300)
      return /^[[{]/.test(answer.text) ? JSON.parse(answer.text) : answer.text;
    const key = `${what} at ${program.name}: ${status}`;
    this.others.set(key, (this.others.get(key) ?? 0) + 1);
    return null;
  }
}
