import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { composeMail } from '#server/mail/compose.tsx';
import { documentsOf } from '#server/services/billing/documents-of.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
import { signedIn, type TestCustomer } from '../../../../tests/support/client.ts';
import { idOf, inThreeDays, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

type Row = typeof outbox.$inferSelect;

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

const ask = async (method: string, path: string, body?: unknown) =>
  (await callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) })).json;

const bookkeeping = {
  customerType: 'COMMERCIAL',
  name: 'Zentralbuchhaltung Nord GmbH',
  vatIdOrTaxId: '',
  purchaseOrder: '',
  costCentre: '',
  leitwegId: '',
  streetName: 'Torstraße',
  houseNumber: '1',
  streetAddition: '',
  postalCode: '10119',
  city: 'Berlin',
  country: 'Deutschland',
};
const day = () => addDays(berlinDay(shop.deps.now()), 3);
const paid = (customer: TestCustomer, change: Record<string, unknown> = {}) =>
  paidOrder(shop, { preferDateAndTime: inThreeDays(shop), ...change }, customer);
const detailsOf = ({ publicId }: TestOrder) => ask('GET', `/orders/${publicId}`);
async function tryToCorrect(placed: TestOrder, change: Record<string, unknown> = {}, also = {}) {
  const { version } = (await detailsOf(placed)).money.recipient;
  const body = { id: randomUUID(), version, recipient: { ...bookkeeping, ...change }, ...also };
  return callKitchen(shop, 'POST', `/orders/${placed.publicId}/recipient`, { cookie, body });
}
async function correct(...correction: Parameters<typeof tryToCorrect>) {
  expect((await tryToCorrect(...correction)).status).toBe(204);
}

/** What a list has of an order. */
const inList = (list: readonly Record<string, unknown>[], { publicId }: TestOrder) =>
  list.find(({ publicProductOrderId }) => publicProductOrderId === publicId);

/** By which name everybody who cooks, packs and drives knows an order. */
async function namesOf(placed: TestOrder) {
  const board = await ask('GET', `/days/${day()}`);
  const packing = await ask('GET', `/days/${day()}/packing`);
  const runs = await ask('GET', `/days/${day()}/runs`);
  const details = await detailsOf(placed);
  const stops = runs.runs.flatMap((run: { stops: Record<string, unknown>[] }) => run.stops);
  return {
    board: inList(board.orders, placed)?.name,
    packing: inList(packing.orders, placed)?.name,
    stop: inList(stops, placed),
    page: details.name,
    contact: details.contact.name,
  };
}

async function mailAbout(placed: TestOrder, kind: string) {
  const payload = { orderId: await idOf(shop, placed) };
  const row = { id: 1, key: 'told', kind, payload, attempts: 0 } as unknown as Row;
  return (await composeMail(shop.deps, row))?.text?.replaceAll(/\s+/g, ' ') ?? '';
}

const jana = {
  what: 'a person',
  profile: { name: 'Jana', lastname: 'Holm' },
  name: 'Jana Holm',
  greeted: 'Jana Holm',
};
const studio = {
  what: 'a company',
  profile: {
    customerType: 'COMMERCIAL' as const,
    name: 'Studio Kühn',
    lastname: '',
    vatIdOrTaxId: 'DE 136695976',
  },
  name: 'Studio Kühn',
  greeted: undefined,
};

describe.each([jana, studio])(
  'after its invoice was corrected, an order of $what',
  ({ profile, name, greeted }) => {
    let placed: TestOrder;
    beforeAll(async () => {
      placed = await paid(await signedIn(shop, profile));
      await ask('POST', `/days/${day()}/runs`, {
        id: randomUUID(),
        startsAt: '11:00',
        stops: [placed.publicId],
      });
      await correct(placed);
    });

    test('keeps its name on the board, the packing list, at its stop and on its page', async () => {
      expect(await namesOf(placed)).toMatchObject({
        board: name,
        packing: name,
        stop: { name, contact: { name } },
        page: name,
        contact: name,
      });
    });

    test('is greeted as before, and its invoice names whom it goes to', async () => {
      const greeting = /(Guten Tag|Hello)( [^,]+)?,/.exec(await mailAbout(placed, 'order-confirmation'));
      expect(greeting?.[2]?.trim()).toBe(greeted);
      const notice = await mailAbout(placed, 'order-notice');
      expect(notice).toContain(`${name} · `);
      const documents = await documentsOf(shop.deps.db, await idOf(shop, placed));
      expect(documents.map(({ buyer }) => buyer.name)).toEqual([name, bookkeeping.name]);
    });

    test('is found by who ordered and by whom the invoice names', async () => {
      for (const q of [name, 'Zentralbuchhaltung']) {
        expect(inList(await ask('GET', `/orders?q=${encodeURIComponent(q)}`), placed)?.name, q).toBe(name);
      }
    });

    test('keeps it when it is corrected once more, to a person', async () => {
      await correct(placed, { customerType: 'PRIVATE', name: 'Petra', lastname: 'Nord' });
      expect(await namesOf(placed)).toMatchObject({ board: name, page: name, contact: name });
      await correct(placed);
    });
  },
);

const mistyped = [
  {
    what: 'a person',
    profile: { name: 'Jnaa', lastname: 'Hlom' },
    right: { customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm' },
    name: 'Jana Holm',
    greeted: 'Jana Holm',
  },
  {
    what: 'a company',
    profile: { ...studio.profile, name: 'Stduio Khün' },
    right: { name: studio.name },
    name: studio.name,
    greeted: undefined,
  },
];
describe.each(mistyped)('the mistyped name of $what', ({ profile, right, name, greeted }) => {
  const expectRight = async (placed: TestOrder) => {
    expect(await namesOf(placed)).toMatchObject({
      board: name,
      packing: name,
      stop: { name, contact: { name } },
      page: name,
      contact: name,
    });
    expect(await mailAbout(placed, 'order-notice')).toContain(`${name} · `);
    const greeting = /(Guten Tag|Hello)( [^,]+)?,/.exec(await mailAbout(placed, 'order-confirmation'));
    expect(greeting?.[2]?.trim()).toBe(greeted);
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, placed.publicId));
    expect(JSON.stringify(row?.customer)).not.toContain(profile.name);
  };
  const placedOnRun = async () => {
    const placed = await paid(await signedIn(shop, profile));
    await ask('POST', `/days/${day()}/runs`, {
      id: randomUUID(),
      startsAt: '11:00',
      stops: [placed.publicId],
    });
    return placed;
  };

  test('is mended everywhere where the order goes by the name of the corrected invoice too', async () => {
    const placed = await placedOnRun();
    await correct(placed, right, { namesOrder: true });
    await expectRight(placed);
  });

  test('is mended alone where the invoice has the right one already, once, and nothing is issued or mailed', async () => {
    const placed = await placedOnRun();
    await correct(placed, right);
    const issued = await documentsOf(shop.deps.db, await idOf(shop, placed));
    await correct(placed, right, { namesOrder: true });
    await expectRight(placed);
    expect(await documentsOf(shop.deps.db, await idOf(shop, placed))).toEqual(issued);
    const letters = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'invoice-corrected'));
    expect(letters.filter(({ key }) => key.includes(placed.publicId))).toHaveLength(1);
    expect((await detailsOf(placed)).history[0]).toMatchObject({
      kind: 'recipient-corrected',
      data: { namesOrder: true },
    });
    expect((await tryToCorrect(placed, right, { namesOrder: true })).json.code).toBe('RecipientUnchanged');
  });
});

test('a person whose order goes by the name of a company from now on is still whom to ask for there', async () => {
  const placed = await paid(await signedIn(shop, jana.profile));
  await correct(placed, {}, { namesOrder: true });
  expect(await namesOf(placed)).toMatchObject({ page: bookkeeping.name, contact: jana.name });
});

test('an order by telephone whose invoice names somebody else is known by who rang', async () => {
  const { customerType: _, name: company, ...address } = bookkeeping;
  const body = {
    id: randomUUID(),
    customer: {
      name: 'Sabine Wolff',
      email: `wolff-${randomUUID()}@example.com`,
      phone: '030 5557 0440',
      locale: 'de',
    },
    items: [{ productId: 101, quantity: 2 }],
    fulfilment: 'DELIVERY',
    preferDateAndTime: inThreeDays(shop),
    address: { street: 'Kantstraße 148', postalCode: '10623', city: 'Berlin' },
    invoice: { ...address, company },
    expectedTotal: 116,
  };
  const { publicProductOrderId } = await ask('POST', '/telephone-orders', body);
  const details = await ask('GET', `/orders/${publicProductOrderId}`);
  expect(details).toMatchObject({
    name: 'Sabine Wolff',
    contact: { name: 'Sabine Wolff' },
    money: { recipient: { recipient: { name: company } } },
  });
});

test('an order of a company that has its invoice made out to another is known by its own name', async () => {
  const { profile } = studio;
  const placed = await paid(await signedIn(shop, profile), { invoice: examples.InvoiceRecipient });
  expect(await namesOf(placed)).toMatchObject({ board: profile.name, page: profile.name });
  const [invoice] = await documentsOf(shop.deps.db, await idOf(shop, placed));
  expect(invoice?.buyer.name).toBe(examples.InvoiceRecipient.company);
});

test('an order had again names the company of its invoice anew, but none that ordered for itself and whose invoice was corrected', async () => {
  const customer = await signedIn(shop, {
    ...{ customerType: 'COMMERCIAL', name: 'Nordlicht GmbH', vatIdOrTaxId: 'DE136695976' },
  });
  const itself = await paid(customer);
  expect((await detailsOf(itself)).money.invoice).toBeNull();
  await correct(itself, { name: 'Nordlicht GmbH' });
  expect((await detailsOf(itself)).money.invoice).toBeNull();
  const [found] = await ask('GET', `/customers?q=${customer.email}`);
  expect([found.lastInvoice, found.recentOrders[0].invoice]).toEqual([null, null]);
  await correct(itself);
  expect((await detailsOf(itself)).money.invoice).toMatchObject({ name: bookkeeping.name });
});

test('of an erased customer stays whom the invoice names, and nothing of who ordered', async () => {
  const customer = await signedIn(shop, { ...studio.profile, name: 'Magdalena' });
  const placed = await paid(customer, { invoice: examples.InvoiceRecipient });
  const own = eq(productOrders.publicId, placed.publicId);
  await shop.deps.db.update(productOrders).set({ preferDateAndTime: '2020-01-07T12:30' }).where(own);
  await eraseCustomer({ db: shop.deps.db, now: shop.deps.now() }, customer.email);
  const [row] = await shop.deps.db.select().from(productOrders).where(own);
  expect(row?.customer.name).toBe(examples.InvoiceRecipient.company);
  expect(JSON.stringify(row)).not.toContain('Magdalena');
});
