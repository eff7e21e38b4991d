import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { writeChange } from '../../tests/support/changed-order.ts';
import { call } from '../../tests/support/client.ts';
import { attachmentsOf, mailsTo } from '../../tests/support/mailbox.ts';
import { idOf, inThreeDays, paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { orderLink } from '../access/order-link.ts';
import { orderChanges } from '../db/schema/changes.ts';
import { outbox } from '../db/schema/jobs.ts';
import { productOrders } from '../db/schema/ordering.ts';

let shop: TestShop;
const changed: TestOrder[] = [];
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
});
afterAll(async () => {
  // The money of these changes never moved.
  for (const placed of changed) await setOrder(placed, { subtotal: 11_600, total: 11_600, fees: 0 });
  await shop.stop();
});

const setOrder = (placed: TestOrder, set: Partial<typeof productOrders.$inferInsert>) =>
  shop.deps.db.update(productOrders).set(set).where(eq(productOrders.publicId, placed.publicId));

async function change(
  placed: TestOrder,
  what: Parameters<typeof writeChange>[2],
  locale: 'de' | 'en' = 'en',
) {
  changed.push(placed);
  await setOrder(placed, { locale });
  await writeChange(shop, placed, what);
}

const paid = () => paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
const rolls = (quantity: number) => ({ productId: 101, quantity });
const salad = {
  productId: 901,
  quantity: 1,
  name: 'en:Garden salad\nde:Gartensalat',
  unitPrice: 3400,
};
const elsewhere = {
  name: 'Studio',
  streetName: 'Ohlauer Straße',
  houseNumber: '36',
  streetAddition: '',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};

/** The e-mail about a change as its text in one line, and its files by name. */
async function told(to: string, subject: string) {
  const found = async () => (await mailsTo(to)).find((mail) => mail.subject.includes(subject));
  await expect.poll(found).toBeDefined();
  const mail = await found();
  const files = await attachmentsOf(mail);
  return {
    mail,
    text: (mail?.text ?? '').replaceAll(/\s+/g, ' '),
    files: files.map(({ name }) => name),
    file: (name: string) => files.find((file) => file.name === name)?.content.toString() ?? '',
  };
}

const aboutChange = (placed: TestOrder, locale: 'de' | 'en' = 'en') =>
  told(placed.customer.email, locale === 'de' ? 'ist geändert' : 'is changed');
const keyOf = (kind: string, { publicId }: TestOrder, rest = '') => `${kind}:${publicId}${rest}`;
const rowOf = async (key: string) => (await shop.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0];

test('a customer reads line by line what is different, what was paid for it, and what holds now', async () => {
  const placed = await paid();
  const sequence = async () => {
    const headers = { 'X-Order-Link': orderLink(shop.deps.secret, placed.publicId) };
    const { text } = await call(shop, 'GET', '/v1/order/calendar', { headers });
    return Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  };
  const before = await sequence();
  const [day] = inThreeDays(shop).split('T');
  await change(placed, {
    lines: [rolls(3), salad],
    preferDateAndTime: `${day}T14:00`,
    address: elsewhere,
  });
  const { mail, text, files, file } = await aboutChange(placed);
  expect(mail?.subject).toBe(`Your order ${orderNumber(placed.publicId)} is changed`);
  expect(text).toContain('The difference of €92.00 is paid.');
  expect(text).toContain('Open rolls, mixed 3 instead of 2 +€58.00');
  expect(text).toContain('Garden salad 1, new +€34.00');
  expect(text).toMatch(/14:00 until now: .*12:30/);
  expect(text).toContain(
    'Studio, Ohlauer Straße 36, 10999 Berlin until now: Office, Oranienstraße 185, 10999 Berlin',
  );
  expect(text).toContain('3 × Open rolls, mixed');
  expect(text).toContain('€208.00');
  expect(text).toMatch(/What canceling the order costs: until .*: nothing.* €104\.00 .* €208\.00/);
  const invoice = files.find((name) => name.startsWith('RE-'));
  expect(text).toContain(`Attached to this e-mail: Supplementary invoice ${invoice?.replace('.pdf', '')}.`);
  const calendar = file(`tischlein-${orderNumber(placed.publicId)}.ics`);
  expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(before);
  expect(calendar).toContain('T140000');
  const page = `${shop.config.PUBLIC_URL}/order?lang=en#${orderLink(shop.deps.secret, placed.publicId)}`;
  expect(mail?.html).toContain(`href="${page}"`);
  expect(mail?.text).toContain(page);
});

test('what was taken out late says what goes back, the fee and why, with both documents, in German too', async () => {
  const placed = await paid();
  const fee = { amount: 2900, percent: 50, of: 5800, tax: 'DAMAGES' } as const;
  await change(placed, { lines: [rolls(1)], fee }, 'de');
  const { text, files } = await aboutChange(placed, 'de');
  expect(text).toContain('29,00 € gehen auf dem Weg an Sie zurück, auf dem Sie gezahlt haben');
  expect(text).toContain('1 statt 2 −58,00 €');
  expect(text).toContain('Gebühr 50 % von 58,00 € für Herausgenommenes +29,00 €');
  expect(text).toContain('Für das, was herausgenommen ist, gilt dieselbe Gebühr wie fürs Stornieren.');
  expect(text).toContain('Zurück an Sie 29,00 €');
  expect(text).toMatch(/Summe inkl\. MwSt\. 58,00 €.*Mit Gebühren kostet sie 87,00 €\./);
  const [note, claim] = files;
  expect(text).toContain(
    `Angehängt an diese E-\u2060Mail: Rechnungskorrektur ${note?.replace('.pdf', '')}, Schadenersatz ${claim?.replace('.pdf', '')} (pauschaler Ausgleich für das, was sich nicht mehr verwenden lässt, ohne MwSt.).`,
  );
});

test('two changes are told one after the other, each of what it made different', async () => {
  const placed = await paid();
  await change(placed, { lines: [rolls(3)] });
  await aboutChange(placed);
  await change(placed, { lines: [rolls(2)], address: elsewhere });
  await expect.poll(async () => (await mailsTo(placed.customer.email)).length).toBe(3);
  const second = (await mailsTo(placed.customer.email)).at(-1);
  const text = (second?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('2 instead of 3 −€58.00');
  expect(text).toContain('We send €58.00 back');
  expect(text).toContain('Ohlauer Straße 36');
  expect((await attachmentsOf(second)).map(({ name }) => name.slice(0, 3))).toEqual(['ST-', 'tis']);
});

test('one that changes only the time costs nothing and has no document', async () => {
  const placed = await paid();
  const [day] = inThreeDays(shop).split('T');
  await change(placed, { preferDateAndTime: `${day}T16:30` });
  const { text, files } = await aboutChange(placed);
  expect(text).toContain('The price stays as it was.');
  expect(text).not.toContain('Attached to this e-mail');
  expect(text).not.toContain('Canceling already cost');
  expect(files).toEqual([`tischlein-${orderNumber(placed.publicId)}.ics`]);
});

test('what the shop has moved before is no news of a later change', async () => {
  const placed = await paid();
  const [day] = inThreeDays(shop).split('T');
  await setOrder(placed, { preferDateAndTime: `${day}T16:30` });
  await change(placed, { lines: [rolls(3)] });
  const { text } = await aboutChange(placed);
  expect(text).toContain('16:30');
  expect(text).not.toContain('12:30');
});

test('another number of guests is said with the one before, in German too', async () => {
  const placed = await paid();
  await change(placed, { guests: '20-25' });
  expect((await aboutChange(placed)).text).toContain('20–25 guests');
  await change(placed, { guests: '30-35' }, 'de');
  expect((await aboutChange(placed, 'de')).text).toContain('30–35 Gäste bisher: 20–25 Gäste');
});

test('the kitchen reads in German what is different and what holds now, and can answer the customer', async () => {
  const placed = await paid();
  await change(placed, { lines: [rolls(4)] });
  const key = keyOf('order-changed-notice', placed, ':2');
  await expect.poll(async () => (await rowOf(key))?.sentAt ?? null).not.toBeNull();
  const notice = (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).find(
    ({ subject, text }) => subject.startsWith('Geändert: 232,00') && text.includes(placed.customer.email),
  );
  const text = (notice?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Gedrucktes gilt nicht mehr');
  expect(text).toContain('4 statt 2 +116,00 €');
  expect(text).toContain('Bezahlt 116,00 €');
});

test('nobody is told of a change whose order is canceled by then', async () => {
  const placed = await paid();
  const orderId = await idOf(shop, placed);
  const row = (await rowOf(keyOf('order-confirmation', placed)))?.id;
  expect(row).toBeDefined();
  await setOrder(placed, { status: 'CANCELED', canceledAt: new Date() });
  const keys = [keyOf('order-changed', placed, ':2'), keyOf('order-changed-notice', placed, ':2')] as const;
  await shop.deps.db.insert(outbox).values([
    { key: keys[0], kind: 'order-changed', payload: { orderId, version: 2 } },
    { key: keys[1], kind: 'order-changed-notice', payload: { orderId, version: 2 } },
  ]);
  for (const key of keys) await expect.poll(async () => (await rowOf(key))?.sentAt ?? null).not.toBeNull();
  expect((await mailsTo(placed.customer.email)).map(({ subject }) => subject)).toHaveLength(1);
  await setOrder(placed, { status: 'PAID', canceledAt: null });
});

test('a change that nobody paid is told to its customer, unless another one was made since', async () => {
  const placed = await paid();
  const orderId = await idOf(shop, placed);
  const at = new Date(shop.deps.now());
  const dropped = async (baseVersion: number) => {
    const [row] = await shop.deps.db
      .insert(orderChanges)
      .values({
        ...{ orderId, baseVersion, state: 'DROPPED' as const, items: [], difference: 5800 },
        ...{ until: at, closedAt: at, actorKind: 'customer' as const },
      })
      .returning();
    const key = keyOf('change-dropped', placed, `:${row?.id}`);
    const payload = { orderId, version: baseVersion, changeId: row?.id };
    await shop.deps.db.insert(outbox).values({ key, kind: 'change-dropped', payload });
    await expect.poll(async () => (await rowOf(key))?.sentAt ?? null).not.toBeNull();
  };
  const letters = async () =>
    (await mailsTo(placed.customer.email)).filter(({ subject }) => subject.includes('stays as it was'));
  await dropped(1);
  const [letter] = await letters();
  expect(letter?.text).toContain('your change was not paid in time, so it was not made');
  expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain('2 × Open rolls, mixed');
  await change(placed, { lines: [rolls(3)] });
  await dropped(1);
  expect(await letters()).toHaveLength(1);
});

test('one that is moved after canceling began to cost says what it goes on costing', async () => {
  const placed = await paid();
  await setOrder(placed, { feeFloor: 50 });
  const [day] = inThreeDays(shop).split('T');
  await change(placed, { preferDateAndTime: `${day}T17:30` });
  expect((await aboutChange(placed)).text).toContain(
    'Canceling already cost 50% before the move, and goes on costing at least that much.',
  );
});
