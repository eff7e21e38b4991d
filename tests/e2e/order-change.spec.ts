import type { Page } from '@playwright/test';
import { m } from '#messages';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { linkOf, placedOrder, press, updateOrder } from './support/orders.ts';
import { type Customer, newCustomer, withAddress } from './support/signed-in.ts';
import { withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { visitors } from './support/visitors.ts';

/** €58 and twice €31. */
const dishes = { '101': 1, '301': 2, '401': 1 };
/** A lunch for 16: two platters, two salads, fruit and doughnuts. */
const laid = { '101': 1, '103': 1, '402': 1, '404': 1, '603': 1, '608': 1 };
let customer: Customer;
let shop: string;
let asked = 0;
test.beforeAll(async ({ baseURL }) => {
  shop = baseURL ?? '';
  customer = await newCustomer();
});

/** A paid order for delivery in some days that nobody else touches, and its link. */
async function paid(productQuantities: Record<string, number> = dishes, needs = '') {
  asked += 1;
  const placed = await placedOrder(shop, customer.token, `${needs}Dritte Klingel ${asked}`, {
    productQuantities,
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(shop, customer.token),
    preferDateAndTime: `${addDays(berlinDay(Date.now()), 4)}T15:30`,
    guests: '20-25',
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(shop, customer.token, placed.publicId, 'PAID');
  return { ...placed, link: await linkOf(shop, customer.token, placed.publicId) };
}

/**
 * As if the order were due in so many hours: what it costs to take it back follows from that. Its Bon number was one of
 * another day; it gets the next one of its day, so that nobody else's is taken.
 */
async function dueIn(hours: number, publicId: string): Promise<void> {
  const { day, time } = berlinClock(Date.now() + hours * 3_600_000);
  await query(
    `update product_orders set prefer_date_and_time = $1, bon = null, created_at = now() - interval '9 days'
    where public_id = $2`,
    [`${day}T${time}`, publicId],
  );
}

for (const { language, viewport } of visitors) {
  const options = { locale: language };
  const { order_change: change } = m;
  const money = (amount: string) => (language === 'de' ? `${amount.replace('.', ',')}\u00a0€` : `€${amount}`);

  async function open(page: Page, link: string) {
    await page.goto(`/order#${link}`);
    await page.getByRole('link', { name: change({}, options) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_change_title({}, options));
  }
  const more = (page: Page, name: string) =>
    page.getByRole('button', { name: m.catalogue_one_more({ name }, options) });
  const fewer = (page: Page, name: string) =>
    page.getByRole('button', { name: m.catalogue_one_less({ name }, options) });
  const rolls = language === 'de' ? 'Belegte Brötchen, gemischt' : 'Open rolls, mixed';

  test.describe(language, () => {
    test.use({ language });

    test('an order becomes more: it says what that costs, and counts once it is paid', {
      tag: '@smoke',
    }, async ({ page }) => {
      const { link, publicId } = await paid();
      await withToken(page, customer.token);
      await page.goto(`/order#${link}`);
      const fees = page.getByRole('region', { name: m.order_fee_title({}, options) });
      await expect(fees.getByRole('row').first()).toContainText(m.order_fee_now({}, options));
      await open(page, link);
      const paper = page.getByRole('complementary', { name: m.order_change_costs({}, options) });
      await expect(paper).toContainText(m.order_change_nothing({}, options));
      // Nothing was written of who comes.
      await expect(page.locator('.table-guests')).toHaveCount(0);
      await more(page, rolls).click();
      await expect(paper).toContainText(m.order_change_more({ count: 1, name: rolls }, options));
      const button = m.order_change_do_pay({ amount: money('58.00') }, options);
      await expect(paper.getByRole('button', { name: button })).toBeVisible();
      await expectAccessible(page, 'a change');
      await expectToFit(page, 'a change');
      await paper.getByRole('button', { name: button }).click();
      await page.waitForURL(/\/pay\//);
      // Whoever comes back has lost nothing, and nothing counts yet.
      await page.goBack();
      await expect(
        page.getByText(
          m.order_change_waits_text({ amount: money('58.00'), time: '' }, options).split('.')[0] ?? '',
        ),
      ).toBeVisible();
      // What it is about is named, not only what it costs.
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: m.order_change_more({ count: 1, name: rolls }, options) }),
      ).toBeVisible();
      await page.getByRole('link', { name: m.order_change_pay({ amount: money('58.00') }, options) }).click();
      await page.waitForURL(/\/pay\//);
      await page.getByRole('button', { name: /Pay €/ }).click();
      await expect(page.getByText(m.order_changed({}, options))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`2 × ${money('58.00')}`);
      expect(
        await query('select version, status from product_orders where public_id = $1', [publicId]),
      ).toMatchObject([{ version: 2, status: 'PAID' }]);
    });

    test('a change whose money is on its way is neither paid nor dropped, and canceling says what becomes of it', async ({
      page,
    }) => {
      const { link } = await paid();
      await withToken(page, customer.token);
      await open(page, link);
      await more(page, rolls).click();
      const amount = money('58.00');
      await page
        .getByRole('complementary', { name: m.order_change_costs({}, options) })
        .getByRole('button', { name: m.order_change_do_pay({ amount }, options) })
        .click();
      await page.waitForURL(/\/pay\//);
      const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await press(sessionId, 'pay-later');
      await page.goto('/order?changed');
      await expect(page.getByText(m.order_change_under_way({}, options))).toBeVisible();
      const told = page.locator('.order-told');
      const said = m.order_change_under_way_text({ amount, phone: '' }, options);
      await expect(told).toContainText(said.slice(0, said.lastIndexOf(' ')));
      await expect(told.getByRole('button')).toHaveCount(0);
      await expect(told.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expectAccessible(page, 'a change whose money is on its way');
      await expectToFit(page, 'a change whose money is on its way');
      await page.getByRole('button', { name: m.order_cancel({}, options) }).click();
      const dialog = page.getByRole('dialog', { name: m.order_cancel_title({}, options) });
      await expect(dialog).toContainText(m.order_cancel_under_way({ amount }, options));
      await dialog.getByRole('button', { name: m.order_cancel_keep({}, options) }).click();
      await press(sessionId, 'settle');
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('main')).toContainText(`2 × ${amount}`, { timeout: 1000 });
      }).toPass();
    });

    test('a change minds who comes, as the instructions say, and never blocks', async ({ page }) => {
      const needs =
        language === 'de'
          ? 'Von 16 Gästen: 4 vegan, 1 ohne Nüsse und Erdnüsse.'
          : 'Of 16 guests: 4 vegan, 1 without nuts and peanuts.';
      const { link } = await paid(laid, `${needs}\n`);
      await withToken(page, customer.token);
      await page.setViewportSize(viewport);
      await open(page, link);
      const guests = page.getByRole('region', { name: m.cart_table_label({}, options) });
      await expect(guests).toContainText(m.cart_table_enough({ count: 16 }, options));
      await expect(guests).toContainText(m.order_change_meal_lunch({}, options));
      await fewer(page, language === 'de' ? 'Grüne Platte' : 'Green platter').click();
      await expect(guests).toContainText(m.cart_table_short({ count: 8, guests: 16 }, options));
      const fed = { who: m.plan_main({}, options), fed: 8, guests: 16 };
      await expect(guests).toContainText(m.cart_table_fed(fed, options));
      await expect(guests).toContainText(m.cart_table_fed({ who: 'Vegan', fed: 0, guests: 4 }, options));
      const button = page.locator('.change-act .button:visible, .change-bar .button:visible');
      await expect(button).not.toHaveAttribute('aria-disabled');
      // What names an allergen of theirs is said by name, with what could stand there instead.
      const board = language === 'de' ? 'Käsebrett' : 'Cheese board';
      await page.getByRole('button', { name: m.order_change_add({}, options), exact: true }).click();
      const menu = page.getByRole('dialog');
      await menu.getByLabel(m.order_change_find({}, options)).fill(board);
      await expect(menu.getByRole('listitem').filter({ hasText: board }).locator('.chip')).toHaveText(
        m.catalogue_diet_vegetarian({}, options),
      );
      await expect(menu.getByRole('listitem').first()).toContainText(m.catalogue_contains({}, options));
      await menu.getByRole('button', { name: m.order_change_add_named({ name: board }, options) }).click();
      await menu.getByRole('button', { name: m.order_change_add_done({}, options) }).click();
      const named = guests.locator('.alert').first();
      await expect(named).toContainText(board);
      await expect(named).toContainText(language === 'de' ? 'Walnüsse' : 'walnuts');
      await expect(button).not.toHaveAttribute('aria-disabled');
      await expectAccessible(page, 'a change that minds who comes');
      await expectToFit(page, 'a change that minds who comes');
      await page.setViewportSize(viewport);
      const swap = named.getByRole('button');
      const [, instead = ''] =
        /(?:Dafür|Instead): (?:\d+\s×\s)?(.+), (?:[+−]|same|gleicher)/.exec(
          (await swap.textContent()) ?? '',
        ) ?? [];
      await swap.click();
      await expect(guests.locator('.alert')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 3, name: instead })).toBeVisible();
      // More guests make no smaller meal of it.
      const notes = page.getByLabel(m.order_change_notes({}, options));
      const many = needs.replace('16', '30');
      await notes.fill(many);
      await expect(guests).toContainText(m.order_change_meal_lunch({}, options));
      await expect(guests).not.toContainText(m.cart_table_enough({ count: 30 }, options));
      await notes.fill(`${needs}\n`);
      // Who writes over what the kitchen has to know is told, and has it back with one press.
      await notes.fill('Vierte Klingel');
      const beside = page.locator('.change-fields .alert');
      await expect(beside).toContainText(m.cart_table_not_noted({ needs }, options));
      await expect(beside).toBeInViewport();
      await expectAccessible(page, 'instructions that name no guests any more');
      await beside.getByRole('button', { name: m.cart_table_note({}, options) }).click();
      await expect(notes).toHaveValue(`${needs}\nVierte Klingel`);
      await expect(beside).toHaveCount(0);
      // Another number of guests is another one for the kitchen and for what is minded.
      await page.getByLabel(m.order_change_guests({}, options), { exact: true }).selectOption('35-40');
      await expect(notes).toHaveValue(`${needs.replace('16', '40')}\nVierte Klingel`);
      await expect(guests).toContainText(/ 40 /);
      // To the head, too.
      await page.getByLabel(m.order_change_guests({}, options), { exact: true }).selectOption('39');
      await expect(notes).toHaveValue(`${needs.replace('16', '39')}\nVierte Klingel`);
      await page.getByLabel(m.order_change_guests({}, options), { exact: true }).selectOption('35-40');
      await expect(guests).not.toContainText(m.cart_table_enough({ count: 40 }, options));
      await expect(guests).toContainText(m.product_traces({}, options));
    });

    test('an order becomes less and comes at another time, and the money goes back', async ({ page }) => {
      const { link } = await paid();
      await withToken(page, customer.token);
      await open(page, link);
      const paper = page.getByRole('complementary', { name: m.order_change_costs({}, options) });
      await fewer(page, rolls).click();
      await expect(page.getByText(m.order_change_goes({}, options), { exact: true })).toBeVisible();
      await page.getByRole('radio', { name: /^16:00/ }).check({ force: true });
      await expect(paper.getByRole('row')).toHaveCount(2);
      // Another door is none of the invoice's: that is said where the door is written.
      const invoiceStays = page.getByText(m.order_change_invoice_stays({}, options));
      const number = page.getByRole('textbox', { name: m.delivery_address_house_number({}, options) });
      const before = await number.inputValue();
      await number.fill('187');
      await expect(invoiceStays).toBeVisible();
      await number.fill(before);
      await expect(invoiceStays).toHaveCount(0);
      const button = paper.getByRole('button', {
        name: m.order_change_do_back({ amount: money('58.00') }, options),
      });
      await expect(button).toBeVisible();
      await button.click();
      await expect(page.getByText(m.order_changed({}, options))).toBeVisible();
      // Where it is said what was done, and beside the price.
      await expect(
        page.getByText(m.orders_refund_done({ amount: money('58.00') }, options), { exact: true }),
      ).toHaveCount(2);
      await expect(page.getByRole('main')).toContainText('16:00');
      await expect(page.getByRole('main')).not.toContainText(`1 × ${money('58.00')}`);
    });

    test('an order that was moved to another day is offered its times of that day, and it is said why', async ({
      page,
    }) => {
      const { link, publicId } = await paid();
      await query('update product_orders set day_moved_at = now() where public_id = $1', [publicId]);
      await withToken(page, customer.token);
      await open(page, link);
      const day = page.getByLabel(m.order_change_day({}, options));
      await expect(day).toHaveAccessibleDescription(m.error_DayAlreadyMoved({}, options));
      await expect(page.getByRole('radio', { name: /^16:00/ })).toBeAttached();
      await expect(day.getByRole('option')).toHaveCount(1);
      await expectAccessible(page, 'a day that stays');
      await expectToFit(page, 'a day that stays');
    });

    test('canceling says what it costs, and keeping is the main button', async ({ page }) => {
      const { link, publicId } = await paid();
      await dueIn(30, publicId);
      await withToken(page, customer.token);
      await page.goto(`/order#${link}`);
      await page.getByRole('button', { name: m.order_cancel({}, options) }).click();
      const dialog = page.getByRole('dialog', { name: m.order_cancel_title({}, options) });
      await expect(dialog.getByRole('row')).toHaveCount(3);
      await expect(dialog.getByRole('row').nth(1)).toContainText(m.order_fee_now({}, options));
      await expectAccessible(page, 'canceling');
      await expectToFit(page, 'canceling');
      await dialog.getByRole('button', { name: m.order_cancel_keep({}, options) }).click();
      await expect(dialog).toBeHidden();
      const [{ total }] = (await query('select total from product_orders where public_id = $1', [
        publicId,
      ])) as [{ total: number }];
      const half = money((total / 200).toFixed(2));
      await page.getByRole('button', { name: m.order_cancel({}, options) }).click();
      await dialog.getByRole('button', { name: m.order_cancel_do({ amount: half }, options) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title_canceled({}, options));
      await expect(page.getByRole('main')).toContainText(m.order_fee_kept({ amount: half }, options));
      await expect(page.getByRole('main')).toContainText(m.orders_refund_done({ amount: half }, options));
    });

    test('who has only the link signs in first, and comes back to what was wished', async ({ page }) => {
      const { link } = await paid();
      await open(page, link);
      await fewer(page, rolls).click();
      const back = page
        .getByRole('complementary', { name: m.order_change_costs({}, options) })
        .getByRole('button', { name: m.order_change_do_back({ amount: money('58.00') }, options) });
      await back.click();
      await expect(page).toHaveURL(/\/signin$/);
      // What the form does once the code is right.
      await expect(async () => {
        await page.evaluate((token) => {
          localStorage.setItem('accessToken', token);
          window.dispatchEvent(new Event('auth-changed'));
        }, customer.token);
        await expect(page).toHaveURL(/\/order\?change$/, { timeout: 1000 });
      }).toPass();
      await expect(page.getByText(m.order_change_goes({}, options), { exact: true })).toBeVisible();
      await back.click();
      await expect(page.getByText(m.order_changed({}, options))).toBeVisible();
    });
  });
}

test('what was wished on an earlier visit and never made is named, and dropped with one press', async ({
  page,
}) => {
  const { link } = await paid();
  await withToken(page, customer.token);
  const open = async () => {
    await page.goto(`/order#${link}`);
    await page.getByRole('link', { name: 'Change dishes or time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changes?');
  };
  const kept = page.getByRole('status').filter({ hasText: 'You had already changed something' });
  const rows = kept.getByRole('listitem');
  await open();
  await page.getByRole('button', { name: 'One less: Open rolls, mixed' }).click();
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('15-20');
  const paper = page.getByRole('complementary', { name: 'What the change costs' });
  await expect(paper).toContainText('Another number of guests');
  // Who has just wished it knows it.
  await expect(kept).toHaveCount(0);

  await page.goto('/about');
  await open();
  await expect(rows).toHaveText(['1 × Open rolls, mixed less', 'Another number of guests']);
  await expectAccessible(page, 'a change that was kept');
  await expectToFit(page, 'a change that was kept');
  // What is taken back by hand is not kept any more, and what is new was not.
  await page.getByRole('button', { name: 'One more: Open rolls, mixed' }).click();
  await expect(rows).toHaveText(['Another number of guests']);
  await kept.getByRole('button', { name: 'Drop this and start afresh' }).click();
  await expect(kept).toHaveCount(0);
  await expect(paper).toContainText('Nothing is changed yet.');
  await page.reload();
  await expect(paper).toContainText('Nothing is changed yet.');
  await expect(kept).toHaveCount(0);
});

test('an answer about an earlier wish is never shown, and without a connection nothing is lost', async ({
  page,
  context,
}) => {
  const { link } = await paid();
  await withToken(page, customer.token);
  await page.goto(`/order#${link}`);
  await page.getByRole('link', { name: 'Change dishes or time' }).click();
  const paper = page.getByRole('complementary', { name: 'What the change costs' });
  let slow = true;
  await page.route('**/v1/order/changes/quote', async (route) => {
    const isFirst = slow;
    slow = false;
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  const plus = page.getByRole('button', { name: 'One more: Open rolls, mixed' });
  await plus.click();
  await page.waitForTimeout(400);
  await plus.click();
  await expect(paper).toContainText('€116.00');
  await page.waitForTimeout(1500);
  await expect(paper).toContainText('€116.00');
  await context.setOffline(true);
  await plus.click();
  await expect(paper.getByRole('alert')).toBeVisible();
  await expect(page.getByText('4 instead of 1')).toBeVisible();
  await context.setOffline(false);
  await expect(paper).toContainText('€174.00');
});

test('the days to choose from are there also where the first answer was lost', async ({ page }) => {
  const { link } = await paid();
  await withToken(page, customer.token);
  let lost = 0;
  await page.route('**/v1/slot-days*', (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.fallback();
  });
  await page.goto(`/order#${link}`);
  await page.getByRole('link', { name: 'Change dishes or time' }).click();
  const days = page.getByLabel(m.order_change_day({}, { locale: 'en' })).getByRole('option');
  await expect.poll(() => days.count()).toBeGreaterThan(20);
  expect(lost).toBeGreaterThan(1);
});

test('an allergy that is written into what we should know names the dishes that hold it', async ({
  page,
}) => {
  const { link } = await paid();
  await page.goto(`/order#${link}`);
  await page.getByRole('link', { name: 'Change dishes or time' }).click();
  await page
    .getByLabel(m.order_change_notes({}, { locale: 'en' }))
    .fill('3 ohne Gluten, Zoë darf keine Milch');
  await expect(page.getByText(/^Open rolls, mixed: contains .*wheat.*milk/)).toBeVisible();
  await page.getByRole('button', { name: 'One less: Open rolls, mixed' }).click();
  await expect(page.getByText(/^Open rolls, mixed: contains/)).toBeHidden();
});

test('what somebody else has changed meanwhile is shown, and what was wished stays', async ({ page }) => {
  const { link, publicId } = await paid();
  await withToken(page, customer.token);
  await page.goto(`/order#${link}`);
  await page.getByRole('link', { name: 'Change dishes or time' }).click();
  const paper = page.getByRole('complementary', { name: 'What the change costs' });
  await page.getByRole('button', { name: 'One more: Open rolls, mixed' }).click();
  await expect(paper.getByRole('button', { name: 'Change and pay €58.00' })).toBeVisible();
  await query('update product_orders set version = version + 1 where public_id = $1', [publicId]);
  await paper.getByRole('button', { name: 'Change and pay €58.00' }).click();
  await expect(page.getByText(/The order has been changed otherwise meanwhile/).first()).toBeVisible();
  await expect(page.getByText('2 instead of 1')).toBeVisible();
  await expect(paper.getByRole('button', { name: 'Change and pay €58.00' })).toBeVisible();
});
