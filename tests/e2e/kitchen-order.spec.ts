import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { mailsTo, mailTo } from './support/mailbox.ts';
import { menuHand, ownName } from './support/menu.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { codeOf, letConfirmationsPass, newStaff, owner, signIn } from './support/staff.ts';
import { withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { toldAsPacked } from './support/told-as-packed.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 120 + 2 * number + test.info().retry);

interface Placed {
  readonly email: string;
  readonly token: string;
  readonly publicId: string;
}

type Wanted = { name?: string; note?: string; items?: Record<string, number> };

/** An order of somebody called so, brought to Oranienstraße, up to its payment page. */
async function unpaidOrder(
  baseURL: string,
  preferDateAndTime: string | undefined,
  { name = 'Jana', note = '', items = { '101': 2, '701': 1 } }: Wanted = {},
): Promise<Placed & { readonly sessionId: string }> {
  const { email, token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, lastname: 'Holm', mobileNumber: '030 5557 0185' }),
  });
  const placed = await placedOrder(baseURL, token, note || `For ${name}`, {
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(baseURL, token),
    productQuantities: items,
    preferDateAndTime,
  });
  return { email, token, ...placed };
}

/** An order of somebody called so, brought to Oranienstraße and paid. */
async function paidOrder(
  baseURL: string,
  preferDateAndTime: string | undefined,
  wanted?: Wanted,
): Promise<Placed> {
  const placed = await unpaidOrder(baseURL, preferDateAndTime, wanted);
  await press(placed.sessionId, 'pay');
  await updateOrder(baseURL, placed.token, placed.publicId, 'PAID');
  return placed;
}

const open = (page: Page, { publicId }: Placed) => page.goto(`/kitchen/order/${publicId}`);
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const path = (page: Page) => page.getByRole('list', { name: 'How far it is' });
const history = (page: Page) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: 'History' }) });
const noteOf = (page: Page) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: 'Notes' }) });
const asOwner = async (context: BrowserContext, baseURL = '') => signIn(context, baseURL, await owner());

/** Slips, papers and rows that run out of the column in which they stand. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isOpen = (element: Element) => getComputedStyle(element).overflowX === 'visible';
    const parts = [...document.querySelectorAll('article, aside, li, .paper')];
    return parts
      .filter(
        (part) => part.checkVisibility() && isOpen(part) && part.parentElement && isOpen(part.parentElement),
      )
      .filter((part) => {
        const edge = part.parentElement?.getBoundingClientRect().right ?? 0;
        return part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > edge + 1;
      })
      .map((part) => `${part.className}: ${part.textContent?.slice(0, 60)}`);
  });

test('a name that is one long word stays in its column, on the board, on the page of its order and among the runs', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const day = dayOf(20);
  const name = 'Kraftfahrzeughaftpflichtversicherungsgesellschaft';
  const placed = await paidOrder(baseURL ?? '', `${day}T12:30`, { name });
  for (const path of [`day/${day}`, `order/${placed.publicId}`, `runs/${day}`, `packing/${day}`]) {
    await page.goto(`/kitchen/${path}`);
    await expect(page.locator('body')).toContainText(name);
    await expectToFit(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('the page of an order', () => {
  test('says when, for whom, what is in it, what to take care of, and what was paid', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const note = 'One guest has a sesame allergy. Second bell';
    const placed = await paidOrder(baseURL ?? '', `${dayOf(1)}T12:30`, { note });
    await open(page, placed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/12:30\s+Jana Holm/);
    await expect(page.locator('#main').locator('..')).toContainText(`order ${orderNumber(placed.publicId)}`);
    await expect(main(page)).toContainText('Take care: sesame.');
    await expect(main(page)).toContainText('contains sesame');
    await expect(main(page).locator('q')).toHaveAttribute('lang', 'en');
    await expect(main(page)).toContainText('Oranienstraße 185');
    await expect(main(page).getByRole('link', { name: '030 5557 0185' })).toHaveAttribute(
      'href',
      'tel:030 5557 0185',
    );
    await expect(main(page)).toContainText(placed.email);
    await expect(main(page)).toContainText('€155.60');
    await expect(main(page)).toContainText('7% VAT in €116.00, 19% VAT in €39.60');
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: /Invoice RE-\d+-\d+ as PDF/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^RE-\d+-\d+\.pdf$/);
    await expectAccessible(page, 'order');
    await expectToFit(page, 'order');
  });

  test('of somebody who gave no name is called by its Bon, and says so', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const { token } = await newCustomer();
    const placed = await placedOrder(baseURL ?? '', token, 'nobody', {
      preferDateAndTime: `${dayOf(1)}T12:30`,
    });
    await press(placed.sessionId, 'pay');
    await updateOrder(baseURL ?? '', token, placed.publicId, 'PAID');
    await page.goto(`/kitchen/order/${placed.publicId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/12:30\s+no\. \d+/);
    await expect(main(page).getByRole('heading', { name: 'No name given' })).toBeVisible();
  });

  test('shows the kitchen no money, no address and no e-mail, and a driver no money but the deposit', async ({
    page,
    context,
    baseURL,
  }) => {
    const placed = await paidOrder(baseURL ?? '', `${addDays(berlinDay(Date.now()), 1)}T20:00`);
    const deposit = 'Deposit at hand-over: €4.20';
    for (const [role, isOnTheRoad] of [
      ['DRIVER', true],
      ['KITCHEN', false],
    ] as const) {
      await signIn(context, baseURL ?? '', await newStaff(role));
      await open(page, placed);
      await expect(main(page).getByRole('heading', { name: 'History' })).toBeVisible();
      const text = (await page.locator('body').textContent()) ?? '';
      for (const known of ['Oranienstraße', '5557', deposit])
        expect(text.includes(known), `${role}: ${known}`).toBe(isOnTheRoad);
      expect(text.replace(deposit, ''), role).not.toMatch(/€|@example\.com|Money/);
      await expect(act(page, 'Note').first()).toBeVisible();
      for (const name of ['Move', 'Write', 'Cancel']) await expect(act(page, name)).toHaveCount(0);
      // Who drives has not seen it for those who cook.
      await expect(path(page).locator('[aria-current=step]')).toContainText(isOnTheRoad ? 'New' : 'Seen');
    }
  });

  test('is moved on with a press, which can be taken back, and its customer sees how far it is', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(2)}T12:30`);
    await open(page, placed);
    await act(page, 'Start').click();
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await expect(page.getByRole('status').filter({ hasText: 'In the works at' })).toBeVisible();
    await act(page, 'Undo').click();
    await expect(path(page).locator('[aria-current=step]')).toContainText(/New|Seen/);
    await expect(history(page)).toContainText(/Back to/);
    // Pressed twice by the same finger it goes one stage on.
    await act(page, 'Start').dblclick();
    await page.waitForTimeout(500);
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await act(page, 'Packed').click();
    await toldAsPacked(page, path(page).locator('[aria-current=step]').filter({ hasText: 'Packed' }));
    await page.waitForTimeout(500);
    await act(page, 'Leave').click();
    const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave anyway' });
    await expect(leave).toBeVisible();
    await page.waitForTimeout(500);
    await leave.click();
    await expect(page.getByRole('status').filter({ hasText: 'On its way at' })).toContainText(
      'Until then the e-mail',
    );
    await expectAccessible(page, 'undo');
    await expect
      .poll(() => mailsTo(placed.email, /is on its way/).then(({ length }) => length), {
        timeout: 25_000,
      })
      .toBe(1);
    await withToken(page, placed.token);
    await page.goto('/orders');
    await expect(main(page)).toContainText('On its way to you');
    await expectAccessible(page, 'orders with a stage');
  });

  test('says by itself that somebody has looked', async ({ page, context, baseURL }) => {
    const jule = await newStaff('OFFICE', 'Jule Marten');
    await signIn(context, baseURL ?? '', jule);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(3)}T12:30`);
    const before = `update product_orders set created_at = created_at - interval '2 days' where public_id = $1`;
    await query(before, [placed.publicId]);
    await open(page, placed);
    await expect(history(page).getByRole('listitem').first()).toContainText('Seen, Jule Marten');
    // Today, not when it was ordered.
    await expect(path(page).locator('[aria-current=step]')).toHaveText(/^Seen\s*\d{1,2}:\d{2}$/);
  });

  test('lets a dish be ticked off, and that be taken back', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    const placed = await paidOrder(baseURL ?? '', `${dayOf(4)}T12:30`);
    await open(page, placed);
    const tick = main(page).getByRole('button', { name: /^Tick off .* as done$/ });
    await expect(tick).toHaveCount(2);
    await tick.first().click();
    await expect(tick).toHaveCount(1);
    await expect(main(page)).toContainText('1 of 2 done');
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await page.reload();
    await expect(tick).toHaveCount(1);
    await main(page)
      .getByRole('button', { name: /is done: press to take it back$/ })
      .click();
    await expect(tick).toHaveCount(2);
  });

  test('is taken back by the office also long after, once it has read what follows', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(24)}T12:30`);
    const move = async (stage: string) => {
      const moved = await page.request.post(`/kitchen/api/orders/${placed.publicId}/stage`, {
        data: { stage },
        headers: { Origin: new URL(baseURL ?? '').origin },
      });
      expect(moved.status()).toBe(200);
    };
    await move('READY');
    // A page that has pressed nothing offers no undo.
    await open(page, placed);
    const back = path(page).getByRole('button', { name: 'Back to In the works' });
    await expect(act(page, 'Undo')).toBeHidden();
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('It has to be cooked and packed again');
    await expectAccessible(page, 'way back of an order');
    await dialog(page).getByRole('button', { name: 'Leave it' }).click();
    await expect(path(page).locator('[aria-current=step]')).toContainText('Packed');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page, 'order');
    const target = await back.boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(56);
    expect(target?.width).toBeGreaterThanOrEqual(56);
    await back.click();
    // The second tap of the thumb that opened it answers nothing.
    await expect(async () => {
      await dialog(page).getByRole('button', { name: 'Back to In the works' }).click({ timeout: 1000 });
      await expect(dialog(page)).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await expect(main(page).getByRole('button', { name: /^Tick off .* as done$/ })).toHaveCount(2);
    await page.reload();
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');

    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    await open(page, placed);
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await expect(path(page).getByRole('button')).toHaveCount(0);
    // What is packed by mistake, and still here, who cooks takes back alone: nobody else is there at six.
    await move('READY');
    await expect(path(page).locator('[aria-current=step]')).toContainText('Packed');
    await expect(path(page).getByRole('button')).toHaveCount(1);
    await page.setViewportSize({ width: 1024, height: 768 });
    await back.click();
    await expect(dialog(page)).toContainText('It has to be cooked and packed again');
    await page.waitForTimeout(500);
    await dialog(page).getByRole('button', { name: 'Back to In the works' }).click();
    await expect(path(page).locator('[aria-current=step]')).toContainText('In the works');
    await move('OUT');
    await expect(path(page).locator('[aria-current=step]')).toContainText('On its way');
    await expect(path(page).getByRole('button')).toHaveCount(0);
  });

  test('of an order that there is not says so', async ({ page, context, baseURL }) => {
    await asOwner(context, baseURL);
    await page.goto('/kitchen/order/0f8fad5b-d9cb-469f-a165-70867728950e');
    await expect(main(page)).toContainText('We could not find this order');
    await expect(main(page).getByRole('link', { name: 'To today' })).toBeVisible();
  });
});

test.describe('the time of an order', () => {
  test('is moved on purpose to a day for which a dish is sold out, which is said by name before', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const [day, other] = [dayOf(12), addDays(dayOf(12), 1)];
    const hand = menuHand(context, baseURL ?? '');
    const name = ownName('Plum dumplings');
    const id = await hand.dish(name);
    const placed = await paidOrder(baseURL ?? '', `${day}T12:30`, { items: { '101': 2, [id]: 1 } });
    const availability = { fromDay: other, untilDay: other, soldOut: true };
    await context.request.put(`${baseURL}/kitchen/api/products/${id}/availability`, {
      data: availability,
      headers: { Origin: baseURL ?? '' },
    });
    await open(page, placed);
    await expect(async () => {
      await act(page, 'Move').click({ timeout: 2000 });
      await expect(dialog(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    const said = dialog(page).getByRole('status').filter({ hasText: 'sold out' });
    await expect(said).toHaveCount(0);
    await dialog(page).getByLabel('Another day').fill(other);
    await expect(said).toContainText(`${name} is sold out on`);
    await expectAccessible(page, 'a day for which a dish is sold out');
    await dialog(page).getByRole('button', { name: '18:00' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Move to .+ 18:00$/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('18:00');
    await hand.withdraw(id);
  });

  test('that somebody else moves meanwhile is not moved on by who saw another time', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const day = dayOf(6);
    const placed = await paidOrder(baseURL ?? '', `${day}T12:30`);
    await open(page, placed);
    await act(page, 'Move').click();
    await dialog(page).getByRole('button', { name: '14:30' }).click();
    await context.request.post(`${baseURL}/kitchen/api/orders/${placed.publicId}/time`, {
      data: { day, time: '11:30' },
      headers: { Origin: baseURL ?? '' },
    });
    await expect(dialog(page).getByRole('alert')).toContainText(/Moved to .*11:30 in the meantime/);
    await expect(dialog(page).getByRole('button', { name: 'Please choose a time' })).toBeVisible();
    await dialog(page).getByRole('button', { name: '14:30' }).click();
    await dialog(page).getByRole('button', { name: 'Move to 14:30' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(history(page)).toContainText(/Moved: .*11:30 → .*14:30/);
  });

  test('is moved to another day; nothing changes until the button says so, and the customer hears of it', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const [day, other] = [dayOf(5), addDays(dayOf(5), 1)];
    const placed = await paidOrder(baseURL ?? '', `${day}T12:30`);
    await open(page, placed);
    await act(page, 'Move').click();
    await expect(dialog(page)).toContainText('Move the time');
    await expect(dialog(page).getByRole('button', { name: '12:30 until now' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: '13:00' }).click();
    await expect(dialog(page)).toContainText(/Delivery\s*12:30\s*13:00/);
    await expectAccessible(page, 'time');
    await expectToFit(page, 'time');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(act(page, 'Move')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12:30');

    await expect(async () => {
      await act(page, 'Move').click({ timeout: 2000 });
      await expect(dialog(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await dialog(page).getByLabel('Another day').fill(other);
    await expect(dialog(page)).toContainText('number 1 is not given again');
    await dialog(page)
      .getByRole('button', { name: /^Please choose a time/ })
      .press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText('Please choose a time');
    await dialog(page).getByRole('button', { name: '18:00' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Move to .+ 18:00$/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('18:00');
    await expect(history(page)).toContainText(/Moved: .*12:30 → .*18:00/);
    const { text } = await mailTo(placed.email, /A new time/);
    expect(text).toContain('12:30');
    expect(text).toContain('18:00');
  });

  test('of a stop says where it is moved to in one line, whomever it is for, and stays off the edges', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const day = dayOf(25);
    const placed = await paidOrder(baseURL ?? '', `${day}T12:30`, { name: 'Maximilian Alexander' });
    await page.request.post(`/kitchen/api/days/${day}/runs`, {
      headers: { Origin: baseURL ?? '' },
      data: { stops: [placed.publicId] },
    });
    await page.addInitScript(() => localStorage.setItem('kitchen-language', 'de'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/kitchen/order/${placed.publicId}?do=time`);
    await dialog(page).getByRole('button', { name: '13:00' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Auf 13:00 verschieben/ })
      .click();
    const said = dialog(page).getByRole('heading', { name: 'Verschoben auf 13:00' });
    await expect(said).toBeVisible();
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await said.evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return words.getClientRects().length;
      });
      expect(lines, `at ${width}`).toBe(1);
    }
    await expectAccessible(page, 'a stop that was moved');
    await expectToFit(page, 'a stop that was moved');
  });

  test('is set for one that has none, and nobody has to look after it any more', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const placed = await paidOrder(baseURL ?? '', undefined, { name: 'Undatiert' });
    await open(page, placed);
    await expect(main(page)).toContainText('Paid, but no time.');
    await act(page, 'Set the time').click();
    await dialog(page).getByLabel('Another day').fill(dayOf(6));
    await dialog(page).getByRole('button', { name: '9:00' }).first().click();
    await dialog(page)
      .getByRole('button', { name: /^Agree on .+ 9:00$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('9:00');
    await expect(main(page)).not.toContainText('Paid, but no time.');
    await expect(history(page)).toContainText('Seen to: Without a time');
  });
});

test('an order is canceled with all its money back, after its canceler has shown who they are', {
  tag: '@smoke',
}, async ({ page, context, baseURL }) => {
  const jule = await newStaff('OFFICE');
  await signIn(context, baseURL ?? '', jule);
  const placed = await paidOrder(baseURL ?? '', `${dayOf(7)}T12:30`);
  await letConfirmationsPass(jule);
  await open(page, placed);
  await act(page, 'Cancel').click();
  const stepUp = page.getByRole('dialog', { name: 'Is it you?' });
  await stepUp.getByRole('button', { name: /code/i }).click();
  await stepUp.getByLabel('Code from the e-mail').fill(await codeOf(jule), { timeout: 30_000 });
  await expect(stepUp).toHaveCount(0);
  await expect(dialog(page)).toContainText(/goes back\s*€155.60/);
  await expectAccessible(page, 'cancel');
  await expectToFit(page, 'cancel');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page).getByLabel('Reason').fill('Water in their office');
  await dialog(page).getByRole('button', { name: 'Keep the order', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);

  await act(page, 'Cancel').click();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Water in their office');
  await dialog(page).getByRole('button', { name: 'Cancel, €155.60 back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('body')).toContainText('Canceled: not to be cooked');
  await expect(noteOf(page)).toContainText('Water in their office');
  await expect(main(page)).toContainText(/Refunded \d/);
  const { text } = await mailTo(placed.email, /is canceled/);
  expect(text).not.toContain('Water');

  // Nothing is printed for it any more, and nothing leads to its papers.
  await expect(page.getByRole('link', { name: 'Slip', exact: true })).toHaveCount(0);
  for (const paper of ['slip', 'delivery-note', 'labels']) {
    await page.goto(`/kitchen/${paper}/${placed.publicId}`);
    await expect(main(page)).toHaveText('This order is canceled: nothing is printed for it.');
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  }
  await expectAccessible(page, 'a paper of a canceled order');
  await page.getByRole('link', { name: 'To the order' }).click();
  await expect(page.locator('body')).toContainText('Canceled: not to be cooked');
});

test('canceling names no sum before it is known what it costs, and cancels nothing until then', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const placed = await paidOrder(baseURL ?? '', `${dayOf(17)}T12:30`);
  await page.route('**/cancel/quote', (route) => route.abort());
  await open(page, placed);
  await act(page, 'Cancel').click();
  await expect(dialog(page).getByRole('alert')).toContainText('The shop cannot be reached');
  await expect(dialog(page)).not.toContainText('goes back');
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.unroute('**/cancel/quote');
  await dialog(page).getByRole('button', { name: 'Cancel, €155.60 back' }).click();
  await expect(page.locator('body')).toContainText('Canceled: not to be cooked');
});

test('a bank transfer makes an order paid, and its money goes back by hand when it is canceled', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const placed = await unpaidOrder(baseURL ?? '', `${dayOf(11)}T12:30`);
  await open(page, placed);
  await expect(page.locator('body')).toContainText('Not paid: not to be cooked');
  await act(page, 'Transfer has arrived').click();
  await expectAccessible(page, 'transfer');
  await expectToFit(page, 'transfer');
  await page.setViewportSize({ width: 1280, height: 900 });
  const book = dialog(page).getByRole('button', { name: 'Book €155.60' });
  await book.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter the amount from the bank statement');
  await dialog(page).getByLabel('Amount on the account').fill('155,59');
  await dialog(page).getByLabel('Reference').fill('Transfer 4711, Holm GmbH');
  await book.click();
  await expect(dialog(page).getByRole('alert')).toContainText('€155.59 was transferred');
  await dialog(page).getByLabel('Amount on the account').fill('155,60');
  await book.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Not paid');
  await expect(main(page)).toContainText('Transfer 4711, Holm GmbH');
  await expect(history(page)).toContainText('Paid, bank transfer of');
  await expect(act(page, 'Transfer has arrived')).toHaveCount(0);
  const { text } = await mailTo(placed.email, /Your table is booked/);
  expect(text).toContain('RE-');

  await act(page, 'Cancel').click();
  await expect(dialog(page)).toContainText('please transfer it back');
  await dialog(page).getByRole('button', { name: 'Cancel, €155.60 back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page)).toContainText('Please transfer money back');
  await expect(main(page)).toContainText('To be sent back by hand since');
  await expect(main(page)).not.toContainText('under way');
  await expect(history(page)).toContainText('Needs somebody: send money back by hand');
  await expect(history(page)).not.toContainText('Refund failed');
  await expect(main(page).getByRole('button', { name: /: seen to$/ })).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: /^Money is back:/ })
    .click();
  await expect(dialog(page)).toContainText('Yes, it is back');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await act(page, 'Money is back').click();
  await expect(dialog(page)).toContainText('Yes, it is back');
  // It was paid by bank transfer: no payment provider has anything to do with it.
  await expect(dialog(page)).toContainText('After that the customer sees that it is back');
  await expect(dialog(page)).not.toContainText('payment provider');
  await expectAccessible(page, 'money is back');
  await page.setViewportSize({ width: 1280, height: 900 });
  // A transfer is often made on another day than it is noted.
  const sentOn = dialog(page).getByLabel('Sent back on');
  const today = berlinDay(Date.now());
  await expect(sentOn).toHaveValue(today);
  await sentOn.fill(addDays(today, 1));
  await dialog(page).getByRole('button', { name: 'Yes, it is back' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Please enter the day, today or earlier');
  await sentOn.fill(addDays(`${today.slice(0, 7)}-01`, -1));
  await dialog(page).getByRole('button', { name: 'Yes, it is back' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Please give today or another day of this month',
  );
  await sentOn.fill(today);
  await dialog(page).getByRole('button', { name: 'Yes, it is back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page)).not.toContainText('Please transfer money back');
  await expect(history(page)).toContainText('€155.60 sent back by hand');
  await page.goto(`/kitchen/money/${today.slice(0, 7)}`);
  const asked = main(page)
    .getByRole('row')
    .filter({ hasText: 'Refund' })
    .filter({ has: page.locator(`a[href$="${placed.publicId}"]`) });
  await expect(asked).toContainText('done as a transfer back');
  await expect(asked).not.toContainText('failed');
});

test('what was not right comes off the price once an order has left, and its customer reads that', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const placed = await paidOrder(baseURL ?? '', `${dayOf(23)}T12:30`);
  await open(page, placed);
  await expect(act(page, 'Cancel')).toBeVisible();
  await expect(act(page, 'Reduce the price')).toHaveCount(0);
  await page.request.post(`/kitchen/api/orders/${placed.publicId}/stage`, {
    headers: { Origin: baseURL ?? '' },
    data: { stage: 'OUT' },
  });
  await page.reload();
  await act(page, 'Reduce the price').click();
  const give = dialog(page).getByRole('button', { name: /^Give/ });
  await give.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please say how much goes back');
  const amount = dialog(page).getByLabel('Price reduction in euros');
  await amount.fill('155,60');
  // What was wrong is not said of what is typed since.
  await expect(dialog(page).getByRole('alert')).not.toContainText('Please say');
  await give.click();
  await expect(dialog(page).getByRole('alert')).toContainText('€155.59 can be taken off at most');
  const rolls = dialog(page).getByLabel('2 × Open rolls');
  await amount.fill('');
  await expect(amount).toHaveValue('');
  await rolls.check();
  // For a dish it is what was paid for it at most.
  await expect(dialog(page).getByLabel(/^2 × Open rolls\s*€116\.00$/)).toBeChecked();
  await expect(dialog(page)).toContainText('€116.00 at most: what was paid for these dishes');
  await amount.fill('116,01');
  await give.click();
  await expect(dialog(page).getByRole('alert')).toContainText('For these dishes €116.00 can be taken off');
  await amount.fill('24,50');
  await dialog(page).getByLabel('Reason').fill('A platter came late');
  await expect(dialog(page)).toContainText(/Price after that\s*€131.10/);
  await expectAccessible(page, 'price reduction');
  await expectToFit(page, 'price reduction');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page).getByRole('button', { name: 'Give €24.50 back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page)).toContainText(/Price reduction\s*−€24.50/);
  await expect(history(page)).toContainText('Price reduced by €24.50: Open rolls');
  await expect(noteOf(page)).toContainText('A platter came late');

  const { text } = await mailTo(placed.email, /^Price reduction for your order/);
  const [, link = ''] = /(\S+\/order\?lang=en#\S+)/.exec(text) ?? [];
  await page.goto(link);
  await expect(main(page)).toContainText('Price reduction €24.50');
  await expect(main(page)).toContainText('€131.10');
});

test('a price reduction begins with what the order has left without, and with its price', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const placed = await paidOrder(baseURL ?? '', `${dayOf(24)}T12:30`, { items: { '101': 1, '102': 2 } });
  const headers = { Origin: baseURL ?? '' };
  const order = `/kitchen/api/orders/${placed.publicId}`;
  for (const kind of ['COOKED', 'PACKED']) await page.request.put(`${order}/ticks/101/${kind}`, { headers });
  for (const stage of ['READY', 'OUT'])
    await page.request.post(`${order}/stage`, { headers, data: { stage } });
  await open(page, placed);
  await act(page, 'Reduce the price').click();
  const wraps = dialog(page).getByLabel(/^2 × Wrap platter/);
  await expect(wraps).toBeChecked();
  await expect(dialog(page).getByLabel(/^1 × Open rolls/)).not.toBeChecked();
  const price = /€([\d.]+)/.exec(await wraps.locator('xpath=..').innerText())?.[1] ?? '';
  const amount = dialog(page).getByLabel('Price reduction in euros');
  await expect(amount).toHaveValue(price);
  await amount.fill('5');
  await dialog(page).getByRole('button', { name: 'Give €5.00 back' }).click();
  await expect(history(page)).toContainText('Price reduced by €5.00: Wrap platter');
  // Settled with that, it is chosen no more.
  await act(page, 'Reduce the price').click();
  await expect(wraps).not.toBeChecked();
  await expect(amount).toHaveValue('');
});

test.describe('somebody writes', () => {
  test('to the customer, in their language, from a template that knows the order', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(8)}T12:30`, { note: 'No sesame, please' });
    await open(page, placed);
    await act(page, 'Write').click();
    const text = dialog(page).getByLabel('Text');
    await expect(text).toHaveValue(
      /Hello Jana Holm,\n\n.*“No sesame, please”[\s\S]*Dishes with sesame: Open rolls/,
    );
    await expectAccessible(page, 'write');
    await expectToFit(page, 'write');
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog(page).getByRole('radio', { name: 'Deutsch' }).check();
    await expect(text).toHaveValue(/Guten Tag Jana Holm,/);
    await dialog(page).getByRole('radio', { name: 'English' }).check();
    await dialog(page).getByRole('button', { name: 'We will be late' }).click();
    await expect(dialog(page).getByLabel('Subject')).toHaveValue(/we will be late$/);
    await text.fill('');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please write something');
    await text.fill('Hello Jana,\n\nwe come ten minutes later.');
    // Closed by mistake, nothing that was written is lost.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await act(page, 'Write').click();
    await expect(text).toHaveValue('Hello Jana,\n\nwe come ten minutes later.');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(history(page)).toContainText('E-mail written');
    const { text: sent } = await mailTo(placed.email, /we will be late/);
    expect(sent).toContain('we come ten minutes later.');
  });

  test('a note for those who work here', async ({ page, context, baseURL }) => {
    const deniz = await newStaff('KITCHEN', 'Deniz Arslan');
    await signIn(context, baseURL ?? '', deniz);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(9)}T12:30`);
    await open(page, placed);
    await act(page, 'Note').first().click();
    await expect(dialog(page).getByLabel('Note')).toBeFocused();
    await page.keyboard.type('Two wraps apart');
    await expectAccessible(page, 'note');
    await dialog(page).getByRole('button', { name: 'Keep the note' }).click();
    await expect(noteOf(page)).toContainText('Two wraps apart');
    await expect(noteOf(page)).toContainText('Deniz Arslan');
  });

  test('a question to the office, which is kept over a reload, waits at the bell for its answer', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const desk = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
    await signIn(desk, baseURL ?? '', await newStaff('OFFICE', 'Ada Blum'));
    const atDesk = await desk.newPage();
    await atDesk.goto('/kitchen/notices');
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN', 'Deniz Arslan'));
    const placed = await paidOrder(baseURL ?? '', `${dayOf(23)}T12:30`, { name: 'Frager' });
    await open(page, placed);
    await act(page, 'Note').first().click();
    const text = dialog(page).getByLabel('Note', { exact: true });
    await text.fill('Two platters or three?');
    const toOffice = dialog(page).getByRole('checkbox', { name: 'To the office' });
    await toOffice.check();
    await page.reload();
    await expect(text).toHaveValue('Two platters or three?');
    await expect(toOffice).toBeChecked();
    await expectAccessible(page, 'a question to the office');
    await expectToFit(page, 'a question to the office');
    await dialog(page).getByRole('button', { name: 'Send to the office' }).click();
    await expect(noteOf(page)).toContainText('To the office: open');

    const row = main(atDesk).getByRole('listitem').filter({ hasText: 'Two platters or three?' });
    await expect(row).toContainText('Question for the office');
    await expect(row).toContainText(/Deniz Arslan.*Frager Holm/s);
    await expectAccessible(atDesk, 'notices with a question');
    await expectToFit(atDesk, 'notices with a question');
    await row.getByRole('link', { name: 'Answer Deniz Arslan' }).click();
    await expect(dialog(atDesk).getByRole('checkbox')).toHaveCount(0);
    await dialog(atDesk).getByLabel('Note', { exact: true }).fill('Three, she says');
    await dialog(atDesk).getByRole('button', { name: 'Keep the note' }).click();
    await expect(noteOf(page)).toContainText('Three, she says');
    await atDesk.getByRole('button', { name: /^Question for the office, Frager Holm: seen to/ }).click();
    await expect(noteOf(page)).toContainText('To the office: seen to');
    await expect(history(page)).toContainText('Seen to: Question for the office');
    await atDesk.goto('/kitchen/notices');
    await expect(main(atDesk)).not.toContainText('Two platters or three?');
    await desk.close();
  });

  test('a note, and it is read on another device over a slow line, also while something else happens all the time', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const [read, other] = await Promise.all([
      paidOrder(baseURL ?? '', `${dayOf(11)}T12:30`),
      paidOrder(baseURL ?? '', `${dayOf(11)}T13:30`),
    ]);
    const write = ({ publicId }: Placed, text: string) =>
      context.request.post(`${baseURL}/kitchen/api/orders/${publicId}/notes`, {
        headers: { Origin: baseURL ?? '' },
        data: { text, id: randomUUID() },
      });
    await open(page, read);
    await expect(history(page).getByRole('listitem').first()).toContainText('Seen');
    await page.route(`**/kitchen/api/orders/${read.publicId}`, async (route) => {
      const response = await route.fetch();
      await page.waitForTimeout(1500);
      await route.fulfill({ response }).catch(() => undefined);
    });
    expect((await write(read, 'Third bell')).status()).toBe(204);
    let isOver = false;
    const busyMorning = (async () => {
      for (let turn = 0; turn < 40 && !isOver; turn += 1) {
        await write(other, `Turn ${turn}`);
        await page.waitForTimeout(400);
      }
      return isOver;
    })();
    await expect(noteOf(page)).toContainText('Third bell');
    isOver = true;
    expect(await busyMorning, 'read before it got quiet').toBe(true);
  });
});

test('what needs somebody stands on the board and on a page of its own until it was seen to', async ({
  page,
  context,
  baseURL,
}) => {
  await asOwner(context, baseURL);
  const name = `Undatiert${test.info().retry}`;
  await paidOrder(baseURL ?? '', undefined, { name });
  await page.goto('/kitchen/');
  await expect(page.getByRole('heading', { name: /^Needs somebody/ })).toBeVisible();
  // One press from wherever one is.
  await page.goto('/kitchen/runs');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Needs somebody: \d+ open$/ })
    .click();
  const notice = main(page).getByRole('listitem').filter({ hasText: name });
  await expect(notice).toContainText('Without a time');
  await expect(notice).toContainText('Please call and agree on one.');
  await expect(notice.getByRole('link', { name: 'Call 030 5557 0185' })).toBeVisible();
  await expectAccessible(page, 'notices');
  await expectToFit(page, 'notices');
  await page.setViewportSize({ width: 1280, height: 900 });
  await notice.getByRole('button', { name: `Without a time, ${name} Holm: seen to` }).click();
  await expect(notice).toHaveCount(0);
  await act(page, 'Undo').click();
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'To the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test.describe('the search', () => {
  test('opens with a key, finds an order by its number, and goes there with Enter', async ({
    page,
    context,
    baseURL,
  }) => {
    await asOwner(context, baseURL);
    const placed = await paidOrder(baseURL ?? '', `${dayOf(10)}T12:30`, { name: 'Findbar' });
    await page.goto('/kitchen/notices');
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('/');
    const field = dialog(page).getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(dialog(page).getByRole('option', { name: 'Day', exact: true })).toBeVisible();
    await expectAccessible(page, 'search');
    await field.fill('Findbar 030 5557');
    const hit = dialog(page).getByRole('option', { name: new RegExp(orderNumber(placed.publicId)) });
    await expect(hit).toBeVisible();
    await expectAccessible(page, 'found');
    await expectToFit(page, 'search');
    await page.setViewportSize({ width: 1280, height: 900 });
    await field.fill(orderNumber(placed.publicId));
    await expect(dialog(page).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/kitchen/order/${placed.publicId}`);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('goes to screens and days from anywhere, also for who may not search orders', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/kitchen/');
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await expect(dialog(page).getByRole('option', { name: 'Needs somebody' })).toHaveCount(0);
    // It claims nothing of orders, at which it did not look.
    await page.keyboard.type('Jana Holm');
    await expect(dialog(page).getByRole('status')).toHaveText(
      'No dish, page or day found. Only the office searches orders; those of a day are under “Day”.',
    );
    await dialog(page).getByRole('combobox').fill('');
    const day = addDays(berlinDay(Date.now()), 1);
    await page.keyboard.type('tomo');
    await expect(dialog(page).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/kitchen/day/${day}`);
    await page.getByRole('button', { name: 'Search dishes, pages or days (key /)' }).click();
    const [year, month, date] = day.split('-');
    await page.keyboard.type(`${date}.${month}.${year}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/kitchen/day/${day}`);
    // A dish is found by its name, and is where it can be said to be out.
    await page.keyboard.press('/');
    await page.keyboard.type('salad gard');
    const dish = dialog(page).getByRole('option', { name: /^Garden salad bowl/ });
    await dish.click();
    await expect(page).toHaveURL(/\/kitchen\/menu\?q=Garden\+salad/);
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/orders?q='))).toEqual([]);
  });

  test('is not there for a driver, who may find neither orders nor dishes, and no key opens it', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('DRIVER'));
    await page.goto('/kitchen/');
    await expect(main(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    // What a key opens comes a moment later.
    await page.waitForTimeout(500);
    await expect(dialog(page)).toHaveCount(0);
  });
});
