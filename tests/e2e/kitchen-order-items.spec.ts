import type { BrowserContext, Page } from '@playwright/test';
import { m } from '#kitchen-messages';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { mailTo } from './support/mailbox.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { letConfirmationsPass, newStaff, type Staff, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { visitors } from './support/visitors.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered; also for a worker that was started anew. */
let asked = 0;
const ownDay = () => {
  asked += 1;
  return addDays(berlinDay(Date.now()), 166 + 5 * asked + (test.info().workerIndex % 5));
};

/** A paid order over two platters and a salad, €150, for somebody who may eat no sesame. */
async function paid(baseURL = '', day = ownDay()) {
  const { email, token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Jana', lastname: 'Holm', mobileNumber: '030 5557 0185' }),
  });
  const placed = await placedOrder(baseURL, token, 'One guest has a sesame allergy', {
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(baseURL, token),
    productQuantities: { '101': 2, '401': 1 },
    preferDateAndTime: `${day}T12:30`,
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(baseURL, token, placed.publicId, 'PAID');
  return { ...placed, email, token };
}

/** As if the order were due in so many hours: what taking it back costs follows from that. */
async function dueIn(hours: number, publicId: string): Promise<void> {
  const { day, time } = berlinClock(Date.now() + hours * 3_600_000);
  await query('update product_orders set prefer_date_and_time = $1, bon = null where public_id = $2', [
    `${day}T${time}`,
    publicId,
  ]);
}

async function asOffice(context: BrowserContext, baseURL = ''): Promise<Staff> {
  const jule = await newStaff('OFFICE');
  await signIn(context, baseURL, jule);
  return jule;
}

const dialog = (page: Page) => page.getByRole('dialog');

for (const { language, device, viewport } of visitors) {
  const options = { locale: language };
  const money = (amount: string) => (language === 'de' ? `${amount.replace('.', ',')}\u00a0€` : `€${amount}`);
  const rolls = language === 'de' ? 'Belegte Brötchen' : 'Open rolls';
  const salad = language === 'de' ? 'Gartensalat' : 'Garden salad bowl';
  const fruit = language === 'de' ? 'griechisch' : 'greek';
  const more = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name: m.telephone_what_more({ name }, options), exact: true });
  const fewer = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name: m.telephone_what_less({ name }, options), exact: true });
  const pieces = (page: Page, name: string) =>
    dialog(page).getByRole('textbox', { name: m.telephone_what_quantity({ name }, options), exact: true });
  const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
  const linkFor = (amount: string) => m.items_press_link({ amount: money(amount) }, options);
  const backOf = (amount: string) => m.items_press_back({ amount: money(amount) }, options);

  async function open(page: Page, publicId: string) {
    await page.goto(`/kitchen/order/${publicId}`);
    const act = page.getByRole('button', { name: m.order_items({}, options), exact: true });
    await act.filter({ visible: true }).click();
    await expect(dialog(page)).toContainText(m.items_nothing({}, options));
  }

  test.describe(`${language}, ${device}`, () => {
    test.use({ language, viewport });
    test.beforeEach(({ page }) =>
      page.addInitScript((wanted) => localStorage.setItem('kitchen-language', wanted), language),
    );

    test('an order becomes more: what it costs and means is said first, and the customer gets a link', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId, email } = await paid(baseURL);
      await open(page, publicId);
      await more(page, rolls).click();
      await expect(dialog(page)).toContainText(m.items_instead({ after: 3, before: 2 }, options));
      await expect(button(page, linkFor('58.00'))).toBeEnabled();
      // What the customer may not eat is in it, and the kitchens carry more.
      await expect(dialog(page)).toContainText(m.items_care_in({ dishes: rolls }, options));
      await expect(dialog(page)).toContainText(m.items_kitchens({}, options));
      // By keyboard: to the field, a number and a few letters, Enter.
      await dialog(page)
        .getByRole('heading', { name: m.items_on_table({}, options) })
        .click();
      await page.keyboard.press('/');
      await page.keyboard.type(`1 ${fruit}`);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toContainText(m.items_new({}, options));
      const all = button(page, linkFor('94.00'));
      await expect(all).toBeEnabled();
      await expectAccessible(page, 'a change of an order');
      await expectToFit(page, 'a change of an order');
      await page.setViewportSize(viewport);
      // What was typed for a dish and is none is not left behind.
      const field = dialog(page).getByRole('combobox');
      await field.fill('without nuts');
      await all.click();
      const unchosen = m.items_unchosen({ typed: 'without nuts' }, options);
      await expect(dialog(page).getByRole('alert').filter({ hasText: unchosen })).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill('');
      await all.click();
      await expect(dialog(page).getByRole('status').filter({ hasText: email })).toBeVisible();
      await expectAccessible(page, 'a change whose link is on its way');
      await button(page, m.link_done({}, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      // It waits, and can be dropped.
      const waiting = page.getByRole('region', { name: m.waiting_title({}, options) });
      await expect(waiting).toContainText(money('94.00'));
      await expect(waiting).toContainText('Jule Marten');
      await expectAccessible(page, 'an order whose change waits');
      await expectToFit(page, 'an order whose change waits');
      const { text } = await mailTo(email, /change of your order/);
      expect(text).toContain('€94.00');
      // What somebody must not eat is not kept waiting by it.
      await page.getByRole('button', { name: m.place_title({}, options), exact: true }).click();
      await dialog(page).getByLabel(m.place_note({}, options), { exact: true }).fill('No sesame, please');
      await button(page, m.items_press({}, options)).click();
      await button(page, m.link_done({}, options)).click();
      await expect(page.getByRole('main')).toContainText('No sesame, please');
      await expect(waiting).toContainText(money('94.00'));
      // It is agreed for the time as it is: the order is not moved meanwhile, and why stands where it would be.
      await page.getByRole('button', { name: m.order_move({}, options), exact: true }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(m.time_change_waits({}, options));
      await expect(dialog(page).getByRole('region', { name: m.waiting_title({}, options) })).toBeVisible();
      await expectAccessible(page, 'the time of an order whose change waits');
      await expectToFit(page, 'the time of an order whose change waits');
      await page.setViewportSize(viewport);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      const pay = await waiting.getByRole('link', { name: m.waiting_open({}, options) }).getAttribute('href');
      await press(pay?.split('/').at(-1) ?? '', 'pay');
      await expect(waiting).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(money('244.00'));
    });

    test('an order becomes less: money goes back after a confirmation, and nothing is lost before', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId } = await paid(baseURL);
      await open(page, publicId);
      await fewer(page, salad).click();
      await expect(dialog(page)).toContainText(m.items_may_go({}, options));
      await expect(button(page, backOf('34.00'))).toBeEnabled();
      // Closed and opened again, also after a reload, the wish is still there.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await page.reload();
      await page
        .getByRole('button', { name: m.order_items({}, options), exact: true })
        .filter({ visible: true })
        .click();
      await expect(dialog(page)).toContainText(m.items_from_before({}, options));
      await expect(pieces(page, salad)).toHaveValue('0');
      await expect(button(page, backOf('34.00'))).toBeEnabled();
      await expectAccessible(page, 'less of an order');
      await button(page, backOf('34.00')).click();
      const made = m.items_made_back({ amount: money('34.00') }, options);
      await expect(dialog(page).getByRole('status').filter({ hasText: made })).toBeVisible();
      await button(page, m.link_done({}, options)).click();
      await expect(page.getByRole('main')).toContainText(
        m.order_event_changed_less({ amount: money('34.00') }, options),
      );
      await expect(page.getByRole('main')).toContainText(money('116.00'));
    });

    test('what is taken out late costs a fee, and as much of it as is chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId } = await paid(baseURL);
      await dueIn(30, publicId);
      await open(page, publicId);
      await fewer(page, salad).click();
      const choice = (name: string) => dialog(page).getByRole('radio', { name });
      await expect(choice(m.cancel_fee_step({ percent: 50 }, options))).toBeChecked();
      await expect(button(page, backOf('17.00'))).toBeEnabled();
      await choice(m.cancel_fee_half({ percent: 25 }, options)).check({ force: true });
      await expect(button(page, backOf('25.50'))).toBeEnabled();
      await choice(m.cancel_fee_none({}, options)).check({ force: true });
      // All of it goes back, and that not without a reason.
      await button(page, backOf('34.00')).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(m.cancel_reason_missing({}, options));
      const reason = dialog(page).getByLabel(m.cancel_reason_goodwill({}, options));
      await expect(reason).toBeFocused();
      await reason.fill('Der Ofen war kaputt');
      await expectAccessible(page, 'a fee that is waived');
      await expectToFit(page, 'a fee that is waived');
      await page.setViewportSize(viewport);
      await button(page, backOf('34.00')).click();
      const made = m.items_made_back({ amount: money('34.00') }, options);
      await expect(dialog(page).getByRole('status').filter({ hasText: made })).toBeVisible();
      await button(page, m.link_done({}, options)).click();
      await expect(page.getByRole('main')).toContainText('Der Ofen war kaputt');
      await expect(page.getByRole('main')).toContainText(money('116.00'));
    });

    test('canceling late says the fee and keeps as much of it as is chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId } = await paid(baseURL);
      await dueIn(30, publicId);
      // Another time leaves what canceling costs by now.
      await page.goto(`/kitchen/order/${publicId}?do=time`);
      await expect(dialog(page)).toContainText(m.time_fee_stays({ percent: 50 }, options));
      await page.goto(`/kitchen/order/${publicId}?do=cancel`);
      await expect(dialog(page)).toContainText(m.cancel_fee_by_time({}, options));
      await expect(
        dialog(page)
          .getByRole('listitem')
          .filter({ hasText: /50\s?%/ }),
      ).toHaveAttribute('aria-current', /.+/);
      // The fee of the step unless somebody waives it, and that not without a reason.
      await expect(
        dialog(page).getByRole('radio', { name: m.cancel_fee_step({ percent: 50 }, options) }),
      ).toBeChecked();
      await dialog(page)
        .getByRole('radio', { name: m.cancel_fee_half({ percent: 25 }, options) })
        .check({ force: true });
      await button(page, m.cancel_press({ amount: money('112.50') }, options)).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(m.cancel_reason_missing({}, options));
      await dialog(page)
        .getByRole('radio', { name: m.cancel_fee_step({ percent: 50 }, options) })
        .check({ force: true });
      await expectAccessible(page, 'canceling for a fee');
      await expectToFit(page, 'canceling for a fee');
      await page.setViewportSize(viewport);
      await button(page, m.cancel_press({ amount: money('75.00') }, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('body')).toContainText(m.order_state_canceled({}, options));
      await expectAccessible(page, 'an order that was canceled for a fee');
      await expectToFit(page, 'an order that was canceled for a fee');
    });

    test('canceling for all of its price names the VAT in the fee, of half of it too, and the money card what was kept', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId } = await paid(baseURL);
      await dueIn(12, publicId);
      await page.goto(`/kitchen/order/${publicId}?do=cancel`);
      const inFee = (vat: string) =>
        m.cancel_fee_vat({ shares: m.cancel_fee_vat_share({ rate: 7, vat: money(vat) }, options) }, options);
      await expect(dialog(page)).toContainText(inFee('9.81'));
      await dialog(page)
        .getByRole('radio', { name: m.cancel_fee_half({ percent: 50 }, options) })
        .check({ force: true });
      await expect(dialog(page)).toContainText(inFee('4.91'));
      await dialog(page)
        .getByRole('radio', { name: m.cancel_fee_step({ percent: 100 }, options) })
        .check({ force: true });
      await button(page, m.cancel_press_all_kept({}, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      const kept = page.locator('.o-sums div').filter({ hasText: m.order_left_fee({}, options) });
      await expect(kept).toContainText(money('150.00'));
    });
  });
}

test('two at once: the one sees what the other has changed, and what was wished stays', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  await dialog(page).getByRole('button', { name: 'Open rolls: more' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Change it, send a link for €58.00' })).toBeEnabled();
  const other = await context.request.post(`${baseURL}/kitchen/api/orders/${publicId}/changes`, {
    headers: { Origin: baseURL ?? '' },
    data: { items: [{ productId: 101, quantity: 2 }], version: 1, difference: -34 },
  });
  expect(other.status()).toBe(200);
  await expect(dialog(page).getByRole('status').first()).toContainText('Somebody has changed this order');
  await expect(dialog(page)).not.toContainText('Garden salad');
  await expect(dialog(page).getByRole('textbox', { name: 'Open rolls: quantity' })).toHaveValue('3');
  await expect(dialog(page).getByRole('button', { name: 'Change it, send a link for €58.00' })).toBeEnabled();
});

test('two at once: what the one has not touched follows the order that the other moves, and what they have left is a draft with its time', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const day = ownDay();
  const { publicId } = await paid(baseURL, day);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  await dialog(page).getByRole('button', { name: 'Open rolls: more' }).click();
  const press = dialog(page).getByRole('button', { name: 'Change it, send a link for €58.00' });
  await expect(press).toBeEnabled();
  await expect(dialog(page)).toContainText(/at 12:30/);
  const moved = await context.request.post(`${baseURL}/kitchen/api/orders/${publicId}/time`, {
    headers: { Origin: baseURL ?? '' },
    data: { day, time: '14:00', from: `${day}T12:30`, overbook: false },
  });
  expect(moved.status()).toBe(200);
  await expect(dialog(page)).toContainText(/at 14:00/);
  await expect(dialog(page)).not.toContainText('12:30');
  await expect(dialog(page)).not.toContainText('Moved to');
  const sent = page.waitForRequest((request) => request.url().endsWith(`/orders/${publicId}/changes`));

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  const change = page.getByRole('button', { name: 'Change dishes', exact: true }).filter({ visible: true });
  await change.click();
  await expect(dialog(page)).toContainText(/Draft of \d?\d:\d\d/);
  await expectAccessible(page, 'a draft of before');
  await press.click();
  expect((await sent).postDataJSON(), 'no time is wished').not.toHaveProperty('preferDateAndTime');
});

test('a draft that was left is thrown away with a press, also where the order is another by now', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  await dialog(page).getByRole('button', { name: 'Open rolls: more' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Change it/ })).toBeEnabled();
  await page.goto('/kitchen/notices');
  const other = await context.request.post(`${baseURL}/kitchen/api/orders/${publicId}/changes`, {
    headers: { Origin: baseURL ?? '' },
    data: { items: [{ productId: 101, quantity: 2 }], version: 1, difference: -34 },
  });
  expect(other.status()).toBe(200);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  await expect(dialog(page)).toContainText(/Draft of \d?\d:\d\d/);
  await expect(dialog(page)).toContainText('Somebody has changed this order');
  await dialog(page).getByRole('button', { name: 'Drop it' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Open rolls: quantity' })).toHaveValue('2');
  await expect(dialog(page)).not.toContainText('Draft of');
});

test('money goes back only after who presses has shown who they are; refused, the wish is still there', async ({
  page,
  context,
  baseURL,
}) => {
  const jule = await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  await dialog(page).getByRole('button', { name: 'Garden salad bowl: less' }).click();
  await letConfirmationsPass(jule);
  await dialog(page).getByRole('button', { name: 'Change it, €34.00 back' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog(page).getByRole('textbox', { name: 'Garden salad bowl: quantity' })).toHaveValue('0');
  await expect(dialog(page).getByRole('button', { name: 'Change it, €34.00 back' })).toBeEnabled();
});

test('what the kitchens cannot do is said with ways out, and one of them is another time', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const day = ownDay();
  const { publicId } = await paid(baseURL, day);
  await query(
    `insert into slot_limits (seller_id, day, weekday, time, most) values (1, $1, null, '12:30', 20)`,
    [day],
  );
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  const quantity = dialog(page).getByRole('textbox', { name: 'Open rolls: quantity' });
  await quantity.fill('4');
  await quantity.press('Enter');
  const refused = dialog(page).getByRole('alert').filter({ hasText: 'no room' });
  await expect(refused).toBeVisible();
  await expect(refused.getByRole('link', { name: 'Open the load of the day' })).toHaveAttribute(
    'href',
    `/kitchen/load/${day.slice(0, 7)}?day=${day}`,
  );
  await expectAccessible(page, 'a change for which there is no room');
  await refused.getByRole('button').first().click();
  await expect(dialog(page)).toContainText('Moved to');
  await expect(
    dialog(page).getByRole('button', { name: 'Change it, send a link for €116.00' }),
  ).toBeEnabled();
  await query('delete from slot_limits where day = $1', [day]);
});

test('the slip says in the kitchen’s words what the customer may not eat, beside their own', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL);
  await page.goto(`/kitchen/slip/${publicId}`);
  await expect(page.locator('.bon-slip .note')).toHaveText(/no sesame.*One guest has a sesame allergy/i);
});

test('a paper of an order whose money is not there says so above the sheet, the slip also on itself', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { token } = await newCustomer();
  const { publicId } = await placedOrder(baseURL ?? '', token, 'Ring twice', {
    productQuantities: { '101': 2 },
    preferDateAndTime: `${ownDay()}T12:30`,
  });
  await page.goto(`/kitchen/delivery-note/${publicId}`);
  await expect(page.locator('.paper-hint')).toHaveText('Not paid: not to be cooked');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-hint')).toBeHidden();
  await page.goto(`/kitchen/slip/${publicId}`);
  await expect(page.locator('.bon-slip')).toContainText('Not paid: not to be cooked');
});

test('nothing is left: canceling is the way then', async ({ page, context, baseURL }) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL);
  await page.goto(`/kitchen/order/${publicId}?do=items`);
  for (const name of ['Open rolls', 'Garden salad bowl']) {
    const quantity = dialog(page).getByRole('textbox', { name: `${name}: quantity` });
    await quantity.fill('0');
    await quantity.press('Enter');
  }
  await dialog(page).getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog(page)).toContainText('Fee by time');
});

for (const language of ['de', 'en'] as const) {
  const options = { locale: language };
  test.describe(`${language}, the place`, () => {
    test.use({ language });
    test.beforeEach(({ page }) =>
      page.addInitScript((wanted) => localStorage.setItem('kitchen-language', wanted), language),
    );

    test('is another one for what that costs, or refused at its field; a note alone costs nothing', async ({
      page,
      context,
      baseURL,
    }) => {
      await asOffice(context, baseURL);
      const { publicId, email } = await paid(baseURL);
      await page.goto(`/kitchen/order/${publicId}`);
      const title = m.place_title({}, options);
      await page.getByRole('button', { name: title, exact: true }).click();
      const postcode = dialog(page).getByLabel(m.place_postcode({}, options));
      const change = dialog(page).getByRole('button', { name: m.items_press({}, options), exact: true });
      await change.click({ force: true });
      await expect(dialog(page).getByRole('alert')).toHaveText(m.items_nothing_yet({}, options));
      await postcode.fill('80331');
      await expect(postcode).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog(page)).toContainText(m.items_refused_area({}, options));
      await expect(dialog(page).getByRole('link', { name: m.items_help_area({}, options) })).toHaveAttribute(
        'href',
        '/kitchen/load/area',
      );
      // A part of Berlin where delivery has a price.
      await postcode.fill('13465');
      const amount = language === 'de' ? '25,00\u00a0€' : '€25.00';
      const link = dialog(page).getByRole('button', { name: m.items_press_link({ amount }, options) });
      await expect(link).toBeEnabled();
      await expect(dialog(page)).toContainText(m.place_elsewhere({}, options));
      await expectAccessible(page, 'a change of the place');
      await expectToFit(page, 'a change of the place');
      await page.setViewportSize({ width: 1280, height: 900 });
      // Closed and opened again, what was typed is still there.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/do=/);
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(postcode).toHaveValue('13465');
      await postcode.fill('10999');
      await dialog(page).getByLabel(m.place_note({}, options), { exact: true }).fill('Third bell');
      // What nobody would look out for any more is said before.
      const sesame = language === 'de' ? 'Sesam' : 'sesame';
      await expect(dialog(page)).toContainText(m.place_care_gone({ what: sesame }, options));
      await expect(link).toHaveCount(0);
      await expect(change).toBeEnabled();
      await change.click();
      const made = m.items_made_text({}, options);
      await expect(dialog(page).getByRole('status').filter({ hasText: made })).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: m.link_done({}, options), exact: true })
        .click();
      await expect(page.getByRole('main')).toContainText('Third bell');
      await mailTo(email, /is changed/);
      // A note for who works here is on no paper: what somebody must not eat goes where the kitchens read it.
      const note = page.getByRole('button', { name: m.order_add_note({}, options), exact: true });
      await note.filter({ visible: true }).first().click();
      await dialog(page).getByLabel(m.write_note_text({}, options), { exact: true }).fill('No sesame at all');
      await expectAccessible(page, 'a note about an allergy');
      await dialog(page)
        .getByRole('button', { name: m.write_note_care_move({}, options) })
        .click();
      await expect(dialog(page).getByLabel(m.place_note({}, options), { exact: true })).toHaveValue(
        /Third bell\nNo sesame at all$/,
      );
      const dishes = language === 'de' ? 'Belegte Brötchen' : 'Open rolls';
      await expect(dialog(page)).toContainText(m.place_care_in({ dishes }, options));
      await expectAccessible(page, 'a note about what is on the table');
      // Left as it was, the order does not say it: the note is still there, and moved again it is said once.
      const leave = m.items_leave({}, options);
      await dialog(page).getByRole('button', { name: leave, exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
      await note.filter({ visible: true }).first().click();
      const text = dialog(page).getByLabel(m.write_note_text({}, options), { exact: true });
      await expect(text).toHaveValue('No sesame at all');
      await dialog(page)
        .getByRole('button', { name: m.write_note_care_move({}, options) })
        .click();
      await change.click();
      await expect(dialog(page).getByRole('status').filter({ hasText: made })).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: m.link_done({}, options), exact: true })
        .click();
      await note.filter({ visible: true }).first().click();
      await expect(text).toHaveValue('');
    });
  });
}

test('a dialog is open exactly when the address says so, however fast it is closed and opened again', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL, addDays(berlinDay(Date.now()), 2));
  await page.goto('/kitchen/');
  await page.goto(`/kitchen/order/${publicId}`);
  const act = page.getByRole('button', { name: 'Change dishes', exact: true });
  await act.click();
  // Asked of the page in one breath: what a browser tells of addresses comes later than they are.
  const seen = () =>
    page.evaluate(() => ({
      path: location.pathname,
      asked: location.search.includes('do=items'),
      open: document.querySelector('dialog[open]') !== null,
    }));
  for (let turn = 0; turn < 9; turn += 1) {
    await page.keyboard.press('Escape');
    if (turn % 3 === 2) await page.keyboard.press('Escape');
    await page.waitForTimeout(turn * 10);
    await act.evaluate((button: HTMLElement) => button.click());
    await page.waitForTimeout(200);
    await expect(async () => {
      const { path, asked, open } = await seen();
      expect([path, open]).toEqual([`/kitchen/order/${publicId}`, asked]);
    }).toPass({ timeout: 10_000 });
    // Whichever of the two came last, it can be opened.
    await expect(async () => {
      if (!(await seen()).open) await act.click({ timeout: 500 });
      expect((await seen()).open).toBe(true);
    }).toPass({ timeout: 10_000 });
  }
});

test('what a change has made of an order is shown, however fast its dialog is closed', async ({
  page,
  context,
  baseURL,
}) => {
  await asOffice(context, baseURL);
  const { publicId } = await paid(baseURL, addDays(berlinDay(Date.now()), 2));
  await page.goto(`/kitchen/order/${publicId}`);
  await page.getByRole('button', { name: 'Change place and note', exact: true }).click();
  await dialog(page).getByLabel('Note', { exact: true }).fill('Third bell');
  const change = dialog(page).getByRole('button', { name: 'Change it', exact: true });
  await expect(change).not.toHaveAttribute('aria-disabled');
  // The order as it is then comes late, after the dialog is closed.
  await page.route(`**/kitchen/api/orders/${publicId}`, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(2000);
    await route.fulfill({ response }).catch(() => undefined);
  });
  await change.click();
  await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Third bell');
});

test('kitchen and drivers have no such button, and open what the office has changed', async ({
  page,
  context,
  baseURL,
}) => {
  const { publicId } = await paid(baseURL, addDays(berlinDay(Date.now()), 1));
  await asOffice(context, baseURL);
  const change = (path: string, body: object) =>
    context.request.post(`${baseURL}/kitchen/api/orders/${publicId}/changes${path}`, {
      headers: { Origin: baseURL ?? '' },
      data: { items: [{ productId: 101, quantity: 2 }], ...body },
    });
  const { version, difference } = await (await change('/quote', {})).json();
  expect((await change('', { version, difference })).status()).toBe(200);
  for (const role of ['KITCHEN', 'DRIVER'] as const) {
    await signIn(context, baseURL ?? '', await newStaff(role));
    await page.goto(`/kitchen/order/${publicId}?do=items`);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Changed: 1 dish');
    await expect(page.getByRole('button', { name: 'Change dishes' })).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  }
});
