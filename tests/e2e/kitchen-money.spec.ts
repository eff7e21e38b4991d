import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer } from './support/signed-in.ts';
import { codeOf, letConfirmationsPass, newStaff, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** A paid order for pickup, €116 of platters and €39.60 of drinks. */
async function paidOrder(baseURL: string): Promise<{ id: number; publicId: string }> {
  const { token } = await newCustomer();
  const { publicId, sessionId } = await placedOrder(baseURL, token, `For the books ${randomInt(1e9)}`, {
    productQuantities: { '101': 2, '701': 1 },
  });
  await press(sessionId, 'pay');
  await updateOrder(baseURL, token, publicId, 'PAID');
  const [row] = await query<{ id: string }>('select id from product_orders where public_id = $1', [publicId]);
  return { id: Number(row?.id), publicId };
}

/**
 * What an order was paid and has on paper, in a month long ago in which nobody else has ordered: an invoice, its credit
 * note, a transfer, and a refund that failed. Answers the invoice's number.
 */
async function longAgo(orderId: number, month: string): Promise<string> {
  const at = `${month}-15T11:00:00Z`;
  const number = randomInt(1, 90_000);
  const codeOfKind = (kind: string) => `${kind}-${month.slice(0, 4)}-${String(number).padStart(5, '0')}`;
  for (const [kind, series] of [
    ['INVOICE', 'RE'],
    ['CREDIT_NOTE', 'SR'],
  ]) {
    await query(
      `insert into invoices (order_id, kind, position, year, number, code, issued_at, snapshot)
       select order_id, $2, 900, $3, $4, $5, $6, snapshot from invoices where order_id = $1 and kind = 'INVOICE' and position = 1`,
      [orderId, kind, Number(month.slice(0, 4)), number, codeOfKind(series ?? ''), at],
    );
  }
  const [charge] = await query<{ id: string }>(
    `insert into money (order_id, kind, amount, state, asked_at, closed_at, received_on, reason)
     values ($1, 'CHARGE', 15560, 'DONE', $2, $2, $3, 'Herbstfest') returning id`,
    [orderId, at, `${month}-14`],
  );
  await query(
    `insert into money (order_id, kind, amount, state, asked_at, closed_at, charge_id)
     values ($1, 'REFUND', -5560, 'DONE', $2, $2, $3), ($1, 'REFUND', -100, 'FAILED', $2, $2, $3)`,
    [orderId, at, Number(charge?.id)],
  );
  return codeOfKind('RE');
}

/** A month of its own for each test, and for its repetition. */
const monthOf = (number: number) => `${2001 + number}-0${3 + test.info().retry}`;
const inGerman = (page: Page) => page.addInitScript(() => localStorage.setItem('kitchen-language', 'de'));
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the money of a month', () => {
  test('is told by rate, by document and by payment, and adds up', async ({ page, context, baseURL }) => {
    const { id, publicId } = await paidOrder(baseURL ?? '');
    const month = monthOf(0);
    const code = await longAgo(id, month);
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.goto(`/kitchen/money/${month}`);
    await expect(title(page)).toHaveText(/^(March|April) 2001$/);

    const vat = part(page, 'Sales by VAT rate');
    await expect(vat.getByRole('row', { name: /^7%/ })).toHaveText(/€0\.00.*€0\.00.*€0\.00/);
    await expect(vat.getByRole('row', { name: /^Invoices, 1/ }).first()).toContainText('€116.00');
    await expect(vat.getByRole('row', { name: /^Credit notes, 1/ }).first()).toContainText('−€116.00');

    const documents = part(page, 'Documents');
    const rows = documents.getByRole('listitem').filter({ has: page.getByRole('link', { name: /as PDF$/ }) });
    await expect(rows).toHaveText([/^SR-2001-\d+ Credit note/, /^RE-2001-\d+ Invoice/]);
    const search = documents.getByRole('searchbox', { name: 'Find a document' });
    await search.fill('invoice 155');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=invoice/);
    await search.fill('nothing like it');
    await expect(documents).toContainText('No document matches “nothing like it”');
    await documents.getByRole('button', { name: 'Show all' }).click();
    const opened = page.waitForEvent('download');
    await documents.getByRole('link', { name: `${code} Invoice as PDF` }).click();
    expect((await opened).suggestedFilename()).toBe(`${code}.pdf`);

    const payments = part(page, 'Payments');
    await expect(payments.getByRole('definition')).toHaveText(['€155.60', '−€55.60', '€100.00']);
    const failed = payments.getByRole('row').filter({ hasText: 'failed, does not count' });
    await expect(failed).toContainText('−€1.00');
    await expect(payments).toContainText('Herbstfest');
    await expectAccessible(page, 'money');
    await expectToFit(page, 'money');
    await payments
      .getByRole('link', { name: `Order ${orderNumber(publicId)}` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/kitchen/order/${publicId}`));
  });

  test('tells the deposits that were settled in cash, and of which nobody said it', async ({
    page,
    context,
    baseURL,
  }) => {
    const month = monthOf(7);
    for (const cents of [150, null]) {
      const { id } = await paidOrder(baseURL ?? '');
      await query("update product_orders set stage = 'DELIVERED' where id = $1", [id]);
      await query(
        `insert into handovers (order_id, press_id, at, received_by, empties_taken, empties_cents)
         values ($1, gen_random_uuid(), $2, 'Jana Holm', 1, $3)`,
        [id, `${month}-15T11:00:00Z`, cents],
      );
    }
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/kitchen/money/${month}`);
      const deposits = part(page, 'Deposits in cash');
      await expect(deposits.getByRole('definition')).toHaveText(['€8.40', '−€1.50', '−€4.20', '€2.70']);
      await expect(deposits.getByRole('row').filter({ hasText: '€1.50 back for empties' })).toContainText(
        '€2.70',
      );
      await expect(deposits.getByRole('row').filter({ hasText: 'not said' })).toHaveCount(1);
      await expectAccessible(page, 'deposits in cash');
      await expectToFit(page, 'deposits in cash');
    }
    const file = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Deposits (CSV)' }).click();
    expect((await file).suggestedFilename()).toBe(`Pfand-${month}.csv`);
  });

  test('is another by a press, an arrow or the address, and an empty one leads on', async ({
    page,
    context,
    baseURL,
  }) => {
    await inGerman(page);
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.goto('/kitchen/money/1999-03');
    await expect(title(page)).toHaveText('März 1999');
    await expect(main(page)).toContainText('Im März 1999 war nichts');
    await expectAccessible(page, 'empty month');
    await expectToFit(page, 'empty month');
    await page.getByRole('link', { name: 'Voriger Monat, Februar 1999' }).click();
    await expect(page).toHaveURL(/money\/1999-02$/);
    await expect(title(page)).toHaveText('Februar 1999');
    // It counts from the month that is seen, also at the moment at which that comes.
    await title(page).evaluate((heading) => {
      const onChange = new MutationObserver(() => {
        onChange.disconnect();
        heading.setAttribute('data-came', heading.textContent);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      });
      onChange.observe(heading, { characterData: true, childList: true, subtree: true });
    });
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveAttribute('data-came', 'Januar 1999');
    await expect(page).toHaveURL(/money\/1999-02$/);
    await expect(title(page)).toHaveText('Februar 1999');
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('März 1999');
    await main(page).getByRole('link', { name: 'Zu diesem Monat' }).click();
    await expect(page).toHaveURL(/\/kitchen\/money$/);
    await expect(page.getByRole('link', { name: /Nächster Monat/ })).toHaveCount(0);
    await page.goto('/kitchen/money/2999-01');
    await expect(page).toHaveURL(/\/kitchen\/money$/);
  });

  test('goes to the tax adviser: all documents, their journal, VAT and payments, after showing who it is', async ({
    page,
    context,
    baseURL,
  }) => {
    const { id } = await paidOrder(baseURL ?? '');
    const month = monthOf(1);
    const code = await longAgo(id, month);
    await inGerman(page);
    const jule = await newStaff('OFFICE');
    await signIn(context, baseURL ?? '', jule);
    await page.goto(`/kitchen/money/${month}`);
    const load = async (name: string) => {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return file;
    };
    const vat = await load('Umsatzsteuer (CSV)');
    expect(vat.suggestedFilename()).toBe(`Umsatzsteuer-${month}.csv`);
    expect(readFileSync(await vat.path(), 'utf8')).toContain(`${month};Rechnungen;7 %;1;`);
    await letConfirmationsPass(jule);
    await page.getByRole('button', { name: 'Alle Belege (ZIP)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Code/ }).first().click();
    await expect(dialog.getByLabel(/^Code aus der E-.?Mail/)).toBeVisible({ timeout: 30_000 });
    const file = page.waitForEvent('download');
    await dialog.getByLabel(/^Code aus der E-.?Mail/).fill(await codeOf(jule));
    const zip = await file;
    expect(zip.suggestedFilename()).toBe(`Belege-${month}.zip`);
    expect(readFileSync(await zip.path()).includes(`${code}.pdf`)).toBe(true);
    await expect(page.getByText(`Belege-${month}.zip ist geladen`)).toBeVisible();
    const journal = await load('Belege (CSV)');
    expect(journal.suggestedFilename()).toBe(`Rechnungsausgang-${month}.csv`);
    expect(readFileSync(await journal.path(), 'utf8')).toContain(`${code};`);
    const ledger = await load('Zahlungen (CSV)');
    expect(readFileSync(await ledger.path(), 'utf8')).toContain(';;;Summe;;100,00;');
  });

  test('shows what does not fit first, closes it, and compares with the provider now', async ({
    page,
    context,
    baseURL,
  }) => {
    const { id, publicId } = await paidOrder(baseURL ?? '');
    await query(
      `insert into notices (kind, order_id, at, data)
       values ('PAYMENT_MISMATCH', $1, now(), '{"what":"ledger-contradiction","about":"pi_1","amount":11600}')`,
      [id],
    );
    await inGerman(page);
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.goto('/kitchen/money/1998-03');
    const comparison = part(page, /^Zahlungs.?dienst und Kasse/);
    const row = comparison.getByRole('listitem').filter({
      has: page.locator(`a[href$="/order/${publicId}"]`),
    });
    await expect(row).toContainText('Das Geld geht nicht auf');
    await expect(row).toContainText('116,00');
    await expectAccessible(page, 'differences');
    await expectToFit(page, 'differences');
    await row.getByRole('button', { name: /erledigt/ }).click();
    await expect(row).toHaveCount(0);
    await comparison.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /erledigt/ }).click();
    await expect(row).toHaveCount(0);

    const compare = comparison.getByRole('button', { name: 'Jetzt vergleichen' });
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await compare.click();
    expect((await answer).ok()).toBe(true);
    await expect(compare).not.toHaveAttribute('aria-busy');
    await expect(comparison).toContainText(/Zuletzt verglichen \d+:\d\d\./, { timeout: 30_000 });
    await page.reload();
    await expect(compare).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('says so when a file cannot be had, and the next try gets it', async ({ page, context, baseURL }) => {
    const { id } = await paidOrder(baseURL ?? '');
    const month = monthOf(2);
    await longAgo(id, month);
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.goto(`/kitchen/money/${month}`);
    const button = page.getByRole('button', { name: 'VAT (CSV)' });
    await expect(button).toBeVisible();
    await page.route('**/vat.csv', (route) => route.abort());
    await button.click();
    await expect(main(page).getByText('cannot be reached')).toBeVisible();
    await page.unroute('**/vat.csv');
    const file = page.waitForEvent('download');
    await button.click();
    expect((await file).suggestedFilename()).toBe(`Umsatzsteuer-${month}.csv`);
  });

  test('is found by the head and by the search, and who cooks has none of it', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.goto('/kitchen/');
    await page
      .getByRole('navigation', { name: 'Places' })
      .first()
      .getByRole('link', { name: 'Money' })
      .click();
    await expect(page).toHaveURL(/\/kitchen\/money$/);
    const now = new Date(`${berlinDay(Date.now())}T12:00:00Z`);
    await expect(title(page)).toHaveText(now.toLocaleString('en-GB', { month: 'long', year: 'numeric' }));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('vat');
    await expect(page.getByRole('option', { name: /Money/ })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kitchen/');
    await page.getByRole('button', { name: 'Jule Marten: account and language' }).click();
    await page.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(page).toHaveURL(/\/kitchen\/money$/);

    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    await page.goto('/kitchen/money');
    await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Money', exact: true })).toHaveCount(0);
  });
});
