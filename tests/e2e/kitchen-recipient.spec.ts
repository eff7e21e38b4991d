import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { m } from '#kitchen-messages';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { mailTo } from './support/mailbox.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { visitors } from './support/visitors.ts';

/** A paid order of Jana Holm unless told, brought to Oranienstraße. */
async function paid(baseURL: string, name = 'Jana', lastname = 'Holm') {
  const { email, token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, lastname, mobileNumber: '030 5557 0185' }),
  });
  const placed = await placedOrder(baseURL, token, 'For Jana', {
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(baseURL, token),
    productQuantities: { '101': 2 },
    preferDateAndTime: `${addDays(berlinDay(Date.now()), 150 + test.info().retry)}T12:30`,
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(baseURL, token, placed.publicId, 'PAID');
  return { email, publicId: placed.publicId };
}

/** Gives an order a further invoice, as over what it became more. */
async function becomeTwo(publicId: string) {
  const number = randomInt(90_000, 99_999);
  await query(
    `insert into invoices (order_id, kind, position, year, number, code, issued_at, snapshot)
     select order_id, kind, 900, 2001, $2::int, $3::text, now(),
       snapshot || jsonb_build_object('code', $3::text, 'about', 'CHANGE')
     from invoices join product_orders on product_orders.id = order_id where public_id = $1 and position = 1`,
    [publicId, number, `RE-2001-${number}`],
  );
}

const dialog = (page: Page) => page.getByRole('dialog');

for (const { language, device, viewport } of visitors) {
  const options = { locale: language };
  const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
  const name = (page: Page) => field(page, m.recipient_name({}, options));
  const button = (page: Page, words: string) =>
    dialog(page).getByRole('button', { name: words, exact: true });
  const open = (page: Page) =>
    page.getByRole('button', { name: m.recipient_title({}, options), exact: true }).click();

  test.describe(`${language}, ${device}`, () => {
    test.use({ language, viewport });
    test.beforeEach(({ page }) =>
      page.addInitScript((wanted) => localStorage.setItem('kitchen-language', wanted), language),
    );

    test('an invoice to the wrong name is corrected: what comes of it is said first, and nothing typed gets lost', async ({
      page,
      context,
      baseURL: given,
    }) => {
      const baseURL = given ?? '';
      await signIn(context, baseURL, await newStaff('OFFICE'));
      const { publicId, email } = await paid(baseURL);
      await page.goto(`/kitchen/order/${publicId}`);
      await open(page);
      // What stands there is there already; what happens is said before it does.
      await expect(field(page, m.recipient_first_name({}, options))).toHaveValue('Jana');
      await expect(dialog(page)).toContainText(/RE-\d{4}-\d{5}/);
      await expect(dialog(page)).toContainText(m.recipient_amounts({}, options));
      await expect(dialog(page)).toContainText(email);
      const send = () => button(page, m.recipient_press({ count: 1 }, options)).click();
      await send();
      await expect(dialog(page).getByRole('alert')).toHaveText(m.recipient_nothing_yet({}, options));

      // By keyboard: a company now, whose number is wrong.
      await dialog(page)
        .getByRole('radio', { name: m.recipient_person({}, options) })
        .focus();
      await page.keyboard.press('ArrowLeft');
      await name(page).fill('Holm & Söhne GmbH');
      const vatNumber = field(page, m.recipient_vat_number({}, options));
      await vatNumber.fill('DE12');
      await page.keyboard.press('Enter');
      await expect(vatNumber).toBeFocused();
      await expect(vatNumber).toHaveAccessibleDescription(m.recipient_wrong_vat_number({}, options));
      await expectAccessible(page, 'a recipient with a wrong number');
      await expectToFit(page, 'a recipient with a wrong number');
      await page.setViewportSize(viewport);
      await vatNumber.fill('DE136695976');

      // Without a connection everything stays as it was typed, also when the dialog is closed.
      const address = `**/orders/${publicId}/recipient`;
      await context.route(address, (route) => route.abort());
      await send();
      await expect(dialog(page).getByRole('alert')).toHaveText(m.error_unreachable({}, options));
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await context.unroute(address);
      await open(page);
      await expect(name(page)).toHaveValue('Holm & Söhne GmbH');

      // Somebody else has been there: it is said, and asked whose holds.
      const api = `${baseURL}/kitchen/api/orders/${publicId}`;
      const { money } = await (await context.request.get(api)).json();
      const { version, recipient } = money.recipient;
      const theirs = { ...recipient, lastname: 'Holm-Petersen' };
      await context.request.post(`${api}/recipient`, {
        data: { id: crypto.randomUUID(), version, recipient: theirs },
        headers: { Origin: baseURL },
      });
      await expect(dialog(page)).toContainText('Jana Holm-Petersen');
      await expectAccessible(page, 'a recipient that somebody else has corrected meanwhile');
      await button(page, m.draft_take_mine({}, options)).click();
      await send();
      await expect(dialog(page)).toHaveCount(0);
      const main = page.getByRole('main');
      const document = page.getByRole('link', { name: /RE-/ });
      await expect(main.getByRole('listitem').filter({ has: document }), 'each with its sum').toHaveText(
        Array.from({ length: 3 }, () => /116[.,]00/),
      );
      await expect(main).toContainText(
        m.recipient_line({ recipient: 'Holm & Söhne GmbH, Oranienstraße 185' }, options),
      );
      await expect(main).toContainText(
        new RegExp(m.order_event_recipient_documents({ documents: 'RE-' }, options)),
      );
      await expectAccessible(page, 'an order whose invoice is corrected');
      await expectToFit(page, 'an order whose invoice is corrected');
      // What holds stands out in the same way in the list of its month, there the newest first.
      const coloursOfAmounts = () =>
        main
          .getByRole('listitem')
          .filter({ has: document })
          .locator('.num')
          .evaluateAll((amounts) => amounts.map((amount) => getComputedStyle(amount).color));
      const [first, second, last] = await coloursOfAmounts();
      expect(first).toBe(second);
      expect(last).not.toBe(first);
      await page.goto(`/kitchen/money?q=${orderNumber(publicId)}`);
      await expect.poll(coloursOfAmounts).toEqual([last, first, first]);
      const { text } = await mailTo(email, /Corrected invoice/, 0, 'Holm & Söhne GmbH');
      expect(text).toMatch(/RE-\d{4}-\d{5}/);
    });

    test('a mistyped name is mended for the order too, where that is ticked', async ({
      page,
      context,
      baseURL: given,
    }) => {
      const baseURL = given ?? '';
      await signIn(context, baseURL, await newStaff('OFFICE'));
      const { publicId } = await paid(baseURL, 'Jnaa', 'Hlom');
      await page.goto(`/kitchen/order/${publicId}`);
      await open(page);
      // Nothing is asked as long as both names are one.
      const tick = dialog(page).getByRole('checkbox');
      await expect(tick).toHaveCount(0);
      await field(page, m.recipient_first_name({}, options)).fill('Jana');
      await field(page, m.recipient_last_name({}, options)).fill('Holm');
      await expect(tick).not.toBeChecked();
      await expect(dialog(page)).toContainText(m.recipient_names_order_else({ name: 'Jnaa Hlom' }, options));
      await button(page, m.recipient_press({ count: 1 }, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /RE-/ })).toHaveCount(2);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jnaa Hlom');

      // The invoice has the right name now: what is ticked issues nothing, and says so before.
      await open(page);
      await dialog(page).getByLabel(m.recipient_names_order({}, options)).check();
      await expect(dialog(page)).toContainText(m.recipient_names_only({}, options));
      await expectAccessible(page, 'a name that is mended for the order too');
      await expectToFit(page, 'a name that is mended for the order too');
      await page.setViewportSize(viewport);
      await button(page, m.recipient_press_before({}, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jana Holm');
      await expect(main).not.toContainText('Jnaa');
      await expect(main).toContainText(m.order_event_recipient_names_order({}, options));
      await expect(main.getByRole('link', { name: /RE-/ })).toHaveCount(2);
    });

    test('an order of a firm goes by the name that its invoices get, unless that is unticked', async ({
      page,
      context,
      baseURL: given,
    }) => {
      const baseURL = given ?? '';
      await signIn(context, baseURL, await newStaff('OFFICE'));
      const { publicId } = await paid(baseURL, 'Holm GmbH', '-');
      await query(
        `update product_orders set customer = customer || '{"customerType":"COMMERCIAL","lastname":""}'
         where public_id = $1`,
        [publicId],
      );
      await becomeTwo(publicId);
      const moved = { day: addDays(berlinDay(Date.now()), 160), time: '12:30', overbook: true };
      const api = `${baseURL}/kitchen/api/orders/${publicId}/time`;
      await context.request.post(api, { data: moved, headers: { Origin: baseURL } });
      await page.goto(`/kitchen/order/${publicId}`);
      await open(page);
      // Both invoices name the day of before.
      const [words = ''] = m.recipient_day({ count: 2, day: '\n', before: '' }, options).split('\n');
      await expect(dialog(page)).toContainText(words.trim());
      const tick = dialog(page).getByRole('checkbox');
      await expect(tick).toHaveCount(0);
      await name(page).fill('Holm & Söhne GmbH');
      await expect(tick).toBeChecked();
      await expect(dialog(page)).toContainText(m.recipient_names_order_else({ name: 'Holm GmbH' }, options));
      await tick.uncheck();
      await name(page).fill('Holm & Söhne Holding GmbH');
      await expect(tick).not.toBeChecked();
      await tick.check();
      await expectAccessible(page, 'the invoices of a firm');
      await expectToFit(page, 'the invoices of a firm');
      await page.setViewportSize(viewport);
      await button(page, m.recipient_press({ count: 2 }, options)).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Holm & Söhne Holding GmbH');
    });
  });
}
