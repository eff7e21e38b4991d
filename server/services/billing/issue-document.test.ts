import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { lineItems, productOrders } from '#server/db/schema/ordering.ts';
import { makeInvoicePdf } from '#server/invoices/invoice-pdf.ts';
import type { InvoiceSnapshot } from '#server/invoices/snapshot.ts';
import { sumOfDocuments } from '../../../tests/support/invoices.ts';
import { act, inThreeDays, listedOrder, paidOrder, type TestOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { exportCustomer } from '../customers/export-customer.ts';
import { documentsOf } from './documents-of.ts';
import { issueCorrection, issueDifference, issueFee } from './issue-document.ts';
import { issueCreditNote } from './issue-invoice.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
});
afterAll(() => shop.stop());

const year = berlinDay(Date.now()).slice(0, 4);
const at = () => new Date(shop.deps.now());

async function paid(productQuantities: Record<string, number> = { '101': 2, '707': 1 }) {
  const placed = await paidOrder(shop, { productQuantities, preferDateAndTime: inThreeDays(shop) });
  const { db } = shop.deps;
  const [order] = await db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId));
  if (!order) throw new Error('no order');
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, order.id))
    .orderBy(asc(lineItems.position));
  return { placed, order, lines };
}
const codesOf = async (placed: TestOrder) =>
  (await listedOrder(shop, placed)).documents.map((document: { code: string }) => document.code);
const numberOf = (document: InvoiceSnapshot | null) => Number(document?.code.slice(-5));

test('an order that is changed twice and then canceled with a fee: its documents are its ledger each time', async () => {
  const { placed, order, lines } = await paid();
  const { db } = shop.deps;
  const [first] = await documentsOf(db, order.id);
  if (!first) throw new Error('no invoice');
  const withQuantities = (quantities: readonly number[]) =>
    lines.flatMap((line, index) => (quantities[index] ? [{ ...line, quantity: quantities[index] }] : []));

  const up = await db.transaction((tx) => issueDifference(tx, order, withQuantities([3, 2]), at()));
  expect(up).toMatchObject({
    kind: 'INVOICE',
    about: 'CHANGE',
    total: 9400,
    lines: [
      { quantity: 1, unitPrice: 5800 },
      { quantity: 1, unitPrice: 3600 },
    ],
    corrects: { code: first.code },
    buyer: first.buyer,
  });
  expect(numberOf(up)).toBe(numberOf(first) + 1);
  const down = await db.transaction((tx) => issueDifference(tx, order, withQuantities([1, 2]), at(), 5800));
  expect(down).toMatchObject({ kind: 'CREDIT_NOTE', about: 'CHANGE', total: 11_600, kept: 5800 });
  const fee = { amount: 5800, percent: 50, of: 11_600, tax: 'DAMAGES' as const };
  const claim = await db.transaction((tx) => issueFee(tx, order.id, fee, at()));
  expect(claim).toMatchObject({ kind: 'CLAIM', code: `SE-${year}-00001`, vat: [], total: 5800 });
  expect(sumOfDocuments(await documentsOf(db, order.id))).toBe(5800 + 2 * 3600 + 5800);

  const late = { amount: 6500, percent: 50, of: 13_000, stepPercent: 100, tax: 'SERVICE' as const };
  const undoing = await db.transaction(async (tx) => {
    await issueCreditNote(tx, order.id, at(), late.amount);
    return issueFee(tx, order.id, late, at());
  });
  expect(undoing).toMatchObject({ kind: 'INVOICE', about: 'FEE', total: 6500 });
  expect([claim?.fee, undoing?.fee]).toEqual([
    { percent: 50, of: 11_600 },
    { percent: 50, of: 13_000, stepPercent: 100 },
  ]);
  // By the order's mix of rates, €58.00 of rolls and €72.00 of beer.
  expect(undoing?.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
    [7, 2900],
    [19, 3600],
  ]);
  const all = await documentsOf(db, order.id);
  const rest = all.find(({ kind, about }) => kind === 'CREDIT_NOTE' && !about);
  expect(rest).toMatchObject({
    total: 13_000,
    kept: 6500,
    corrects: { code: first.code },
    correctsToo: [{ code: up?.code }],
  });
  expect(sumOfDocuments(all)).toBe(5800 + 6500);
  expect(await codesOf(placed)).toEqual(all.map(({ code }) => code));
  const exported = await exportCustomer(db, placed.customer.email);
  expect(exported?.orders[0]?.documents.map(({ snapshot }) => snapshot)).toEqual(all);
  await db.transaction((tx) => issueCreditNote(tx, order.id, at()));
  expect(await documentsOf(db, order.id)).toHaveLength(all.length);
  for (const document of all)
    expect((await makeInvoicePdf(document)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the same lines issue nothing, and an order without an invoice gets no other document', async () => {
  const { order, lines } = await paid();
  const { db } = shop.deps;
  expect(await db.transaction((tx) => issueDifference(tx, order, lines, at()))).toBeNull();
  const fee = { amount: 100, percent: 50, of: 200, tax: 'SERVICE' as const };
  expect(await db.transaction((tx) => issueFee(tx, -1, fee, at()))).toBeNull();
});

test('an invoice in other words has the next number of the invoices, and adds nothing to the sum', async () => {
  const { placed, order } = await paid();
  const { db } = shop.deps;
  const [first] = await documentsOf(db, order.id);
  if (!first) throw new Error('no invoice');
  const buyer = { ...first.buyer, name: 'Holm & Söhne GmbH' };
  const correct = (code: string) =>
    db.transaction((tx) => issueCorrection(tx, order.id, { code, buyer }, at()));
  const corrected = await correct(first.code);
  expect(corrected).toMatchObject({ kind: 'CORRECTION', total: first.total, vat: first.vat, buyer });
  expect(corrected?.corrects).toEqual({ code: first.code, issued: first.issued });
  expect(numberOf(corrected)).toBe(numberOf(first) + 1);
  expect(corrected?.code).toMatch(/^RE-/);
  expect(await correct(first.code)).toBeNull();
  expect(sumOfDocuments(await documentsOf(db, order.id))).toBe(order.total);

  const next = await paid();
  const [after] = await documentsOf(db, next.order.id);
  expect(numberOf(after ?? null)).toBe(numberOf(corrected) + 1);
  await db.transaction((tx) => issueCreditNote(tx, next.order.id, at()));
  const whole = (await documentsOf(db, next.order.id)).at(-1);
  expect(whole).toMatchObject({ kind: 'CREDIT_NOTE', total: after?.total });
  expect(whole).not.toHaveProperty('kept');
  expect((await act(shop, placed, 'cancel')).status).toBe(200);
  const undoing = (await documentsOf(db, order.id)).at(-1);
  expect(undoing).toMatchObject({ kind: 'CREDIT_NOTE', buyer, corrects: { code: corrected?.code } });
});

test('a later invoice is corrected by its own number, a credit note over a part too, and never one that undoes an order', async () => {
  const { order, lines } = await paid({ '101': 2 });
  const { db } = shop.deps;
  const as = (quantity: number) => lines.map((line) => ({ ...line, quantity }));
  const up = await db.transaction((tx) => issueDifference(tx, order, as(3), at()));
  const down = await db.transaction((tx) => issueDifference(tx, order, as(1), at()));
  expect([up?.total, down?.total]).toEqual([5800, 11_600]);
  expect(down).not.toHaveProperty('kept');
  const correct = (code = '') => db.transaction((tx) => issueCorrection(tx, order.id, { code }, at()));
  const corrected = await correct(up?.code);
  expect(corrected).toMatchObject({ kind: 'CORRECTION', total: 5800, corrects: { code: up?.code } });
  const back = await correct(down?.code);
  expect(back).toMatchObject({ kind: 'CORRECTION', total: -11_600, corrects: { code: down?.code } });
  expect(await correct(down?.code)).toBeNull();
  expect(await correct('RE-0000-00001')).toBeNull();
  // What a credit note took back of an invoice does not replace it.
  const [first] = await documentsOf(db, order.id);
  expect(await correct(first?.code)).toMatchObject({ kind: 'CORRECTION', corrects: { code: first?.code } });
  await db.transaction((tx) => issueCreditNote(tx, order.id, at()));
  const undoing = (await documentsOf(db, order.id)).at(-1);
  expect(undoing).toMatchObject({ kind: 'CREDIT_NOTE', total: 5800 });
  expect(await correct(undoing?.code)).toBeNull();
});

test('a canceled order that was changed shows the credit note that undoes it as the one of the order', async () => {
  const { placed, order, lines } = await paid({ '101': 3 });
  const { db } = shop.deps;
  const fewer = lines.map((line) => ({ ...line, quantity: 1 }));
  const partial = await db.transaction((tx) => issueDifference(tx, order, fewer, at()));
  expect(await listedOrder(shop, placed)).toMatchObject({ creditNoteCode: null });
  await db.transaction((tx) => issueCreditNote(tx, order.id, at()));
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.id));
  expect(rows.map(({ kind, position }) => `${kind} ${position}`)).toEqual([
    'INVOICE 1',
    'CREDIT_NOTE 1',
    'CREDIT_NOTE 2',
  ]);
  expect(rows[1]?.code).toBe(partial?.code);
  const listed = await listedOrder(shop, placed);
  expect(listed.creditNoteCode).toBe(rows[2]?.code);
  expect(listed.documents).toMatchObject([
    { kind: 'INVOICE', about: 'ADVANCE', amount: 174 },
    { kind: 'CREDIT_NOTE', about: 'CHANGE', amount: -116 },
    { kind: 'CREDIT_NOTE', about: null, amount: -58 },
  ]);
});
