import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '#rules/text/csv.ts';
import { invoiceFiles, invoices } from '#server/db/schema/billing.ts';
import { lineItems, productOrders } from '#server/db/schema/ordering.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { documentFile } from '#server/services/billing/invoice-file.ts';
import { issueDifference, issueFee } from '#server/services/billing/issue-document.ts';
import { issueCreditNote } from '#server/services/billing/issue-invoice.ts';
import { listedOrder, paidOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

/** A shop that issued an invoice in the last minute of October in Berlin, and six documents in November. */
let shop: TestShop;
let cookie: string;
let codes: string[];
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
  ({ cookie } = await staffOf(shop, 'OFFICE'));
  const { db } = shop.deps;
  const placed = await paidOrder(shop, { productQuantities: { '101': 2, '707': 1 } });
  const [order] = await db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId));
  if (!order) throw new Error('no order');
  const ofOrder = eq(lineItems.orderId, order.id);
  const lines = await db.select().from(lineItems).where(ofOrder).orderBy(asc(lineItems.position));
  const more = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  await db.transaction((tx) => issueDifference(tx, order, more, new Date('2019-10-31T22:59:59Z')));
  await db.transaction(async (tx) => {
    await issueDifference(tx, order, lines, new Date('2019-10-31T23:00:00Z'));
    await issueCreditNote(tx, order.id, new Date('2019-11-20T12:00:00Z'), 8000);
    const fee = { percent: 50, of: 16_000, amount: 8000 };
    await issueFee(tx, order.id, { ...fee, tax: 'SERVICE' }, new Date('2019-11-20T12:00:00Z'));
    await issueFee(tx, order.id, { ...fee, tax: 'DAMAGES' }, new Date('2019-11-30T22:59:59Z'));
  });
  codes = (await listedOrder(shop, placed)).documents.map(({ code }: { code: string }) => code);
});
afterAll(() => shop.stop());

const get = (path: string) => callKitchen(shop, 'GET', `/money/${path}`, { cookie });
const stream = (path: string) =>
  shop.send(new Request(`http://shop.test/kitchen/api/money/${path}`, { headers: { Cookie: cookie } }));

test('a month has what was issued in it by the clocks of Berlin, and what that comes to by kind and rate', async () => {
  const { status, json } = await get('2019-11/documents');
  expect(status).toBe(200);
  expect(json.documents.map(({ code }: { code: string }) => code)).toEqual(codes.slice(2));
  expect(json.documents[0]).toMatchObject({ kind: 'CREDIT_NOTE', about: 'CHANGE', amount: -94 });
  expect(json.sums).toMatchObject([
    { kind: 'INVOICE', isFee: true, rate: 7, documents: 1 },
    { kind: 'INVOICE', isFee: true, rate: 19, documents: 1 },
    { kind: 'CREDIT_NOTE', isFee: false, rate: 7, documents: 2, gross: -174 },
    { kind: 'CREDIT_NOTE', isFee: false, rate: 19, documents: 2, gross: -72 },
    { kind: 'CLAIM', isFee: true, rate: null, documents: 1, net: 80, vat: 0, gross: 80 },
  ]);
  const sum = json.sums.reduce((total: number, { gross }: { gross: number }) => total + gross * 100, 0);
  const ofDocuments = json.documents.reduce(
    (total: number, { amount }: { amount: number }) => total + amount * 100,
    0,
  );
  expect(Math.round(sum)).toBe(Math.round(ofDocuments));
  expect((await get('2019-10/documents')).json.documents).toMatchObject([{ code: codes[1], amount: 94 }]);
  expect((await get('2019-09/documents')).json).toMatchObject({ documents: [], sums: [] });
  expect((await get('2019-13/documents')).status).toBe(400);
});

test('its VAT opens in a German spreadsheet, amounts below 0 as numbers', async () => {
  const answer = await stream('2019-11/vat.csv');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Umsatzsteuer-2019-11.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFMonat;Art;Steuersatz;Belege;Netto;Umsatzsteuer;Brutto');
  expect(lines).toContain('2019-11;Stornorechnungen und Korrekturen;7 %;2;-162,62;-11,38;-174,00');
  expect(lines).toContain('2019-11;Schadenersatz;ohne USt.;1;80,00;0,00;80,00');
});

test('below its VAT stands what all of it comes to, as below its documents', async () => {
  const rowsOf = async (file: string) => readCsv(await (await stream(file)).text()).map(({ cells }) => cells);
  const journal = (await rowsOf('2019-11/documents.csv')).at(-1) ?? [];
  expect((await rowsOf('2019-11/vat.csv')).at(-1)).toEqual(['', 'Summe', '', '', ...journal.slice(-3)]);
  expect((await rowsOf('2019-09/vat.csv')).at(-1)).toEqual(['', 'Summe', '', '', '0,00', '0,00', '0,00']);
});

test('its documents come as a table, with the sum of its VAT below', async () => {
  const answer = await stream('2019-11/documents.csv');
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="Rechnungsausgang-2019-11.csv"',
  );
  const rows = readCsv(Buffer.from(await answer.arrayBuffer()).toString('utf8')).map(({ cells }) => cells);
  const named = [...new Set(rows.slice(1, -1).map(([code]) => code))];
  expect(named).toEqual(codes.slice(2));
  const { json } = await get('2019-11/documents');
  const sum = json.sums.reduce((total: number, { gross }: { gross: number }) => total + gross, 0);
  expect([rows.at(-1)?.[0], rows.at(-1)?.at(-1)]).toEqual(['Summe', sum.toFixed(2).replace('.', ',')]);
});

test('its documents come as one file, each as its customer has it', async () => {
  const answer = await stream('2019-11/documents.zip');
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Belege-2019-11.zip"');
  const zip = Buffer.from(await answer.arrayBuffer());
  // What it lists at its end.
  const names = zip
    .toString('latin1')
    .split('PK\u0001\u0002')
    .slice(1)
    .map((entry) => /[A-Z]{2}-[\w-]+\.pdf/.exec(entry)?.[0]);
  expect(names).toEqual(codes.slice(2).map((code) => `${code}.pdf`));
  const [order] = await shop.deps.db.select().from(productOrders);
  for (const code of codes.slice(2)) {
    const file = await documentFile(shop.deps, order?.id ?? 0, code);
    expect(zip.includes(file?.pdf ?? 'nothing'), code).toBe(true);
  }
  const empty = Buffer.from(await (await stream('2019-09/documents.zip')).arrayBuffer());
  expect(empty.subarray(0, 4).toString('latin1')).toBe('PK\x05\x06');
});

test('a document that cannot be made is named in the file, and the others are in it', async () => {
  const { db } = shop.deps;
  const [broken = '', ...whole] = codes.slice(2);
  const [kept] = await db.select().from(invoices).where(eq(invoices.code, broken));
  const write = (snapshot: unknown) =>
    db.transaction(async (tx) => {
      // Documents are never changed; a broken disk does not know that.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(invoiceFiles).where(eq(invoiceFiles.invoiceId, kept?.id ?? 0));
      await tx.execute(
        sql`update invoices set snapshot = ${JSON.stringify(snapshot)}::jsonb where code = ${broken}`,
      );
    });
  await write({});
  const zip = Buffer.from(await (await stream('2019-11/documents.zip')).arrayBuffer());
  await write(kept?.snapshot);
  expect(zip.includes(`${broken}-fehlt.txt`)).toBe(true);
  expect(zip.includes(`${broken} konnte nicht erstellt werden.`)).toBe(true);
  for (const code of whole) expect(zip.includes(`${code}.pdf`), code).toBe(true);
});

test('the files of all documents ask who it is again', async () => {
  const someone = await staffOf(shop, 'OWNER');
  const before = new Date(shop.deps.now() - 3_600_000);
  await shop.deps.db
    .update(staffSessions)
    .set({ confirmedAt: before })
    .where(eq(staffSessions.staffId, someone.id));
  const at = (path: string) => callKitchen(shop, 'GET', `/money/${path}`, { cookie: someone.cookie });
  for (const file of ['documents.zip', 'documents.csv'])
    expect(await at(`2019-11/${file}`)).toMatchObject({ status: 403, json: { code: 'StepUpRequired' } });
  expect((await at('2019-11/documents')).status).toBe(200);
});
