import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { readCsv } from '#rules/text/csv.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { lineItems, orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { makeInvoicePdf } from '#server/invoices/invoice-pdf.ts';
import { documentTitle, mainNotes } from '#server/invoices/invoice-texts.ts';
import { invoiceXml } from '#server/invoices/invoice-xml.ts';
import type { InvoiceSnapshot } from '#server/invoices/snapshot.ts';
import { composeMail } from '#server/mail/compose.tsx';
import { documentsOf } from '#server/services/billing/documents-of.ts';
import { issueDifference, issueFee } from '#server/services/billing/issue-document.ts';
import { issueCreditNote } from '#server/services/billing/issue-invoice.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
import { writeChange } from '../../../../tests/support/changed-order.ts';
import { call } from '../../../../tests/support/client.ts';
import { sumOfDocuments } from '../../../../tests/support/invoices.ts';
import { attachmentsOf, mailsTo } from '../../../../tests/support/mailbox.ts';
import {
  act,
  idOf,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  press,
  type TestOrder,
  update,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

type Row = typeof outbox.$inferSelect;

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

const holm = {
  customerType: 'COMMERCIAL',
  name: 'Holm & Söhne GmbH',
  vatIdOrTaxId: 'DE136695976',
  purchaseOrder: '4500017',
  costCentre: 'K2',
  leitwegId: '04011000-1234512345-06',
  streetName: 'Torstraße',
  houseNumber: '1',
  streetAddition: '',
  postalCode: '10119',
  city: 'Berlin',
  country: 'Deutschland',
};
const buyer = {
  name: 'Holm & Söhne GmbH',
  taxId: 'DE136695976',
  address: { street: 'Torstraße 1', addition: '', postalCode: '10119', city: 'Berlin', country: 'DE' },
  references: { purchaseOrder: '4500017', costCentre: 'K2', leitwegId: '04011000-1234512345-06' },
};

const paid = (change: Record<string, unknown> = {}) =>
  paidOrder(shop, { preferDateAndTime: inThreeDays(shop), ...change });
const details = async ({ publicId }: TestOrder) =>
  (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie })).json;
const versionOf = async (placed: TestOrder): Promise<string> =>
  (await details(placed)).money.recipient.version;
const send = ({ publicId }: TestOrder, body: Record<string, unknown>) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/recipient`, { cookie, body });
/** Corrects it as somebody does who has the order before them. */
const correct = async (placed: TestOrder, change: Record<string, unknown> = {}) =>
  send(placed, {
    id: randomUUID(),
    version: await versionOf(placed),
    recipient: { ...holm, ...change },
  });
const issuedFor = async (placed: TestOrder) => documentsOf(shop.deps.db, await idOf(shop, placed));
async function rowOf(placed: TestOrder) {
  const { db } = shop.deps;
  const [row] = await db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId));
  if (!row) throw new Error('no order');
  return row;
}
/** Makes an order's lines others, in documents alone. */
async function become(placed: TestOrder, quantity: number) {
  const { db } = shop.deps;
  const row = await rowOf(placed);
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, row.id))
    .orderBy(asc(lineItems.position));
  const other = lines.map((line) => ({ ...line, quantity }));
  return db.transaction((tx) => issueDifference(tx, row, other, new Date(shop.deps.now())));
}
/** Undoes an order for half of its price, in documents alone. */
async function cancelForFee(orderId: number) {
  const at = new Date(shop.deps.now());
  const fee = { amount: 5800, percent: 50, of: 11_600, tax: 'SERVICE' as const };
  return shop.deps.db.transaction(async (tx) => {
    await issueCreditNote(tx, orderId, at, fee.amount);
    return issueFee(tx, orderId, fee, at);
  });
}

test('an invoice whose words are wrong is issued anew: another number, the same amounts, and it says which it replaces', async () => {
  const placed = await paid();
  const [first] = await issuedFor(placed);
  expect((await details(placed)).money.recipient).toMatchObject({
    recipient: { customerType: 'PRIVATE', streetName: 'Oranienstraße', vatIdOrTaxId: '' },
    replaces: [first?.code],
  });
  expect((await correct(placed)).status).toBe(204);
  const [kept, corrected, ...more] = await issuedFor(placed);
  expect(more).toEqual([]);
  expect(kept).toEqual(first);
  expect(corrected).toMatchObject({
    kind: 'CORRECTION',
    buyer: { ...buyer, email: placed.customer.email },
    total: first?.total,
    vat: first?.vat,
    lines: first?.lines,
    paid: first?.paid,
    corrects: { code: first?.code, issued: first?.issued },
  });
  const xml = invoiceXml(corrected ?? first ?? never());
  expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>');
  expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
  expect(xml).toContain(`<ram:IssuerAssignedID>${first?.code}</ram:IssuerAssignedID>`);
  expect(xml).toContain('<ram:ID schemeID="VA">DE136695976</ram:ID>');
  // The order has it from now on, and who ordered is whom to ask for.
  expect((await details(placed)).money.recipient).toMatchObject({
    recipient: holm,
    replaces: [corrected?.code],
  });
  expect((await rowOf(placed)).customer).toMatchObject({ email: placed.customer.email, name: holm.name });
});

test('an order was moved after it was paid: its invoice can be issued anew for the day of now, to the same recipient', async () => {
  const placed = await paid();
  await correct(placed);
  const [, named] = await issuedFor(placed);
  expect((await details(placed)).money.recipient.staleDay).toBeNull();
  expect((await correct(placed)).json.code).toBe('RecipientUnchanged');
  const day = addDays(named?.supply.day ?? '', 1);
  const moved = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/time`, {
    cookie,
    body: { day, time: '12:30', overbook: true },
  });
  expect(moved.status).toBe(200);
  expect((await details(placed)).money.recipient.staleDay).toBe(named?.supply.day);
  expect((await correct(placed)).status).toBe(204);
  const anew = (await issuedFor(placed)).at(-1);
  expect(anew).toEqual({
    ...named,
    code: anew?.code,
    supply: { ...named?.supply, day },
    corrects: { code: named?.code, issued: named?.issued },
  });
  expect((await details(placed)).money.recipient.staleDay).toBeNull();
  expect((await correct(placed)).json.code).toBe('RecipientUnchanged');
});

test('the history says which documents were issued, and nothing of what they say', async () => {
  const placed = await paid();
  await correct(placed);
  const [, corrected] = await issuedFor(placed);
  const { history } = await details(placed);
  expect(history[0]).toMatchObject({
    kind: 'recipient-corrected',
    by: { kind: 'STAFF' },
    data: { documents: corrected?.code },
  });
  const [event] = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, await idOf(shop, placed)), eq(orderEvents.kind, 'recipient-corrected')),
    );
  expect(Object.keys(event?.data ?? {}).toSorted()).toEqual(['documents', 'id']);
});

describe('the customer', () => {
  const mailOf = async (placed: TestOrder, subject: string) => {
    const found = async () =>
      (await mailsTo(placed.customer.email)).find((mail) => mail.subject.startsWith(subject));
    await expect.poll(found).toBeDefined();
    const mail = await found();
    const files = (await attachmentsOf(mail)).map(({ name }) => name);
    return { mail, text: (mail?.text ?? '').replaceAll(/\s+/g, ' '), files };
  };

  test.each([
    [
      'de',
      'Berichtigte Rechnung zu Ihrer Bestellung',
      'Ihre Rechnung geht jetzt an Holm & Söhne GmbH. Die Beträge sind unverändert',
    ],
    [
      'en',
      'Corrected invoice for your order',
      'your invoice is made out to Holm & Söhne GmbH now. The amounts are unchanged',
    ],
  ] as const)(
    'gets it by e-mail in their language, %s, and reads what it replaces',
    async (locale, subject, words) => {
      const placed = await paid();
      const ofOrder = eq(productOrders.publicId, placed.publicId);
      await shop.deps.db.update(productOrders).set({ locale }).where(ofOrder);
      await correct(placed);
      const [first, corrected] = await issuedFor(placed);
      const { mail, text, files } = await mailOf(placed, subject);
      expect(mail?.subject).toContain(orderNumber(placed.publicId));
      expect(text).toContain(words);
      expect(text).toContain(String(first?.code));
      expect(files).toEqual([`${corrected?.code}.pdf`]);
    },
  );

  test.each([
    ['de', 'Was ersetzt ist, gilt nicht mehr. Unverändert gültig:'],
    ['en', 'What is replaced is no longer valid. Still valid, unchanged:'],
  ] as const)(
    'reads which number replaces which, and which document stays beside them, %s',
    async (locale, words) => {
      const placed = await paid();
      await shop.deps.db
        .update(productOrders)
        .set({ locale })
        .where(eq(productOrders.publicId, placed.publicId));
      const further = await become(placed, 3);
      const less = await become(placed, 1);
      await correct(placed);
      const [first, , , one, other, back] = await issuedFor(placed);
      // As a release before wrote it, which left the credit note as it was.
      const payload = { orderId: await idOf(shop, placed), documents: [one?.code, other?.code] };
      const row = { id: 1, key: 'told', kind: 'invoice-corrected', payload, attempts: 0 } as unknown as Row;
      const mail = await composeMail(shop.deps, row);
      const verb = locale === 'de' ? 'ersetzt' : 'replaces';
      for (const said of [mail?.text, mail?.html?.replaceAll(/<!-- -->/g, '')]) {
        const text = said?.replaceAll(/\s+/g, ' ') ?? '';
        expect(text).toContain(`${one?.code} ${verb} ${first?.code}`);
        expect(text).toContain(`${other?.code} ${verb} ${further?.code}`);
        expect(text).toContain(words);
        expect(text.slice(text.indexOf(words))).toMatch(new RegExp(`^${words} [^.]* ${less?.code}\\.`));
      }
      const whole = { ...payload, documents: [one?.code, other?.code, back?.code] };
      const now = (await composeMail(shop.deps, { ...row, payload: whole }))?.text?.replaceAll(/\s+/g, ' ');
      expect(now).toContain(`${back?.code} ${verb} ${less?.code}`);
      expect(now).not.toContain(words.split('. ')[1]);
    },
  );

  test('reads of no invoice that a credit note undid as still valid where the one over a fee is corrected', async () => {
    const placed = await paid();
    const orderId = await idOf(shop, placed);
    const fee = await cancelForFee(orderId);
    await correct(placed);
    const [, , , corrected] = await issuedFor(placed);
    const payload = { orderId, documents: [corrected?.code] };
    const row = { id: 1, key: 'undone', kind: 'invoice-corrected', payload, attempts: 0 } as unknown as Row;
    const text = (await composeMail(shop.deps, row))?.text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(`${corrected?.code} replaces ${fee?.code}`);
    expect(text).not.toContain('Still valid');
    for (const undone of (await issuedFor(placed)).slice(0, 2)) expect(text).not.toContain(undone.code);
  });

  test('finds it beside what it corrects', async () => {
    const placed = await paid();
    await correct(placed);
    const [first, corrected] = await issuedFor(placed);
    const listed = await listedOrder(shop, placed);
    expect(listed.invoiceCode).toBe(first?.code);
    expect(listed.documents).toMatchObject([
      { code: first?.code, kind: 'INVOICE' },
      { code: corrected?.code, kind: 'CORRECTION', amount: 116 },
    ]);
  });

  test('reads of a change that its e-mail tells late nothing but what was issued for it', async () => {
    const placed = await paid();
    const fee = { amount: 2900, percent: 50, of: 5800, tax: 'SERVICE' } as const;
    await writeChange(shop, placed, { lines: [{ productId: 101, quantity: 1 }], fee });
    await correct(placed);
    const issued = await issuedFor(placed);
    const corrections = issued.filter(({ kind }) => kind === 'CORRECTION');
    expect(corrections.map(({ about }) => about)).toEqual(['ADVANCE', 'CHANGE', 'FEE']);
    const payload = { orderId: await idOf(shop, placed), version: 2 };
    const late = { id: 1, key: 'late', kind: 'order-changed', payload, attempts: 0 } as unknown as Row;
    const mail = await composeMail(shop.deps, late);
    const codes = issued.slice(1, 3).map(({ code }) => code);
    expect(
      mail?.attachments?.map(({ filename }) => filename).filter((name) => name?.endsWith('.pdf')),
    ).toEqual(codes.map((code) => `${code}.pdf`));
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db.update(productOrders).set({ subtotal: 11_600, total: 11_600, fees: 0 }).where(ofOrder);
  });
});

test('what stands of an order is issued anew: every invoice, further ones and fees too, and the credit note over a part', async () => {
  const placed = await paid();
  const further = await become(placed, 3);
  const less = await become(placed, 1);
  const fee = { amount: 2900, percent: 50, of: 5800, tax: 'SERVICE' as const };
  const orderId = await idOf(shop, placed);
  const at = new Date(shop.deps.now());
  const costs = await shop.deps.db.transaction((tx) => issueFee(tx, orderId, fee, at));
  const [first] = await issuedFor(placed);
  await correct(placed);
  const corrections = (await issuedFor(placed)).filter(({ kind }) => kind === 'CORRECTION');
  expect(corrections.map(({ corrects }) => corrects?.code)).toEqual([
    first?.code,
    further?.code,
    less?.code,
    costs?.code,
  ]);
  expect(corrections.map(({ total }) => total)).toEqual([11_600, 5800, -11_600, 2900]);
  for (const document of corrections) {
    expect(document.buyer).toMatchObject(buyer);
    expect(invoiceXml(document)).toContain('<ram:TypeCode>384</ram:TypeCode>');
    expect((await makeInvoicePdf(document)).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(less?.kind).toBe('CREDIT_NOTE');
  const referredTo = (some: readonly InvoiceSnapshot[]) =>
    some.slice(0, 2).map(({ code, issued }) => ({ code, issued }));
  expect(corrections[2]?.takesFrom).toEqual(referredTo(corrections));
  // Once more: the last ones are corrected, and these alone.
  await correct(placed, { houseNumber: '2' });
  const again = (await issuedFor(placed)).slice(-4);
  expect(again.map(({ corrects }) => corrects?.code)).toEqual(corrections.map(({ code }) => code));
  expect(again[2]).toMatchObject({ total: -11_600, takesFrom: referredTo(again) });
  // What follows goes on with it.
  const next = await become(placed, 4);
  expect(next).toMatchObject({
    kind: 'INVOICE',
    buyer: { ...buyer, address: { ...buyer.address, street: 'Torstraße 2' } },
    corrects: { code: again[0]?.code },
    correctsToo: [{ code: again[1]?.code }],
  });
});

/** What documents ask for by whom they name, those left out that another replaces. */
function askedOf(documents: readonly InvoiceSnapshot[]): Record<string, number> {
  const replaced = new Set(
    documents.flatMap(({ kind, corrects }) => (kind === 'CORRECTION' ? corrects?.code : [])),
  );
  const sums: Record<string, number> = {};
  for (const { kind, total, buyer: to } of documents.filter(({ code }) => !replaced.has(code))) {
    sums[to.name] = (sums[to.name] ?? 0) + (kind === 'CREDIT_NOTE' ? -total : total);
  }
  return sums;
}

/** The rows of an order in the journal of the month of now, by the heads of their columns. */
async function journalOf(placed: TestOrder): Promise<Record<string, string>[]> {
  const month = berlinDay(shop.deps.now()).slice(0, 7);
  const address = `http://shop.test/kitchen/api/money/${month}/documents.csv`;
  const answer = await shop.send(new Request(address, { headers: { Cookie: cookie } }));
  const [heads = [], ...rows] = readCsv(await answer.text()).map(({ cells }) => cells);
  return rows
    .map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])))
    .filter(({ Bestellung }) => Bestellung === orderNumber(placed.publicId));
}

/** What rows of a journal come to in cents, by one of its columns. */
function grossBy(rows: readonly Record<string, string>[], column: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const name = row[column] ?? '';
    sums[name] = (sums[name] ?? 0) + Math.round(Number(row.Brutto?.replace(',', '.')) * 100);
  }
  return sums;
}

test('a firm that an order goes to after a part was taken back is asked for what is left, and once it is canceled for nothing', async () => {
  const placed = await paid();
  await become(placed, 4);
  await become(placed, 3);
  await become(placed, 1);
  await correct(placed);
  const before = await issuedFor(placed);
  expect(askedOf(before)).toEqual({ [holm.name]: 5800 });
  expect(sumOfDocuments(before)).toBe(5800);
  const { db } = shop.deps;
  const orderId = await idOf(shop, placed);
  await db.transaction((tx) => issueCreditNote(tx, orderId, new Date(shop.deps.now())));
  const after = await issuedFor(placed);
  expect(askedOf(after)).toEqual({ [holm.name]: 0 });
  // What undoes the order names the invoices of now, not what takes from them.
  const invoices = after.filter(({ kind, total }) => kind === 'CORRECTION' && total > 0);
  expect([after.at(-1)?.corrects, ...(after.at(-1)?.correctsToo ?? [])].map((each) => each?.code)).toEqual(
    invoices.map(({ code }) => code),
  );
});

test('a credit note in other words says so on its sheet and in its data, with what it refers to and its amounts below 0', async () => {
  const placed = await paid();
  const less = await become(placed, 1);
  await correct(placed);
  const [, , invoice, back] = await issuedFor(placed);
  const said = back ?? never();
  expect(said).toMatchObject({
    kind: 'CORRECTION',
    about: 'CHANGE',
    buyer,
    total: -5800,
    lines: [{ quantity: -1, unitPrice: 5800, gross: -5800 }],
    corrects: { code: less?.code, issued: less?.issued },
    takesFrom: [{ code: invoice?.code, issued: invoice?.issued }],
  });
  expect(said.code.startsWith('RE-')).toBe(true);
  expect(documentTitle({ ...said, locale: 'de' })).toBe('Berichtigte Rechnungskorrektur');
  const notes = mainNotes({ ...said, locale: 'en' }).join(' ');
  expect(notes).toContain(`replaces ${less?.code}`);
  expect(notes).toContain(`What was left out of ${invoice?.code}`);
  expect(notes).toContain('is refunded');
  expect(notes).not.toMatch(/Paid on|advance/);
  const xml = invoiceXml(said);
  expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>');
  expect(xml).toContain('<ram:GrandTotalAmount>-58.00</ram:GrandTotalAmount>');
  for (const code of [less?.code, invoice?.code])
    expect(xml).toContain(`<ram:IssuerAssignedID>${code}</ram:IssuerAssignedID>`);
  const listed = await listedOrder(shop, placed);
  expect(listed.documents.at(-1)).toMatchObject({ code: said.code, kind: 'CORRECTION', amount: -58 });
});

test('a credit note that a release before left with the firm of before follows it, also where the recipient stays', async () => {
  const placed = await paid();
  const less = await become(placed, 1);
  const [first] = await issuedFor(placed);
  await correct(placed);
  // As the release before left it: the invoice alone was issued anew.
  const { db } = shop.deps;
  const orderId = await idOf(shop, placed);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx
      .delete(invoices)
      .where(and(eq(invoices.orderId, orderId), sql`${invoices.snapshot} ? 'takesFrom'`));
  });
  const [, , invoice] = await issuedFor(placed);
  expect((await correct(placed)).status).toBe(204);
  const issued = await issuedFor(placed);
  expect(issued).toHaveLength(4);
  expect(issued.at(-1)).toMatchObject({
    corrects: { code: less?.code },
    takesFrom: [{ code: invoice?.code }],
  });
  expect(invoice?.corrects?.code).toBe(first?.code);
  expect((await correct(placed)).json.code).toBe('RecipientUnchanged');
  await correct(placed, { houseNumber: '2' });
  expect(askedOf(await issuedFor(placed))).toEqual({ [holm.name]: 5800 });
});

test('the journal of its month is right by document and by recipient: what is replaced goes out again on the day of the correction', async () => {
  const placed = await paid();
  const further = await become(placed, 3);
  const less = await become(placed, 1);
  const old = further?.buyer.name ?? '';
  const sumBefore = grossBy(await journalOf(placed), 'Bestellung');
  await correct(placed);
  const [first, , , ...corrections] = await issuedFor(placed);
  const rows = await journalOf(placed);
  expect(grossBy(rows, 'Bestellung')).toEqual(sumBefore);
  expect(grossBy(rows, 'Empfänger')).toEqual({ [old]: 0, [holm.name]: 5800 });
  expect(grossBy(rows, 'Belegnummer')).toEqual({
    ...Object.fromEntries([first, further, less].map((each) => [each?.code, 0])),
    ...Object.fromEntries(corrections.map(({ code, total }) => [code, total])),
  });
  const back = rows.filter(({ Art }) => Art === 'Rücknahme wegen Berichtigung');
  expect(back.map((row) => [row.Belegnummer, row['Ersetzt durch'], row.Brutto, row.Steuersatz])).toEqual([
    [first?.code, corrections[0]?.code, '-116,00', '7 %'],
    [further?.code, corrections[1]?.code, '-58,00', '7 %'],
    [less?.code, corrections[2]?.code, '116,00', '7 %'],
  ]);
  const own = rows.filter((row) => row.Belegnummer === first?.code && !back.includes(row));
  expect(own).toMatchObject([{ 'Ersetzt durch': corrections[0]?.code, Brutto: '116,00', Empfänger: old }]);
});

test('on the page of the order its buyer finds what is valid', async () => {
  const placed = await paid();
  await become(placed, 1);
  await correct(placed);
  const { link } = await listedOrder(shop, placed);
  const { json } = await call(shop, 'GET', '/v1/order', { headers: { [orderLinkHeader]: link } });
  const [, , ...corrections] = await issuedFor(placed);
  expect(json.documents.map(({ code }: { code: string }) => code)).toEqual(
    corrections.map(({ code }) => code),
  );
});

test('of a canceled order only the invoice over its fee holds; without one there is nothing to correct', async () => {
  const placed = await paid();
  const costs = await cancelForFee(await idOf(shop, placed));
  expect((await correct(placed)).status).toBe(204);
  expect((await issuedFor(placed)).slice(3)).toMatchObject([
    { kind: 'CORRECTION', about: 'FEE', corrects: { code: costs?.code }, total: 5800 },
  ]);

  const free = await paid();
  const version = await versionOf(free);
  expect((await act(shop, free, 'cancel')).status).toBe(200);
  expect((await details(free)).money.recipient).toBeNull();
  const answer = await send(free, { id: randomUUID(), version, recipient: holm });
  expect(answer).toMatchObject({ status: 409, json: { code: 'NoInvoiceStands' } });
});

test('a press that is sent again issues nothing again, and of two at once one counts', async () => {
  const placed = await paid();
  const version = await versionOf(placed);
  const once = { id: randomUUID(), version, recipient: holm };
  const double = await Promise.all([send(placed, once), send(placed, once), send(placed, once)]);
  expect(double.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await issuedFor(placed)).toHaveLength(2);

  const next = await versionOf(placed);
  const others = await Promise.all(
    ['3', '4'].map((houseNumber) =>
      send(placed, { id: randomUUID(), version: next, recipient: { ...holm, houseNumber } }),
    ),
  );
  expect(others.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(others.find(({ status }) => status === 409)?.json.code).toBe('ChangedMeanwhile');
  expect(await issuedFor(placed)).toHaveLength(3);
  const queued = await shop.deps.db
    .select({ key: outbox.key })
    .from(outbox)
    .where(eq(outbox.kind, 'invoice-corrected'));
  expect(queued.filter(({ key }) => key.includes(placed.publicId))).toHaveLength(2);
});

test('the same words again are refused, also in another language or with blanks', async () => {
  const placed = await paid();
  await correct(placed);
  for (const change of [
    {},
    { country: 'Germany' },
    { name: ' Holm & Söhne GmbH ' },
    { vatIdOrTaxId: 'de 136 695 976' },
  ]) {
    expect(await correct(placed, change)).toMatchObject({
      status: 409,
      json: { code: 'RecipientUnchanged' },
    });
  }
  expect(await issuedFor(placed)).toHaveLength(2);
});

test.each([
  ['vatIdOrTaxId', 'DE12', 'TaxIdInvalid'],
  ['vatIdOrTaxId', 'DE136695967', 'TaxIdMistyped'],
  ['leitwegId', '04011000-1234512345-07', 'LeitwegIdInvalid'],
  ['country', 'Atlantis', 'CountryUnknown'],
  ['name', ' ', 'ValidationFailed'],
  ['postalCode', '', 'ValidationFailed'],
])('what an invoice cannot say is refused at its field: %s', async (field, value, code) => {
  const placed = await paid();
  const answer = await correct(placed, { [field]: value });
  expect(answer).toMatchObject({ status: 400, json: { code, field: `recipient.${field}` } });
  expect(await issuedFor(placed)).toHaveLength(1);
});

test.each([
  ['de', 'In „DE136695967“ stimmt eine Ziffer nicht. Bitte vergleichen Sie die USt-IdNr. noch einmal.'],
  ['en', 'A digit of “DE136695967” is wrong. Please compare the VAT number once more.'],
])('of a VAT number with a wrong digit it is said that a digit is wrong, %s', async (language, message) => {
  const placed = await paid();
  const body = {
    id: randomUUID(),
    version: await versionOf(placed),
    recipient: { ...holm, vatIdOrTaxId: 'DE136695967' },
  };
  const answer = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/recipient`, {
    cookie,
    body,
    language,
  });
  expect(answer.json).toMatchObject({ code: 'TaxIdMistyped', message });
});

test('the street of an invoice is corrected beside a VAT number that the shop took with a wrong digit', async () => {
  const vatIdOrTaxId = 'DE 136 695 967';
  const placed = await paid({ invoice: { ...examples.InvoiceRecipient, vatIdOrTaxId } });
  expect((await correct(placed, { vatIdOrTaxId })).status).toBe(204);
  expect((await issuedFor(placed)).at(-1)?.buyer).toMatchObject({
    taxId: 'DE136695967',
    address: buyer.address,
  });
  expect((await correct(placed, { vatIdOrTaxId: 'DE136659976' })).json.code).toBe('TaxIdMistyped');
});

test('a person can be named as well, with an address alone', async () => {
  const placed = await paid();
  await correct(placed);
  await correct(placed, { customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm' });
  const last = (await issuedFor(placed)).at(-1);
  expect(last?.buyer).toEqual({
    name: 'Jana Holm',
    email: placed.customer.email,
    taxId: '',
    address: buyer.address,
  });
  expect(await issuedFor(placed)).toHaveLength(3);
});

test('before there is an invoice the order alone has it, and its invoice will', async () => {
  const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
  expect((await details(placed)).money.recipient.replaces).toEqual([]);
  expect((await correct(placed)).status).toBe(204);
  expect(await issuedFor(placed)).toEqual([]);
  expect((await details(placed)).history[0]).toMatchObject({ kind: 'recipient-corrected' });
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  expect(await issuedFor(placed)).toMatchObject([{ kind: 'INVOICE', buyer }]);
});

test('an invoice that was replaced says by which, on the page of its order and in the list of its month', async () => {
  const placed = await paid();
  await correct(placed);
  await correct(placed, { houseNumber: '2' });
  const [first, second, third] = await issuedFor(placed);
  const replaced = [
    { code: first?.code, replacedBy: second?.code },
    { code: second?.code, replacedBy: third?.code },
    { code: third?.code, replacedBy: null },
  ];
  expect((await details(placed)).money.documents).toMatchObject(replaced);
  const month = berlinDay(shop.deps.now()).slice(0, 7);
  const { json } = await callKitchen(shop, 'GET', `/money/${month}/documents`, { cookie });
  const ofOrder = json.documents.filter(
    (document: { publicProductOrderId: string }) => document.publicProductOrderId === placed.publicId,
  );
  expect(ofOrder).toMatchObject(replaced);
});

test('a correction adds nothing to its month', async () => {
  const month = berlinDay(shop.deps.now()).slice(0, 7);
  const sums = async () =>
    (await callKitchen(shop, 'GET', `/money/${month}/documents`, { cookie })).json.sums;
  const placed = await paid();
  const before = await sums();
  await correct(placed);
  expect(await sums()).toEqual(before);
});

test('of an erased customer nothing is corrected any more', async () => {
  const placed = await paid();
  const version = await versionOf(placed);
  const ofOrder = eq(productOrders.publicId, placed.publicId);
  await shop.deps.db.update(productOrders).set({ preferDateAndTime: '2020-01-07T12:30' }).where(ofOrder);
  await eraseCustomer({ db: shop.deps.db, now: shop.deps.now() }, placed.customer.email);
  expect((await details(placed)).money.recipient).toBeNull();
  const answer = await send(placed, { id: randomUUID(), version, recipient: holm });
  expect(answer).toMatchObject({ status: 409, json: { code: 'CustomerErased' } });
});

function never(): never {
  throw new Error('no invoice');
}
