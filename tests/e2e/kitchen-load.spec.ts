import type { Page } from '@playwright/test';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What is closed is one list: one test after the other changes it.
test.describe.configure({ mode: 'default' });

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 300 + 2 * number + test.info().retry);
const monthOf = (day: Day) => day.slice(0, 7);

/** A paid order of two platters, sixteen portions, brought at half past twelve unless told. */
async function paidOrder(baseURL: string, day: Day, time = '12:30'): Promise<{ readonly publicId: string }> {
  const { token } = await newCustomer();
  const placed = await placedOrder(baseURL, token, 'For the load', {
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(baseURL, token),
    productQuantities: { '101': 2 },
    preferDateAndTime: `${day}T${time}`,
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(baseURL, token, placed.publicId, 'PAID');
  return placed;
}

const openDay = (page: Page, day: Day) => page.goto(`/kitchen/load/${monthOf(day)}?day=${day}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dayOfMonth = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`);
const atNoon = (page: Page) => page.getByRole('group', { name: /Brotzeit at 12:30, at most/ });

test.describe('the load', () => {
  test('of a month says in words how full each day is, and arrows go from day to day', {
    tag: '@smoke',
  }, async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const day = dayOf(0);
    await paidOrder(baseURL ?? '', day);
    await openDay(page, day);
    await expect(dayOfMonth(page, day)).toContainText(/: 16 of [\d,]+ portions, \d+%, 1 order/);
    await expect(dayOfMonth(page, day)).toHaveAttribute('aria-current', 'date');
    await dayOfMonth(page, day).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`day=${addDays(day, 1)}`));
    await expect(dayOfMonth(page, addDays(day, 1))).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(dayOfMonth(page, day)).toBeFocused();
    await expectAccessible(page, 'month of load');
    await expectToFit(page, 'month of load');
  });

  test('of a half hour is limited: the shop offers it no more, and what is sold stays', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const day = dayOf(1);
    await paidOrder(baseURL ?? '', day);
    await openDay(page, day);
    await atNoon(page).getByRole('textbox').fill('16');
    await atNoon(page).getByRole('textbox').blur();
    await expect(page.getByText('1 change not saved yet')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: atNoon(page) })).toContainText('16, full');
    const stateInShop = async () => {
      const slots = await (await request.get(`/v1/slots?day=${day}&items=101:1`)).json();
      return slots.find(({ time }: { time: string }) => time === '12:30').state;
    };
    await expect.poll(stateInShop).toBe('FULL');
    await button(page, /as in the plan/).click();
    await button(page, 'Save').click();
    await expect.poll(stateInShop).toBe('FREE');
  });

  test('a day is closed with two presses: orders are named and stay, and the way to each is there', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const day = dayOf(2);
    const { publicId } = await paidOrder(baseURL ?? '', day);
    await openDay(page, day);
    await button(page, 'Close the day').click();
    await expect(page.getByText('16 portions in 1 order have already been sold.')).toBeVisible();
    await expect(page.getByText(/Nothing is canceled/)).toBeVisible();
    await expectAccessible(page, 'closing a day');
    await button(page, 'Leave open').click();
    await expect(dayOfMonth(page, day)).toContainText('16 of');
    await button(page, 'Close the day').click();
    await button(page, 'Yes, close').click();
    await expect(page.getByText('These orders are for a day that is closed:')).toBeVisible();
    await expect(dayOfMonth(page, day)).toContainText(/closed.*1 order/);
    await expect(page.getByRole('link', { name: /^Move/ })).toHaveAttribute(
      'href',
      `/kitchen/order/${publicId}?do=time`,
    );
    await button(page, 'Open the day').click();
    await expect(dayOfMonth(page, day)).toContainText('16 of');
  });

  test('that another has changed meanwhile is not written over', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const day = dayOf(3);
    await paidOrder(baseURL ?? '', day);
    const other = await context.newPage();
    for (const each of [page, other]) await openDay(each, day);
    // What is kept already is nothing to save: a test that is repeated writes other numbers.
    const theirs = String(50 + test.info().retry);
    // Written before the other has saved: this page may hear of that at any moment.
    for (const [each, most] of [
      [page, '60'],
      [other, theirs],
    ] as const) {
      await atNoon(each).getByRole('textbox').fill(most);
      await atNoon(each).getByRole('textbox').blur();
    }
    await button(other, 'Save').click();
    await expect(other.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed this meanwhile');
    await button(page, 'See it as it is now').click();
    await expect(atNoon(page).getByRole('textbox')).toHaveValue(theirs);
  });
});

test('the plan of the week is gone through by arrows and counts on that weekday', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await page.goto('/kitchen/load/week');
  await page.getByRole('button', { name: /^Monday, 10:00 to 13:00/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Tuesday, 13:30 to 15:30/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tuesday, 13:30 to 15:30' })).toBeVisible();
  await page.keyboard.press('Enter');
  const number = page.getByRole('group', { name: 'Brotzeit, at most' }).getByRole('textbox');
  await expect(number).toBeFocused();
  // Nobody orders as much in a test, and others order too.
  const most = test.info().retry === 0 ? '9990' : '9991';
  await number.fill(most);
  await number.press('Enter');
  await button(page, 'Save').click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Tuesday, 13:30 to 15:30/ })).toContainText(most);
  await expectAccessible(page, 'plan of the week');
  await expectToFit(page, 'plan of the week');
});

test('shorter hours say before they are saved whom they leave outside, and hold all the same', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  const day = dayOf(7);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date(`${day}T12:00`));
  // At the end of the day nobody else orders in a test.
  const { publicId } = await paidOrder(baseURL ?? '', day, '23:30');
  await page.goto('/kitchen/load/week');
  const outside = page.getByRole('status').filter({ hasText: 'outside these opening hours' });
  await page.getByRole('button', { name: new RegExp(`^${weekday}, 10:00 to 13:00`) }).click();
  await page.getByRole('radio', { name: 'other', exact: true }).check();
  await page.getByLabel('From', { exact: true }).selectOption('08:00');
  await page.getByLabel('Until', { exact: true }).selectOption('23:00');
  await expect(outside).toContainText(/\d orders? (is|are) outside/);
  await button(page, 'Save').click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await outside.getByText('outside these opening hours').click();
  await expect(outside.getByRole('link', { name: /^Move/ }).last()).toHaveAttribute(
    'href',
    `/kitchen/order/${publicId}?do=time`,
  );
  await expectAccessible(page, 'orders outside the opening hours');
  await expectToFit(page, 'orders outside the opening hours');
  await page.getByRole('button', { name: new RegExp(`^${weekday}, 10:00 to 13:00`) }).click();
  await page.getByRole('radio', { name: 'as usual', exact: true }).check();
  await expect(outside).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('holidays and other days are closed, and each is opened again', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await page.goto('/kitchen/load/closed');
  const holidays = page.getByRole('region', { name: 'Public holidays in Berlin' });
  // What comes first is open, where anything of this year is left; Christmas of the next one is further than other tests order.
  const [thisYear, isOver] = [berlinDay(Date.now()).slice(0, 4), berlinDay(Date.now()).slice(5) > '12-26'];
  const next = String(Number(thisYear) + 1);
  await expect(holidays.getByRole('radio', { name: isOver ? next : thisYear })).toBeChecked();
  await choose(holidays.getByRole('radio', { name: next }));
  const christmas = holidays.getByRole('listitem').filter({ hasText: 'Boxing Day' });
  await christmas.getByRole('button', { name: 'close Boxing Day' }).click();
  await expect(christmas).toContainText('closed');
  const row = page.getByRole('region', { name: 'Closed days' }).getByRole('listitem');
  await expect(row.filter({ hasText: 'Boxing Day' })).toContainText('affects nobody');
  await christmas.getByRole('button', { name: 'open Boxing Day' }).click();
  await expect(row.filter({ hasText: 'Boxing Day' })).toHaveCount(0);

  const day = dayOf(4);
  await paidOrder(baseURL ?? '', day);
  await page.reload();
  await button(page, 'See who is affected').click();
  await expect(page.getByLabel('From')).toHaveAccessibleDescription('Please enter today or a later day');
  await page.getByLabel('From').fill(day);
  await page.getByLabel('Until', { exact: true }).fill(addDays(day, -1));
  await button(page, 'See who is affected').click();
  await expect(page.getByLabel('Until', { exact: true })).toHaveAccessibleDescription(
    'Please enter the first day or a later one',
  );
  await page.getByLabel('Until', { exact: true }).fill('');
  await button(page, 'See who is affected').click();
  await expect(page.getByText('16 portions in 1 order have already been sold.')).toBeVisible();
  await button(page, 'Yes, close').click();
  await expect(row.filter({ hasText: 'affects 1 order' })).toBeVisible();
  await expectAccessible(page, 'closed days');
  await expectToFit(page, 'closed days');
  // Who moves an order there reads it, and is promised nothing.
  const moved = await paidOrder(baseURL ?? '', dayOf(9));
  const closed = page.locator('dialog[open]');
  const list = page.url();
  await page.goto(`/kitchen/order/${moved.publicId}?do=time`);
  await closed.getByLabel('Another day').fill(day);
  await expect(closed.getByText(/^Closed on .* Please choose another day\.$/)).toBeVisible();
  await expect(closed).not.toContainText('What moves');
  await page.goto(list);
  await row.filter({ hasText: 'affects 1 order' }).getByRole('button', { name: /^open/ }).click();
  await expect(row.filter({ hasText: 'affects 1 order' })).toHaveCount(0);
});

test('zones are tried by postcode in the words of a customer, before anything is saved', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await page.goto('/kitchen/load/area');
  // The one of all tests goes on the screen, and stays in the shop.
  await button(page, 'Change Frohnau').click();
  await button(page, 'Remove the zone').click();
  await page.getByLabel('Postcode', { exact: true }).fill('13503');
  await expect(page.getByText('We deliver to 13503 for free, from an order of €50.00.')).toBeVisible();
  await button(page, /^Sample/).click();
  await expect(page.getByText('We deliver to 13503 for €25.00, from an order of €50.00.')).toBeVisible();
  await expect(page.getByText(/Nach 13503 liefern wir für 25,00\s€/)).toBeVisible();
  await button(page, 'Change Outside the S‑Bahn ring').click();
  await page.getByLabel('Minimum order in euros').fill('100');
  await expect(page.getByText('from an order of €100.00.')).toBeVisible();
  await expectAccessible(page, 'delivery area');
  await expectToFit(page, 'delivery area');
  await page.getByLabel('Postcode', { exact: true }).fill('14467');
  await expect(page.getByText(/We do not deliver to 14467 yet/)).toBeVisible();
});

test('what is typed wrong into a zone is named at its field, and neither lost nor saved', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await page.goto('/kitchen/load/area');
  await button(page, 'Add a zone').click();
  const form = page.locator('.zone-form');
  const codes = form.getByLabel('Postcodes');
  const fee = form.getByLabel('Delivery in euros, VAT included');
  await form.getByLabel('Name').fill('Mitte');
  await codes.fill('14467\n14469;14471 1011\n99999');
  await fee.fill('-3');
  await button(page, 'Done').click();
  await expect(codes).toBeFocused();
  await expect(codes).toHaveAccessibleDescription(/No postcode of five digits: 1011/);
  await expect(fee).toHaveAccessibleDescription('Please enter an amount such as 25 or 24.90');
  await expect(codes).toHaveValue('14467\n14469;14471 1011\n99999');
  await expectAccessible(page, 'zone with mistakes');
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Not saved yet. Please correct: Mitte, Postcodes and Delivery.',
  );
  await codes.fill('');
  await fee.fill('1.234,5');
  await button(page, 'Save').click();
  await expect(codes).toHaveAccessibleDescription(/Please enter at least one postcode/);
  await expect(fee).toHaveAccessibleDescription('At most €1,000.00');
  await codes.fill('14467\n14469;14471');
  await fee.fill('12,50');
  await button(page, 'Done').click();
  await expect(form).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await button(page, 'Change Mitte').click();
  await expect(codes).toHaveValue('14467, 14469, 14471');
  await expect(fee).toHaveValue('12.50');
  await button(page, 'Remove the zone').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('an order is moved to a full time only by who says so, and that stands as overbooked', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  const day = dayOf(5);
  const { publicId } = await paidOrder(baseURL ?? '', day);
  const seen = await (await page.request.get(`/kitchen/api/capacity/${day}`)).json();
  const limited = await page.request.put(`/kitchen/api/capacity/${day}`, {
    headers: { Origin: baseURL ?? '' },
    data: { version: seen.version, limits: [{ sellerId: 1, time: '13:00', most: 1 }] },
  });
  expect(limited.status()).toBe(200);
  await page.goto(`/kitchen/order/${publicId}?do=time`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '13:00 full' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'accept it anyway' }).click();
  await dialog.getByRole('button', { name: '13:00 full' }).click();
  await expect(dialog).toContainText('More portions than this half hour can take');
  await dialog.getByRole('button', { name: 'Move to 13:00' }).click();
  await expect(page.getByRole('main')).toContainText('Overbooked');
});

test('who cooks sees how full days are, and changes nothing', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
  const day = dayOf(6);
  await paidOrder(baseURL ?? '', day);
  await openDay(page, day);
  await expect(dayOfMonth(page, day)).toContainText('16 of');
  await expect(button(page, 'Close the day')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Load' })).toHaveCount(0);
});
