import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { call } from '../../../../tests/support/client.ts';
import { paidOrder, press, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

const products = ['101', '401', '603'] as const;
const flags = { COOKED: 'isCooked', PACKED: 'isPacked', LOADED: 'isLoaded' } as const;
type Kind = keyof typeof flags;
const kinds = Object.keys(flags) as Kind[];
type Quantities = Readonly<Record<string, number>>;

const product = fc.constantFrom(...products);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tick: product, kind: fc.constantFrom(...kinds) }) },
  { weight: 1, arbitrary: fc.record({ untick: product, kind: fc.constantFrom(...kinds) }) },
  { weight: 2, arbitrary: fc.constant({ stage: 'READY' }) },
  {
    weight: 3,
    arbitrary: fc.record({ more: product, quantity: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ move: true }) },
);
type Step = { tick: string; kind: Kind } | { untick: string; kind: Kind } | { stage: string } | Change | Move;
type Change = { more: string; quantity: number };
type Move = { move: true };
const history = fc.array(step, { minLength: 3, maxLength: 9 });
const options = { numRuns: 8, endOnFailure: true };

const asOffice = (method: string, path: string, body?: object) =>
  callKitchen(shop, method, path, { cookie: office.cookie, ...(body && { body }) });

/** An order, the pieces of each dish that somebody has made, packed and loaded, and those that were told as packed. */
class Walk {
  private readonly done: Record<Kind, Record<string, number>> = { COOKED: {}, PACKED: {}, LOADED: {} };
  private told: Quantities | null = null;
  private quantities: Quantities = { '101': 2, '401': 1 };
  private readonly placed: TestOrder;
  private readonly nextDay: () => string;
  private day: string;

  constructor(placed: TestOrder, day: string, nextDay: () => string) {
    this.placed = placed;
    this.day = day;
    this.nextDay = nextDay;
  }

  async take(wanted: Step): Promise<void> {
    const path = `/orders/${this.placed.publicId}`;
    if ('tick' in wanted && this.quantities[wanted.tick]) {
      const ticked = await asOffice('PUT', `${path}/ticks/${wanted.tick}/${wanted.kind}`);
      expect(ticked.status).toBe(200);
      this.done[wanted.kind][wanted.tick] = this.quantities[wanted.tick] ?? 0;
    }
    if ('untick' in wanted && this.quantities[wanted.untick]) {
      await asOffice('DELETE', `${path}/ticks/${wanted.untick}/${wanted.kind}`);
      this.done[wanted.kind][wanted.untick] = 0;
    }
    if ('stage' in wanted) {
      await asOffice('POST', `${path}/stage`, { stage: wanted.stage });
      this.told = this.quantities;
    }
    if ('more' in wanted) await this.change({ ...this.quantities, [wanted.more]: wanted.quantity });
    if ('move' in wanted) {
      this.day = this.nextDay();
      const moved = await asOffice('POST', `${path}/time`, { day: this.day, time: '12:30' });
      expect(moved.status).toBe(200);
      for (const kind of kinds) this.done[kind] = {};
      this.told = null;
    }
  }

  private async change(next: Quantities): Promise<void> {
    const items = Object.entries(next).flatMap(([id, quantity]) =>
      quantity > 0 ? [{ productId: Number(id), quantity }] : [],
    );
    const isSame = products.every((id) => (next[id] ?? 0) === (this.quantities[id] ?? 0));
    if (items.length === 0 || isSame) return;
    const ask = (path: string, body: object) =>
      call(shop, 'POST', `/v1/order/${path}`, {
        token: this.placed.customer.token,
        body: { publicProductOrderId: this.placed.publicId, items, ...body },
      });
    const { status: quoted, json: quote } = await ask('changes/quote', {});
    // Below the shop's least sum nothing changes.
    if (quoted === 400) return;
    const { version, difference } = quote;
    const { status, json } = await ask('changes', { version, difference });
    expect(status).toBe(200);
    if (json.checkoutUrl) await press(shop, json.checkoutUrl.split('/').at(-1), 'pay');
    this.quantities = Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));
    const now = async () =>
      Object.fromEntries((await this.packing()).rows.map(({ item, quantity }: Row) => [item, quantity]));
    await expect.poll(now).toEqual(this.quantities);
  }

  private async packing() {
    const { json } = await asOffice('GET', `/days/${this.day}/packing`);
    return json.orders[0];
  }

  /** Nothing is shown as done that nobody has done in the quantity that is ordered now, and every screen says the same. */
  async check(): Promise<void> {
    const { stage, rows } = await this.packing();
    for (const row of rows as Row[]) {
      const { item, quantity } = row;
      if (row.isCooked) expect(this.done.COOKED[item], `${item} made`).toBeGreaterThanOrEqual(quantity);
      if (row.isPacked) expect(this.done.PACKED[item], `${item} packed`).toBe(quantity);
      if (row.isLoaded) expect(this.done.LOADED[item], `${item} loaded`).toBe(quantity);
    }
    if (stage === 'READY') expect(this.told).toEqual(this.quantities);
    const { totals } = (await asOffice('GET', `/days/${this.day}/production`)).json;
    for (const { productId, left, orders } of totals) {
      const [cell] = orders;
      const row = (rows as Row[]).find(({ item }) => item === String(productId));
      expect([cell.quantity, cell.isCooked], `${productId} in production`).toEqual([
        row?.quantity,
        row?.isCooked,
      ]);
      // What is not ticked as made can be so by packing alone, that of the order or of the dish.
      if (cell.isMade && !cell.isCooked)
        expect(stage === 'READY' || row?.isPacked, `${productId} made by packing`).toBe(true);
      const done = Math.max(
        this.done.COOKED[productId] ?? 0,
        this.done.PACKED[productId] ?? 0,
        this.told?.[productId] ?? 0,
      );
      expect(done, `${productId} made before`).toBeGreaterThanOrEqual(cell.made);
      expect(left, `${productId} left`).toBe(cell.isMade ? 0 : cell.quantity - cell.made);
    }
    const [onBoard] = (await asOffice('GET', `/days/${this.day}`)).json.orders;
    const { items } = (await asOffice('GET', `/orders/${this.placed.publicId}`)).json;
    for (const shown of [onBoard.items, items])
      expect(
        shown.map((each: { productId: number } & Row) => [
          String(each.productId),
          each.quantity,
          each.isCooked,
          each.isPacked,
        ]),
      ).toEqual(
        (rows as Row[]).map(({ item, quantity, isCooked, isPacked }) => [item, quantity, isCooked, isPacked]),
      );
  }
}

interface Row {
  readonly item: string;
  readonly quantity: number;
  readonly isCooked: boolean;
  readonly isPacked: boolean;
  readonly isLoaded: boolean;
}

test('whatever becomes of an order, nothing of it counts as made, packed or loaded that nobody has done as it stands now', async () => {
  let ahead = 4;
  const nextDay = () => {
    ahead += 1;
    return addDays(berlinDay(shop.deps.now()), ahead);
  };
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const day = nextDay();
      const placed = await paidOrder(shop, {
        preferDateAndTime: `${day}T12:30`,
        productQuantities: { '101': 2, '401': 1 },
      });
      const walk = new Walk(placed, day, nextDay);
      for (const each of steps) {
        await walk.take(each as Step);
        await walk.check();
      }
    }),
    options,
  );
});
