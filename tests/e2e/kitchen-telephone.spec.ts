import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { mailsTo, mailTo } from './support/mailbox.ts';
import { menuHand, menuIsKeptHere, ownName } from './support/menu.ts';
import { linkOf, placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 270 + 2 * number + test.info().retry);
const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) => main(page).getByRole('region', { name });
const callers = (page: Page) => page.getByRole('combobox', { name: 'Name, company, number, e-mail' });
const dishes = (page: Page) => page.getByRole('combobox', { name: 'Item, its number in front' });
const slip = (page: Page) => page.getByRole('complementary', { name: 'The slip' });
const order = (page: Page) => slip(page).getByRole('button', { name: 'Order, send the link' });
const subject = /pay for your order|bezahlen/i;

/** A customer whom the shop knows by a name that nobody else has. */
async function caller(baseURL: string) {
  const { email, token } = await newCustomer();
  const lastname = `Wolff${randomUUID().slice(0, 8)}`;
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Sabine', lastname, mobileNumber: '030 5557 0440' }),
  });
  const deliveryAddressId = await withAddress(baseURL, token);
  return { email, token, lastname, deliveryAddressId };
}

async function taking(context: BrowserContext, page: Page, baseURL = '') {
  await signIn(context, baseURL, await newStaff('OFFICE'));
  await page.goto('/kitchen/telephone-order');
  await expect(callers(page)).toBeFocused();
}

/** Says all that a known customer says, but for the press. */
async function sayAll(page: Page, { lastname, day }: { lastname: string; day: string }) {
  await callers(page).fill(lastname);
  await page.keyboard.press('Enter');
  await expect(dishes(page)).toBeFocused();
  await page.keyboard.type('2 open rolls');
  await page.keyboard.press('Enter');
  await question(page, 'When?').getByLabel('Another day').fill(day);
  await question(page, 'When?').getByRole('radio', { name: '12:30' }).check();
  await expect(slip(page)).toContainText(/Total\s*€116.00/);
  await expect(order(page)).not.toHaveAttribute('aria-disabled');
}

test.describe('an order by telephone', () => {
  test('is taken by keyboard alone, paid at the link from the e-mail, and hangs dashed until then', {
    tag: '@smoke',
  }, async ({ page, context, baseURL: given, browser }) => {
    const baseURL = given ?? '';
    await signIn(context, baseURL, await owner());
    const known = await caller(baseURL);
    await page.goto('/kitchen/');
    await expect(page.getByRole('link', { name: 'Order by phone' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(callers(page)).toBeFocused();
    await page.keyboard.type(known.lastname);
    await page.keyboard.press('Enter');
    await expect(question(page, 'Who is calling?')).toContainText(`Sabine ${known.lastname}`);
    await expect(dishes(page)).toBeFocused();
    await page.keyboard.type('2 open rolls');
    await page.keyboard.press('Enter');
    await expect(dishes(page)).toHaveValue('');
    await page.keyboard.type('crate');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const day = addDays(berlinDay(Date.now()), 2);
    await expect(page.getByRole('group', { name: /^Time, / })).toBeVisible();
    await page.keyboard.press('3');
    await page.keyboard.type('1730');
    await expect(page.getByRole('radio', { name: '17:30' })).toBeChecked();
    await expect(question(page, 'Where to?').getByRole('radio', { name: /Oranienstraße 185/ })).toBeChecked();
    await page.keyboard.press('4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A guest has a sesame allergy');
    await expect(slip(page)).toContainText(/Total\s*€155.60/);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ordered' })).toBeFocused();
    await expect(main(page)).toContainText(known.email);
    await expect(main(page)).toContainText(/valid until \d?\d:\d\d/);

    const board = await context.newPage();
    await board.goto(`/kitchen/day/${day}`);
    const hanging = board.getByRole('article').filter({ hasText: known.lastname });
    await expect(hanging).toContainText('Payment on its way');
    await expect(hanging).toHaveClass(/underway/);
    await expect(hanging).toContainText('no sesame');

    const { html } = await mailTo(known.email, subject);
    const link = /href="([^"]*\/pay\/[^"]*)"/.exec(html)?.[1] ?? '';
    const theirs = await browser.newContext({ baseURL, locale: 'en-US' });
    const customer = await theirs.newPage();
    // The page of the order leads there too, without a sign-in.
    await customer.goto(/href="([^"]*\/order\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    await customer.getByRole('link', { name: 'Jetzt bezahlen' }).click();
    await expect(customer).toHaveURL(link.replaceAll('&amp;', '&'));
    await customer
      .getByRole('button', { name: /^(Pay|Pay now|.*zahlen)/i })
      .first()
      .click();
    await customer.waitForURL(/\/payment\//);
    await expect(hanging).toContainText('no. ', { timeout: 30_000 });
    await expect(hanging).not.toHaveClass(/underway/);
    await theirs.close();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(callers(page)).toBeFocused();
    await expect(slip(page)).toContainText(/Total\s*€0.00/);
  });

  test('shows of a known customer at once what they may not eat, until that is taken over', async ({
    page,
    context,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const known = await caller(baseURL);
    const said = 'No nuts, my daughter is allergic';
    const placed = await placedOrder(baseURL, known.token, said, {
      fulfilment: 'DELIVERY',
      deliveryAddressId: known.deliveryAddressId,
      productQuantities: { '102': 2 },
      preferDateAndTime: `${dayOf(10)}T12:30`,
    });
    await press(placed.sessionId, 'pay');
    await updateOrder(baseURL, known.token, placed.publicId, 'PAID');
    await taking(context, page, baseURL);
    await callers(page).fill(known.lastname);
    await page.keyboard.press('Enter');
    const what = question(page, 'What goes on the table?');
    await expect(what).toContainText(`Last time: ${said}`);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `what was said last at ${width}`);
    }
    await expectToFit(page, 'what was said last');
    await page.setViewportSize({ width: 1280, height: 900 });
    const field = page.getByLabel('Allergies?');
    await field.fill('sesame');
    await expect(what).toContainText(`Last time: ${said}`);
    await field.fill('');
    await what.getByRole('button', { name: 'Use it again' }).click();
    await expect(field).toHaveValue(said);
    await expect(field).toBeFocused();
    await expect(what).not.toContainText('Last time');
    await expect(what).toContainText('From last time: is that still the case?');
  });

  test('is taken for somebody new by mouse, with what is missing said where it is', async ({
    page,
    context,
    baseURL,
  }) => {
    const email = `new-${randomUUID()}@example.com`;
    const day = dayOf(1);
    await taking(context, page, baseURL);
    await order(page).click({ force: true });
    await expect(slip(page).getByRole('alert')).toContainText(
      'Still missing: who is calling, item, day and address.',
    );
    await expect(question(page, 'Who is calling?')).toContainText('Please find who is calling');
    await expect(callers(page)).toBeFocused();
    await expectAccessible(page, 'what is missing');
    await page.getByRole('option', { name: /^New customer/ }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('Tarek Mahran');
    await page.getByRole('textbox', { name: 'Phone' }).fill('030 5557 0912');
    await page.getByLabel('E-mail', { exact: true }).fill('tarek@example');
    await page.getByRole('button', { name: 'Mini burgers' }).click();
    await page.getByRole('button', { name: 'Mini burgers: more' }).click();
    await page.getByLabel('Guests', { exact: true }).fill('a dozen');
    await page.getByLabel('Allergies?').focus();
    await expect(page.getByLabel('Guests', { exact: true })).toHaveAccessibleDescription(
      /Please enter a number/,
    );
    await page.getByLabel('Allergies?').fill('sesame');
    await expect(question(page, 'What goes on the table?')).toContainText('These contain it: Mini burgers.');
    await page.getByLabel('Another day').fill(day);
    await page.getByRole('radio', { name: '18:00' }).check();
    await page.getByLabel('Name at the door').fill('Kita Rübe');
    await page.getByLabel('Street and number').fill('Hauptstraße 1');
    await page.getByLabel('Postcode').fill('10827');
    await page.getByRole('radio', { name: 'English' }).check();
    // The invoice goes to the company that they work for, by its own number.
    await page.getByRole('button', { name: 'Invoice to a company or public office' }).click();
    const invoice = page.getByRole('group', { name: 'Invoice to' });
    await expect(invoice.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(invoice.getByLabel('Street', { exact: true })).toHaveValue('Hauptstraße');
    await invoice.getByLabel('Name', { exact: true }).fill('Mahran Media GmbH');
    await invoice.getByLabel(/^VAT number/).fill('DE12');
    await order(page).click({ force: true });
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      /Please enter an e-mail address/,
    );
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await expect(page.getByLabel('Guests', { exact: true })).toHaveAccessibleDescription(
      /Please enter a number/,
    );
    await page.getByLabel('Guests', { exact: true }).fill('10 – 15');
    await expect(slip(page)).toContainText('10–15 guests · Kita Rübe · Hauptstraße 1');
    await expect(invoice.getByLabel(/^VAT number/)).toHaveAccessibleDescription(/not a VAT number/);
    await invoice.getByLabel(/^VAT number/).fill('DE136695976');
    await page.getByLabel('Postcode').first().fill('14467');
    await expect(slip(page), 'why it cannot be ordered').toContainText('do not deliver there');
    await page.getByLabel('Postcode').first().fill('10827');
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `the form at ${width}`);
    }
    await expectToFit(page, 'the form');
    await page.setViewportSize({ width: 1280, height: 900 });
    await order(page).click();
    await expect(main(page)).toContainText(email);
    await expectAccessible(page, 'ordered');
    await expectToFit(page, 'ordered');
    await page.setViewportSize({ width: 1280, height: 900 });
    const { text } = await mailTo(email, subject);
    expect(text).toContain('Tarek Mahran');
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/18:00\s+Tarek Mahran/);
    await expect(main(page)).toContainText('Invoice to Mahran Media GmbH, Hauptstraße 1');
    await expect(main(page)).toContainText('Kita Rübe');
    await expect(page.getByText('10–15 guests').first()).toBeVisible();
    await expect(main(page)).toContainText('Ordered by phone');
    await expect(main(page)).toContainText('Allergies: sesame');

    const dialog = page.getByRole('dialog');
    const act = (name: string) => page.getByRole('button', { name, exact: true });
    await act('Send the link').first().click();
    await expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expectAccessible(page, 'link');
    await dialog.getByRole('button', { name: 'Send the link again' }).click();
    await expect(dialog).toContainText(`on its way to ${email}`);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await mailTo(email, subject, 1);
    await act('Cancel').first().click();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await act('Send the link').first().click();
    await dialog.getByRole('button', { name: /^Order for €[\d.]+, send the link$/ }).click();
    // The order behind it cannot be sent any more: what became of it stays said.
    await expect(page.getByText(/Ordered again as/)).toBeAttached();
    await dialog.getByRole('link', { name: 'Open the new order' }).click();
    await expect(main(page)).toContainText('Link to pay sent');
    await mailTo(email, subject, 2);
  });

  test('is not ordered while a wish stands where dishes are found, which goes to the allergies with a press', async ({
    page,
    context,
    baseURL,
  }) => {
    const known = await caller(baseURL ?? '');
    await taking(context, page, baseURL);
    await sayAll(page, { lastname: known.lastname, day: dayOf(12) });
    await page.getByLabel('Allergies?').fill('sesame');
    await dishes(page).fill('without nuts');
    const what = question(page, 'What goes on the table?');
    const toAllergies = what.getByRole('button', { name: 'Move to allergies' });
    await expect(what).toContainText('No item is called that.');
    await expect(toAllergies).toBeVisible();
    await expect(dishes(page)).not.toHaveAttribute('aria-invalid');
    await page.reload();
    await expect(dishes(page), 'after a reload').toHaveValue('without nuts');
    await order(page).click({ force: true });
    await expect(dishes(page)).toBeFocused();
    await expect(dishes(page)).toHaveAccessibleDescription(/still says “without nuts”/);
    await expect(what.getByRole('alert')).toContainText('still says “without nuts”');
    await expect(slip(page).getByRole('alert')).toContainText('still says “without nuts”');
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `a wish where dishes are found at ${width}`);
    }
    await expectToFit(page, 'a wish where dishes are found');
    await page.setViewportSize({ width: 1280, height: 900 });
    await dishes(page).fill('rolls');
    await expect(toAllergies, 'also where a dish is called so').toBeVisible();
    await dishes(page).fill('without nuts');
    await toAllergies.click();
    await expect(dishes(page)).toBeFocused();
    await expect(dishes(page)).toHaveValue('');
    await expect(page.getByLabel('Allergies?')).toHaveValue('sesame, without nuts');
    await expect(toAllergies).toHaveCount(0);
    await expect(what.getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(main(page)).toContainText('Allergien: sesame, without nuts');
  });

  test('stays as it was said without a connection and over a reload, and asks before it is left', async ({
    page,
    context,
    baseURL,
  }) => {
    const known = await caller(baseURL ?? '');
    await taking(context, page, baseURL);
    await sayAll(page, { lastname: known.lastname, day: dayOf(2) });
    await context.setOffline(true);
    await order(page).click();
    await expect(slip(page).getByRole('alert')).toContainText('Nothing can be ordered without a connection');
    await context.setOffline(false);
    await page.reload();
    await expect(question(page, 'Who is calling?')).toContainText(known.lastname);
    await expect(page.getByRole('radio', { name: '12:30' })).toBeChecked();
    await expect(slip(page)).toContainText(/Total\s*€116.00/);

    await page.getByRole('link', { name: 'Day', exact: true }).click();
    const leaving = page.getByRole('dialog', { name: 'Order not finished' });
    await expect(leaving).toBeVisible();
    await expectAccessible(page, 'leaving');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/telephone-order/);
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    await leaving.getByRole('button', { name: 'Continue later' }).click();
    await expect(page.getByRole('link', { name: 'Order by phone' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(question(page, 'Who is calling?')).toContainText(known.lastname);
    await expect(order(page)).not.toHaveAttribute('aria-disabled');
    await order(page).click();
    await expect(main(page)).toContainText(known.email);
  });

  test('is ordered once, when the answer of the first press did not arrive', async ({
    page,
    context,
    baseURL,
  }) => {
    const known = await caller(baseURL ?? '');
    await taking(context, page, baseURL);
    await sayAll(page, { lastname: known.lastname, day: dayOf(3) });
    await page.route(
      '**/kitchen/api/telephone-orders',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await order(page).click();
    await expect(slip(page).getByRole('alert')).toContainText('sending again places it only once');
    await expect(dishes(page)).toBeDisabled();
    await expectAccessible(page, 'unanswered');
    await page.reload();
    await slip(page).getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ordered' })).toBeVisible();
    await mailTo(known.email, subject);
    const placed = await fetch(`${baseURL}/v1/orders`, {
      headers: { Authorization: `Bearer ${known.token}` },
    });
    expect(await placed.json()).toHaveLength(1);
    expect(await mailsTo(known.email, subject)).toHaveLength(1);
  });

  test('begins with what somebody had before, from their order or from among their last ones', async ({
    page,
    context,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const known = await caller(baseURL);
    const { publicId, sessionId } = await placedOrder(baseURL, known.token, 'Second bell', {
      fulfilment: 'DELIVERY',
      deliveryAddressId: known.deliveryAddressId,
      preferDateAndTime: `${dayOf(4)}T12:30`,
    });
    await press(sessionId, 'pay');
    await updateOrder(baseURL, known.token, publicId, 'PAID');
    await signIn(context, baseURL, await newStaff('OFFICE'));
    await page.goto(`/kitchen/order/${publicId}`);
    await page.getByRole('link', { name: 'Again' }).first().click();
    await expect(slip(page)).toContainText('2 × Open rolls');
    await expect(page).toHaveURL(/telephone-order$/);
    await expect(page.getByLabel(/^Note/)).toHaveValue('Second bell');
    await expect(question(page, 'Where to?').getByRole('radio', { name: /Oranienstraße 185/ })).toBeChecked();
    await slip(page).getByRole('button', { name: 'Start over' }).click();
    await expect(callers(page)).toBeFocused();
    // Pressed by mistake, nothing of it is lost.
    await slip(page).getByRole('button', { name: 'Take it back' }).click();
    await expect(slip(page)).toContainText('2 × Open rolls');
    await slip(page).getByRole('button', { name: 'Start over' }).click();
    await expect(callers(page)).toBeFocused();
    await page.keyboard.type(known.email);
    await page.keyboard.press('Enter');
    await dishes(page).fill('3 open rolls');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /: Open rolls$/ }).click();
    await expect(slip(page)).toContainText('2 × Open rolls');
    await page.getByRole('button', { name: 'Back to the earlier item' }).click();
    await expect(slip(page)).toContainText('3 × Open rolls');
  });

  test('says what a dish costs by now, where its price has changed while somebody speaks', async ({
    page,
    context,
    baseURL,
  }) => {
    await menuIsKeptHere();
    await taking(context, page, baseURL);
    const hand = menuHand(context, baseURL ?? '');
    const name = ownName('Pavlova');
    const id = await hand.dish(name);
    await page.reload();
    await dishes(page).fill(`3 ${name}`);
    await page.keyboard.press('Enter');
    const line = slip(page).getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText('€108.00');
    await hand.price(id, 4000);
    await dishes(page).fill('2 open rolls');
    await page.keyboard.press('Enter');
    await expect(line).toContainText('€120.00');
    await hand.withdraw(id);
  });

  test('is changed while nobody has paid it: all of it stands there again, and it takes the place of what was', async ({
    page,
    context,
    baseURL: given,
  }) => {
    const known = await caller(given ?? '');
    await taking(context, page, given);
    await sayAll(page, { lastname: known.lastname, day: dayOf(13) });
    await page.getByLabel(/^Note/).fill('Second bell');
    await page.getByLabel('Allergies?').fill('nuts');
    await order(page).click();
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(page).toHaveURL(/order\//);
    const before = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Change', exact: true }).first().click();
    await expect(page).toHaveURL(/telephone-order$/);
    await expect(page.getByText(/^In place of order/)).toBeVisible();
    await expect(slip(page)).toContainText('2 × Open rolls');
    await expect(slip(page)).toContainText('12:30');
    await expect(slip(page)).toContainText('nuts');
    await expect(page.getByLabel(/^Note/)).toHaveValue('Second bell');
    await expect(question(page, 'Where to?').getByRole('radio', { name: /Oranienstraße 185/ })).toBeChecked();
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `an order that is changed at ${width}`);
    }
    await expectToFit(page, 'an order that is changed');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /more$/ }).first().click();
    await expect(slip(page)).toContainText('3 × Open rolls');
    await expect(slip(page)).toContainText(/Total\s*€174.00/);
    await page.reload();
    await expect(page.getByText(/^In place of order/)).toBeVisible();
    await expect(order(page)).not.toHaveAttribute('aria-disabled');
    await order(page).click();
    await expect(
      page.getByText('The earlier order has been canceled; its link is no longer valid.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(main(page)).toContainText('Ordered again by phone, in place of');
    await page.goto(before);
    await expect(page.getByText(/Ordered again as/)).toBeVisible();
    await expect(main(page)).toContainText('Would have cost');
    for (const name of ['Send the link', 'Transfer has arrived'])
      await expect(main(page).getByText(name)).toHaveCount(0);
    await page.getByText('Ordered again by phone as').getByRole('link').click();
    await expect(main(page)).toContainText('Ordered again by phone, in place of');
    await page.goto(before);
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
    // The customer who opens the older link finds the way as well.
    await page.goto(
      `/order?lang=en#${await linkOf(given ?? '', known.token, before.split('/').at(-1) ?? '')}`,
    );
    await expectAccessible(page, 'the page of an order that was taken anew');
    await expectToFit(page, 'the page of an order that was taken anew');
    await page.getByRole('link', { name: 'See the new order' }).click();
    await expect(main(page)).toContainText(/3\s*×\s*€58.00/);
  });

  test('names on its invoice the company of the order that is had once more, until somebody says otherwise', async ({
    page,
    context,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const known = await caller(baseURL);
    const placed = await placedOrder(baseURL, known.token, 'For the office', {
      fulfilment: 'DELIVERY',
      deliveryAddressId: known.deliveryAddressId,
      preferDateAndTime: `${dayOf(11)}T12:30`,
      invoice: {
        ...{ company: 'Holm & Söhne GmbH', vatIdOrTaxId: 'DE136695976', purchaseOrder: '4500017' },
        ...{ costCentre: 'K2', streetName: 'Torstraße', houseNumber: '1', postalCode: '10119' },
        ...{ city: 'Berlin', country: 'Deutschland' },
      },
    });
    await press(placed.sessionId, 'pay');
    await updateOrder(baseURL, known.token, placed.publicId, 'PAID');
    await signIn(context, baseURL, await newStaff('OFFICE'));
    await page.goto(`/kitchen/order/${placed.publicId}`);
    await page.getByRole('link', { name: 'Again' }).first().click();
    // The slip is headed by the name that the order will go by; whom the invoice names stands below it.
    await expect(slip(page).getByRole('heading', { level: 2 })).toHaveText(`Sabine ${known.lastname}`);
    await expect(slip(page)).toContainText('Invoice to Holm & Söhne GmbH');
    const invoice = page.getByRole('group', { name: 'Invoice to' });
    await expect(invoice.getByLabel('Cost centre')).toHaveValue('K2');
    await expect(invoice.getByLabel('Purchase order')).toHaveValue('');
    await expect(invoice.getByLabel('Purchase order')).toHaveAccessibleDescription(
      'Last time 4500017, for that order only: please ask for the new one',
    );
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `whom the invoice names at ${width}`);
    }
    await expectToFit(page, 'whom the invoice names');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /customer after all/ }).click();
    await expect(slip(page)).not.toContainText('Invoice to');
    await page.getByRole('button', { name: /: Open rolls$/ }).click();
    await expect(slip(page)).toContainText('Invoice to Holm & Söhne GmbH');
    await invoice.getByLabel('Purchase order').fill('4500018');
    await question(page, 'When?').getByLabel('Another day').fill(dayOf(11));
    await question(page, 'When?').getByRole('radio', { name: '13:00' }).check();
    await expect(order(page)).not.toHaveAttribute('aria-disabled');
    await order(page).click();
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`13:00\\s+Sabine ${known.lastname}`),
    );
    await expect(main(page)).toContainText('Invoice to Holm & Söhne GmbH, Torstraße 1');
  });

  test('begins anew at each coming, whatever became of the one before; only a reload shows what was ordered', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lastname } = await caller(baseURL ?? '');
    const ordered = page.getByRole('heading', { level: 1, name: 'Ordered' });
    await taking(context, page, baseURL);
    await sayAll(page, { lastname, day: dayOf(14) });
    await order(page).click();
    await expect(ordered).toBeVisible();
    await page.reload();
    await expect(ordered).toBeVisible();
    // Another page by its address, and a reload there: nobody has left the form by the way.
    await page.goto('/kitchen/');
    await page.reload();
    await page.getByRole('link', { name: 'Order by phone' }).click();
    await expect(callers(page)).toBeFocused();

    await sayAll(page, { lastname, day: dayOf(15) });
    await order(page).click();
    await expect(ordered).toBeVisible();
    await page.goto('/kitchen/telephone-order');
    await expect(callers(page)).toBeFocused();

    await sayAll(page, { lastname, day: dayOf(16) });
    await order(page).click();
    await expect(ordered).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Order by phone');
    await page.getByRole('option', { name: 'Order by phone' }).click();
    await expect(callers(page)).toBeFocused();
  });

  test('has its invoice to the company that was named last, and says at a number what is wrong when it is left', async ({
    page,
    context,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const known = await caller(baseURL);
    const placed = await placedOrder(baseURL, known.token, 'For the office', {
      fulfilment: 'DELIVERY',
      deliveryAddressId: known.deliveryAddressId,
      guests: '20-25',
      preferDateAndTime: `${dayOf(17)}T12:30`,
      invoice: {
        ...{ company: 'Reederei Spreeglück', vatIdOrTaxId: 'DE136695976', purchaseOrder: 'PO-4500012345' },
        ...{ costCentre: '7711', streetName: 'Am Kai', houseNumber: '7a', postalCode: '10115' },
        ...{ city: 'Berlin', country: 'Deutschland' },
      },
    });
    await press(placed.sessionId, 'pay');
    await updateOrder(baseURL, known.token, placed.publicId, 'PAID');
    await taking(context, page, baseURL);
    await callers(page).fill(known.lastname);
    await page.keyboard.press('Enter');
    await expect(question(page, 'Where to?')).toContainText('Last time to Reederei Spreeglück');
    await page.getByRole('button', { name: 'Invoice to a company' }).click();
    const invoice = page.getByRole('group', { name: 'Invoice to' });
    await expect(invoice.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(invoice.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'From last time: is that still the case?',
    );
    const vatNumber = invoice.getByLabel('VAT number');
    await expect(vatNumber).toHaveValue('DE136695976');
    await expect(invoice.getByLabel('Street')).toHaveValue('Am Kai');
    await expect(invoice.getByLabel('Cost centre')).toHaveValue('7711');
    await expect(invoice.getByLabel('Purchase order')).toHaveValue('');
    await expect(invoice.getByLabel('Purchase order')).toHaveAccessibleDescription(/PO-4500012345/);

    await vatNumber.fill('DE123');
    await expect(vatNumber).not.toHaveAttribute('aria-invalid');
    await vatNumber.press('Tab');
    await expect(vatNumber).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a VAT number that is none');
    await vatNumber.fill('DE129273399');
    await expect(vatNumber).not.toHaveAttribute('aria-invalid');
    await vatNumber.press('Tab');
    await expect(vatNumber).toHaveAttribute('aria-invalid', 'true');
    await vatNumber.fill('DE129273398');
    await vatNumber.press('Tab');
    await expect(vatNumber).not.toHaveAttribute('aria-invalid');
    const leitwegId = invoice.getByLabel(/^Leitweg/);
    await leitwegId.fill('991-12');
    await leitwegId.press('Tab');
    await expect(leitwegId).toHaveAttribute('aria-invalid', 'true');
    await slip(page).getByRole('button', { name: 'Start over' }).click();

    await page.goto(`/kitchen/order/${placed.publicId}`);
    await page.getByRole('link', { name: 'Again' }).first().click();
    await expect(invoice.getByLabel('Name', { exact: true })).toHaveValue('Reederei Spreeglück');
    await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('20-25');
  });

  test('is for owner and office: others find no way there, and are told at its address', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    await page.goto('/kitchen/');
    await expect(page.getByRole('navigation', { name: 'The days ahead' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order by phone' })).toHaveCount(0);
    await page.keyboard.press('n');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Order by phone' })).toHaveCount(0);
    await page.goto('/kitchen/telephone-order');
    await expect(main(page)).toContainText('Phone orders are taken by owner and office');
    await expectAccessible(page, 'not yours');
    await main(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/kitchen\/$/);
  });
});
