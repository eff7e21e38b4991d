import { readFileSync } from 'node:fs';
import { m } from '#messages';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { consentOf } from './support/consent.ts';
import { query } from './support/database.ts';
import { mailTo } from './support/mailbox.ts';
import { canceled, linkOf, placedOrder, press, updateOrder } from './support/orders.ts';
import { type Customer, newCustomer, withAddress } from './support/signed-in.ts';
import { withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const dishes = { '101': 1, '102': 2, '301': 1, '401': 1, '601': 1, '701': 1 };
let customer: Customer;
let shop: string;
let asked = 0;
test.beforeAll(async ({ baseURL }) => {
  shop = baseURL ?? '';
  customer = await newCustomer();
});

/** A paid order for delivery in three days, and its link. */
async function paid(change: Record<string, unknown> = {}) {
  asked += 1;
  const placed = await placedOrder(shop, customer.token, `Zweite Klingel ${asked}`, {
    productQuantities: dishes,
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(shop, customer.token),
    preferDateAndTime: `${addDays(berlinDay(Date.now()), 3)}T12:30`,
    guests: '20-25',
    ...change,
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(shop, customer.token, placed.publicId, 'PAID');
  return { ...placed, link: await linkOf(shop, customer.token, placed.publicId) };
}

for (const language of ['de', 'en'] as const) {
  const options = { locale: language };
  test.describe(language, () => {
    test.use({ language });

    test('the link of an e-mail opens the order without a sign-in, and leaves the address before anything is asked', {
      tag: '@smoke',
    }, async ({ page }) => {
      const { publicId, link } = await paid();
      const addresses: string[] = [];
      const referers: string[] = [];
      page.on('request', (request) => {
        addresses.push(request.url());
        referers.push(request.headers().referer ?? '');
      });
      const answer = await page.goto(`/order?lang=${language}#${link}`);
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      expect(await answer?.text()).not.toContain(link);
      await expect(page).toHaveURL(`${shop}/order`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title_ordered({}, options));
      const main = page.getByRole('main');
      await expect(main).toContainText(publicId.slice(0, 8));
      await expect(
        main.getByRole('list', { name: m.order_stations({}, options) }).getByRole('listitem'),
      ).toHaveCount(5);
      await expect(main).toContainText('Oranienstraße 185');
      await expect(main).toContainText(m.order_guests({ guests: '20–25' }, options));
      await expect(main.getByRole('button', { name: m.order_cancel({}, options) })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(addresses.filter((address) => address.includes(link))).toEqual([]);
      // What styles and scripts ask for names these, never the page.
      const isPage = (referer: string) => !new URL(referer).pathname.startsWith('/assets/');
      expect(referers.filter((referer) => referer !== '' && isPage(referer))).toEqual([]);
      expect(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      ).not.toContain(link);
      // It stays with the tab, and with no other.
      await page.reload();
      await expect(main).toContainText(publicId.slice(0, 8));
      expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(link);
    });

    test('it can be read by everybody, on a phone and at 320 px', async ({ page }) => {
      const { link, publicId } = await paid();
      await page.goto(`/order#${link}`);
      await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
      await expectAccessible(page, 'order');
      await expectToFit(page, 'order');
      await query('update product_orders set stage = $1 where public_id = $2', ['OUT', publicId]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title_out({}, options));
      await expectAccessible(page, 'an order on its way');
      await expectToFit(page, 'an order on its way');
    });

    test('a link that opens nothing says so, with ways on', async ({ page }) => {
      await page.goto(`/order#${'A'.repeat(48)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_unknown_title({}, options));
      await expect(
        page.getByRole('main').getByRole('link', { name: m.orders_title({}, options) }),
      ).toHaveAttribute('href', '/orders');
      await expectAccessible(page, 'an unknown link');
      await expectToFit(page, 'an unknown link');
    });

    test('who comes back from paying a change in a tab that knows no link reads what happens now', async ({
      page,
    }) => {
      await page.goto('/order?changed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        m.order_paid_elsewhere_title({}, options),
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: m.orders_title({}, options) }),
      ).toHaveAttribute('href', '/orders');
      await expectToFit(page, 'paid in another tab');
    });

    test('it gives a card for every dish in both languages, and prints those that are chosen', async ({
      page,
    }) => {
      const { link } = await paid();
      await page.goto(`/order#${link}`);
      await page.getByRole('link', { name: m.order_cards({}, options) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_cards({}, options));
      const cards = page
        .getByRole('region', { name: m.order_cards_preview({}, options) })
        .getByRole('article');
      await expect(cards).toHaveCount(6);
      const rolls = cards.filter({ hasText: 'Belegte Brötchen' });
      await expect(rolls).toContainText('Open rolls');
      await expect(rolls).toContainText('Enthält Weizen');
      await expect(rolls).toContainText('Contains wheat');
      await page.getByRole('checkbox').first().uncheck();
      await expect(cards).toHaveCount(5);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), 'five cards are one sheet').toHaveLength(1);
      await expectAccessible(page, 'cards');
      await expectToFit(page, 'cards');
    });
  });
}

test('who looks at it hears 304 until something changes, and then what', async ({ page }) => {
  await page.clock.install();
  const { link, publicId } = await paid();
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table is booked.');
  const next = () => page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/order');
  const [same] = await Promise.all([next(), page.clock.fastForward(31_000)]);
  expect(same.status()).toBe(304);
  await query('update product_orders set stage = $1 where public_id = $2', ['READY', publicId]);
  const [changed] = await Promise.all([next(), page.clock.fastForward(31_000)]);
  expect(changed.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is packed.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ready and packed' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByRole('heading', { name: 'What is coming' })).toBeVisible();
  await query('update product_orders set stage = $1 where public_id = $2', ['DELIVERED', publicId]);
  await Promise.all([next(), page.clock.fastForward(31_000)]);
  await expect(page.getByRole('heading', { name: 'What was ordered' })).toBeVisible();
});

test('without a connection it says that nothing is lost, keeps what was seen, and goes on by itself', async ({
  page,
}) => {
  const { link, publicId } = await paid();
  let isCut = true;
  await page.route('**/v1/order', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection.');
  await expect(page.getByRole('main')).toContainText('Nothing gets lost');
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
  isCut = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/No connection\. This is how your order stood at/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
});

test('a link that comes later into the same tab opens its order, another tab keeps its own', async ({
  page,
  context,
}) => {
  const [one, other] = [await paid(), await paid()];
  await page.goto(`/order#${one.link}`);
  const second = await context.newPage();
  await second.goto(`/order#${other.link}`);
  await expect(second.getByRole('main')).toContainText(other.publicId.slice(0, 8));
  await expect(page.getByRole('main')).toContainText(one.publicId.slice(0, 8));
  await page.evaluate((link) => {
    location.hash = link;
  }, other.link);
  await expect(page.getByRole('main')).toContainText(other.publicId.slice(0, 8));
  await expect(page).toHaveURL(/\/order$/);
});

test('a link of which hardly anything is left shows no order, also not the one that the tab has shown', async ({
  page,
}) => {
  const { link, publicId } = await paid();
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goto('/');
  await page.goto(`/order#${link.slice(0, 6)}`);
  await expect(page.getByRole('main')).toContainText('We found no order for this link');
  await expect(page).toHaveURL(/\/order$/);
});

test('a browser that keeps nothing shows it all the same', async ({ page }) => {
  const { link, publicId } = await paid();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
  await expect(page).toHaveURL(/\/order$/);
});

test('calendar and invoice come as files', async ({ page }) => {
  const { link, publicId } = await paid();
  await page.goto(`/order#${link}`);
  const taken = async (name: RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'latin1') };
  };
  const calendar = await taken(/Add to calendar/);
  expect(calendar.name).toBe(`${publicId.slice(0, 8)}.ics`);
  expect(calendar.text).toContain('DTSTART;TZID=Europe/Berlin:');
  const invoice = await taken(/Invoice \(PDF\)/);
  expect(invoice.name).toMatch(/^RE-\d{4}-\d{5}\.pdf$/);
  expect(invoice.text.startsWith('%PDF-')).toBe(true);
});

test('an unpaid order leads to where it is paid, a canceled one says so', async ({ page }) => {
  const unpaid = await placedOrder(shop, customer.token, 'not paid');
  await page.goto(`/order#${await linkOf(shop, customer.token, unpaid.publicId)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not paid yet.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/orders',
  );
  const { publicId, link } = await paid();
  await canceled(shop, customer.token, publicId);
  await page.goto('about:blank');
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is canceled.');
  await expect(page.getByRole('button', { name: /Credit note|Cancellation invoice/ })).toBeVisible();
});

test('my orders lead to the same page, and so do the e-mails, in their text too', async ({ page }) => {
  const { publicId, link } = await paid();
  const mail = await mailTo(customer.email, /table is booked|Tisch ist bestellt/, 0, publicId.slice(0, 8));
  expect(mail.html).toMatch(new RegExp(`/order\\?lang=en#${link}"`));
  expect(mail.text).toContain(`/order?lang=en#${link}`);
  await withToken(page, customer.token);
  await page.goto('/orders');
  await page.getByRole('link', { name: `See it: order ${publicId.slice(0, 8)}` }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table is booked.');
});

test('with consent to everything nothing of others is asked for there', async ({ page }) => {
  const { link, publicId } = await paid();
  await page.goto('/about');
  await consentOf(page, 'en').accept.click();
  // The test of this shop fails by itself once another host is asked.
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
  expect(
    await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    ),
  ).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it says what to do instead', async ({ page }) => {
    await page.goto('/order');
    const said = await page.getByRole('main').innerText();
    expect(said).toContain('this page needs JavaScript');
    expect(said).toContain('030');
  });
});
