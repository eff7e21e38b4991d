import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { keptOffline } from './support/settled.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toldAsPacked } from './support/told-as-packed.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 30 + 2 * number + test.info().retry);

interface Ordered {
  readonly token: string;
  readonly publicId: string;
  readonly sessionId: string;
}

/** An order of Jana's for a day, not yet paid. */
async function ordered(
  baseURL: string,
  preferDateAndTime: string,
  {
    note = `For Jana ${crypto.randomUUID()}`,
    items = { '102': 2, '401': 1 } as Record<string, number>,
    name = 'Jana',
    lastname = 'Kühn',
  } = {},
): Promise<Ordered> {
  const { token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, lastname, mobileNumber: '030 5557 0185' }),
  });
  const deliveryAddressId = await withAddress(baseURL, token);
  const placed = await placedOrder(baseURL, token, note, {
    fulfilment: 'DELIVERY',
    deliveryAddressId,
    productQuantities: items,
    preferDateAndTime,
  });
  return { token, ...placed };
}

async function pay(baseURL: string, { token, publicId, sessionId }: Ordered): Promise<void> {
  await press(sessionId, 'pay');
  await updateOrder(baseURL, token, publicId, 'PAID');
}

/** The last of hers, where a repetition has ordered before. */
const slip = (page: Page, name = 'Jana Kühn') => page.getByRole('article').filter({ hasText: name }).last();
const plate = (page: Page, to: string) => slip(page).getByRole('button', { name: `on to ${to}` });
const stageOf = async ({ publicId }: Ordered) =>
  (await query<{ stage: string }>('select stage from product_orders where public_id = $1', [publicId]))[0]
    ?.stage;
const seesStage = async (page: Page, stage: string) => {
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(stage);
};

test.describe('the board of a day', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await signIn(context, baseURL ?? '', await owner());
  });

  test('shows a paid order by itself, moves it with a press and takes that back', async ({
    page,
    baseURL,
  }) => {
    const day = dayOf(1);
    await page.goto(`/kitchen/day/${day}`);
    await expect(page.getByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();
    const order = await ordered(baseURL ?? '', `${day}T12:30`);
    await pay(baseURL ?? '', order);
    await expect(slip(page)).toContainText('12:30');
    await expect(slip(page)).toContainText('new at');
    await expect(slip(page)).toContainText('no. 1');
    await expect(slip(page)).toContainText('24 portions');
    await expectAccessible(page, 'day');

    await plate(page, 'In the works').click();
    await expect(slip(page)).toContainText('In the works');
    await slip(page).getByRole('button', { name: 'Undo' }).click();
    await expect(plate(page, 'In the works')).toBeVisible();
    await page.reload();
    await expect(plate(page, 'In the works')).toBeVisible();
    await expectToFit(page, 'day');
  });

  test('is the same in two browsers a moment later', async ({ page, baseURL, browser }) => {
    const day = dayOf(2);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T11:00`));
    const other = await browser.newContext({ baseURL });
    await signIn(other, baseURL ?? '', await owner());
    const second = await other.newPage();
    await Promise.all([page.goto(`/kitchen/day/${day}`), second.goto(`/kitchen/day/${day}`)]);
    await expect(slip(second)).toBeVisible();
    await plate(page, 'In the works').click();
    await expect(slip(second)).toContainText('In the works');
    await other.close();
  });

  test('says of an order that is only ticked as packed that it is in the works, and leads on to packed', async ({
    page,
    context,
    baseURL,
  }) => {
    const day = dayOf(14);
    const order = await ordered(baseURL ?? '', `${day}T11:00`);
    await pay(baseURL ?? '', order);
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toContainText('New');
    await callAs(context, baseURL ?? '', 'PUT', `/orders/${order.publicId}/ticks/102/PACKED`);
    await expect(slip(page)).toContainText('In the works');
    await plate(page, 'Packed').click();
    await toldAsPacked(page, slip(page).getByRole('button', { name: 'Undo' }));
    await expect(slip(page)).toContainText('Packed');
    await slip(page).getByRole('button', { name: 'Undo' }).click();
    await expect(plate(page, 'Packed')).toBeVisible();
    await slip(page).getByRole('link', { name: 'Jana Kühn' }).click();
    const step = page.getByRole('list', { name: 'How far it is' }).locator('[aria-current=step]');
    await expect(step).toHaveText(/^In the works\s*\d{1,2}:\d{2}$/);
  });

  test('keeps what is pressed without a connection, says so, and sends it once there is one', async ({
    page,
    context,
    baseURL,
  }) => {
    const day = dayOf(3);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T11:00`));
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toBeVisible();
    await context.setOffline(true);
    await plate(page, 'In the works').click();
    await expect(page.getByRole('status').filter({ hasText: 'No connection since' })).toContainText(
      '1 waiting.',
    );
    await expect(slip(page)).toContainText('not sent yet');
    await expectAccessible(page, 'day without a connection');
    await context.setOffline(false);
    await expect(page.getByText('No connection since')).toBeHidden();
    await expect(slip(page)).not.toContainText('not sent yet');
    await page.reload();
    await expect(slip(page)).toContainText('In the works');
  });

  test('sends what was pressed without a connection also when the sign-in has ended meanwhile', async ({
    page,
    context,
    baseURL,
  }) => {
    const day = dayOf(8);
    const order = await ordered(baseURL ?? '', `${day}T11:00`);
    await pay(baseURL ?? '', order);
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toBeVisible();
    await context.setOffline(true);
    await plate(page, 'In the works').click();
    await expect(slip(page)).toContainText('not sent yet');
    await context.clearCookies({ name: 'kitchen' });
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/kitchen\/sign-in/);
    // It is hers: who signs in meanwhile neither sends it nor does it in their own name.
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toContainText('New');
    await page.waitForTimeout(1000);
    expect(await stageOf(order)).toBe('NEW');
    await signIn(context, baseURL ?? '', await owner());
    await page.goto(`/kitchen/day/${day}`);
    await expect.poll(() => stageOf(order)).toBe('IN_PREPARATION');
    await expect(slip(page)).not.toContainText('not sent yet');
  });

  test('rings for a new order where somebody has switched that on', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const rings = { rings: 0 };
      Object.assign(window, rings);
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (at) {
        (window as unknown as { rings: number }).rings += 1;
        start.call(this, at);
      };
    });
    const rings = () => page.evaluate(() => (window as unknown as { rings: number }).rings);
    const day = dayOf(5);
    await page.goto(`/kitchen/day/${day}`);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T11:00`));
    await expect(slip(page)).toBeVisible();
    expect(await rings()).toBe(0);
    await page.getByRole('button', { name: /account and language$/ }).click();
    await page.getByRole('button', { name: 'Sound for a new order: off' }).click();
    expect(await rings()).toBe(2);
    await page.reload();
    await expect(slip(page)).toBeVisible();
    expect(await rings()).toBe(0);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T12:00`));
    await expect(page.getByRole('article')).toHaveCount(2 + 2 * test.info().retry);
    await expect.poll(rings).toBe(2);
    await page.getByRole('button', { name: /account and language$/ }).click();
    await page.getByRole('button', { name: 'Sound for a new order: on' }).click();
    await page.getByRole('button', { name: /account and language$/ }).click();
    await expect(page.getByRole('button', { name: 'Sound for a new order: off' })).toBeVisible();
  });

  test('has what is packed of today on a table at its foot, and leads to packing', async ({
    page,
    context,
    baseURL,
  }) => {
    const { day, time } = berlinClock(Date.now());
    test.skip(time > '23:00', 'nothing more can leave today');
    const order = await ordered(baseURL ?? '', `${dayOf(6)}T11:00`);
    await pay(baseURL ?? '', order);
    const call = (method: string, path: string, body?: object) =>
      callAs(context, baseURL ?? '', method, path, body);
    await call('POST', `/orders/${order.publicId}/time`, { day, time: '23:30' });
    await page.goto('/kitchen/');
    const table = page.getByRole('region', { name: 'Packing table' });
    await expect(table).toContainText('Delivery, 23:30');
    await call('PUT', `/orders/${order.publicId}/ticks/102/PACKED`);
    await expect(table).toContainText(/1 of \d/);
    await call('POST', `/days/${day}/runs`, { stops: [order.publicId] });
    await expect(table).toContainText(/Run \d+, 23:30/);
    await call('PUT', `/orders/${order.publicId}/ticks/401/PACKED`);
    await expect(table).toContainText('complete');
    await expectAccessible(page, 'packing table');
    await expectToFit(page, 'packing table');
    await page.setViewportSize({ width: 1280, height: 900 });
    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(`/kitchen/packing/${day}`);
  });

  test('cuts nothing off where names and wishes wrap in a narrow column: what does not fit whole is counted', async ({
    page,
    baseURL,
  }) => {
    const day = dayOf(15);
    const note = () => `Vegan, ohne Nüsse, ohne Erdnüsse, ohne Sesam ${crypto.randomUUID()}`;
    for (const time of ['11:00', '13:00', '15:00'])
      await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T${time}`));
    const name = { name: 'Kindertagesstätte Regenbogenland', lastname: 'am Abendstern' };
    for (const _ of [1, 2, 3, 4, 5])
      await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T12:30`, { note: note(), ...name }));
    await page.setViewportSize({ width: 1024, height: 690 });
    await page.goto(`/kitchen/day/${day}`);
    const column = page.getByRole('region', { name: '12:00' });
    const more = column.getByRole('button', { name: /more/ });
    await expect(more).toBeVisible();
    const bottomOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    expect(await bottomOf(more)).toBeLessThanOrEqual(await bottomOf(page.getByRole('main')));
  });

  test('hangs its slips at once where they stay', async ({ page, baseURL }) => {
    const day = dayOf(7);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T11:00`));
    await page.addInitScript(() => {
      const slips: number[] = [];
      Object.assign(window, { slips });
      const note = () =>
        document.querySelector('.col') && slips.push(document.querySelectorAll('article').length);
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { slips: number[] }).slips);
    expect([...new Set(seen)]).toEqual([1]);
  });

  test('is run by keyboard alone', async ({ page, baseURL }) => {
    const day = dayOf(4);
    await pay(baseURL ?? '', await ordered(baseURL ?? '', `${day}T11:00`));
    await page.goto(`/kitchen/day/${day}`);
    await expect(slip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab');
      if (await plate(page, 'In the works').evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(slip(page)).toContainText('In the works');
  });
});

test('an order goes from payment over board, production and packing to a hand-over without a connection, and its buyer sees each step', {
  tag: '@smoke',
}, async ({ page, baseURL: given, browser }) => {
  test.setTimeout(120_000);
  const baseURL = given ?? '';
  // Drivers see today and tomorrow; the last slots of tomorrow are nobody else's.
  const day = addDays(berlinDay(Date.now()), 1);
  const order = await ordered(baseURL, `${day}T${test.info().retry ? '23:30' : '23:00'}`);
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), order.token);
  const kitchen = await browser.newContext({ baseURL, locale: 'en-US' });
  await signIn(kitchen, baseURL, await owner());
  const board = await kitchen.newPage();
  await board.goto(`/kitchen/day/${day}`);
  await pay(baseURL, order);
  await expect(slip(board)).toBeVisible();

  const call = (method: string, path: string, body?: object) => callAs(kitchen, baseURL, method, path, body);
  for (const item of ['102', '401']) await call('PUT', `/orders/${order.publicId}/ticks/${item}/COOKED`);
  await expect(slip(board)).toContainText('In the works');
  await seesStage(page, 'In preparation');
  for (const item of ['102', '401']) await call('PUT', `/orders/${order.publicId}/ticks/${item}/PACKED`);
  await plate(board, 'Packed').click();
  await expect(slip(board)).toContainText('Packed');
  await seesStage(page, 'Ready');

  await call('POST', `/days/${day}/runs`, { stops: [order.publicId] });
  const { runs } = await call('GET', `/days/${day}/runs`);
  const run = runs.find(({ stops }: { stops: { publicProductOrderId: string }[] }) =>
    stops.some(({ publicProductOrderId }) => publicProductOrderId === order.publicId),
  );
  const telephone = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  await signIn(telephone, baseURL, await newStaff('DRIVER'));
  const driver = await telephone.newPage();
  await driver.goto(`/kitchen/runs/${day}/${run.number}`);
  await expect(driver.getByRole('button', { name: 'All loaded, leave now' })).toBeVisible();
  await expectAccessible(driver, 'run');
  await driver.getByRole('button', { name: 'All loaded, leave now' }).click();
  await expect(driver.getByRole('dialog')).toContainText('This run is for');
  await driver.waitForTimeout(800);
  await driver.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(slip(board)).toContainText('On its way');
  await seesStage(page, 'On its way');

  await driver.getByRole('link', { name: 'On to Jana Kühn' }).click();
  await expect(driver.getByRole('heading', { name: 'Jana Kühn' })).toBeVisible();
  await expectAccessible(driver, 'stop');
  await keptOffline(driver);
  await telephone.setOffline(true);
  await driver.getByRole('button', { name: 'I’m here' }).click();
  await expectAccessible(driver, 'handover');
  await driver.getByRole('button', { name: 'Reception' }).click();
  await driver.getByRole('button', { name: /^Handed over at/ }).click();
  await expect(driver.getByText(/handed to Reception/)).toBeVisible();
  await expect(driver.getByText('1 waiting.')).toBeVisible();
  await expect(slip(board)).toContainText('On its way');
  await telephone.setOffline(false);
  await expect(board.getByRole('region', { name: 'Done' })).toContainText('Jana Kühn');
  await seesStage(page, 'Delivered');
  await telephone.close();
  await kitchen.close();
});

test('a driver is told whose age to ask, and not to go where an order is canceled meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(9);
  await signIn(context, baseURL ?? '', await owner());
  const order = await ordered(baseURL ?? '', `${day}T11:00`, { items: { '708': 1, '101': 1 } });
  await pay(baseURL ?? '', order);
  const run = await callAs(context, baseURL ?? '', 'POST', `/days/${day}/runs`, { stops: [order.publicId] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}/${order.publicId}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Alcohol: ask for an ID');
  await page.getByRole('button', { name: 'I’m here' }).click();
  const handOver = page.getByRole('button', { name: /^Handed over at/ });
  await expect(handOver).toBeVisible();
  await expect(main).toContainText('Alcohol: ask for an ID');
  await page.waitForTimeout(800);
  await handOver.click();
  const seen = page.getByRole('radio', { name: 'ID seen, 16 or older' });
  await expect(seen, 'it is not handed over').toBeFocused();
  await expect(seen).toHaveAccessibleDescription(/only to people whose ID you have seen/);
  await expectAccessible(page, 'a hand-over without an ID');
  await expectToFit(page, 'a hand-over without an ID');
  await seen.check();
  await page.waitForTimeout(800);
  await handOver.click();
  await expect(page.getByText(/handed to Jana Kühn/)).toBeVisible();
  await expect.poll(() => stageOf(order)).toBe('DELIVERED');
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'I’m here' })).toBeVisible();
  await expect.poll(() => stageOf(order), 'what was taken back has arrived').not.toBe('DELIVERED');
  const canceled = await fetch(`${baseURL}/v1/product-orders/${order.publicId}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${order.token}` },
  });
  expect(canceled.status).toBe(200);
  await expect(main.getByRole('alert')).toContainText('do not go there');
  await expect(main.getByRole('link', { name: 'Navigate' })).toBeHidden();
  await expect(main.getByText('I’ll be there in')).toBeHidden();
  await expectAccessible(page, 'a canceled stop');
  await expectToFit(page, 'a canceled stop');
});

test('nobody old enough: the alcohol stays in the van also without a connection, and the office takes its price off', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(13);
  await signIn(context, baseURL ?? '', await owner());
  const order = await ordered(baseURL ?? '', `${day}T11:00`, { items: { '101': 2, '707': 1, '701': 1 } });
  await pay(baseURL ?? '', order);
  const run = await callAs(context, baseURL ?? '', 'POST', `/days/${day}/runs`, { stops: [order.publicId] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}/${order.publicId}`);
  await page.getByRole('button', { name: 'I’m here' }).click();
  const main = page.getByRole('main');
  const deposit = main.getByText(/Collect the deposit/);
  const whole = await deposit.innerText();
  await page.getByRole('radio', { name: 'Nobody old enough' }).check();
  await expect(main).toContainText(/Stays in the van: 1\s×\sCrate of Pils/);
  await expect(deposit, 'bottles that stay in the van cost no deposit').not.toHaveText(whole);
  const settled = /€[\d.]+\d/.exec(await deposit.innerText())?.[0] ?? 'no deposit';
  await main.getByLabel('Temperature in °C').fill('6,5');
  await main.getByLabel('Crate €1.50').fill('1');
  await expect(main).toContainText(`To collect: ${settled} − €1.50 = `);
  await main.getByLabel('Beer €0.08').fill('two');
  await page.getByRole('button', { name: /^Handed over at/ }).click();
  await expect(main.getByRole('alert')).toContainText('Whole numbers, please');
  await main.getByLabel('Beer €0.08').fill('');
  await expectAccessible(page, 'a hand-over without its alcohol');
  await expectToFit(page, 'a hand-over without its alcohol');

  await keptOffline(page);
  await context.setOffline(true);
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: /^Handed over at/ }).click();
  await expect(page.getByText(/handed to Jana Kühn.*alcohol in the van/)).toBeVisible();
  // What was noted there stands below it, so that the driver's cash can be compared.
  await expect(page.getByText(/6.5\s°C · Empty .*: 1 \(€1\.50\) · Deposit collected: €/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stageOf(order)).toBe('DELIVERED');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/kitchen/order/${order.publicId}`);
  await expect(main).toContainText(/Handed over at .* to Jana Kühn.*6.5\s°C.*Alcohol not handed over/);
  await expect(main).toContainText('Empty bottles and crates taken back: 1 (€1.50)');
  await expect(main).toContainText(/For empties taken back\s*−€1.50/);
  const refused = page.getByRole('region', { name: 'Alcohol not handed over' });
  await expect(refused).toContainText('No money goes back by itself');

  await expectAccessible(page, 'an order without its alcohol');
  await expectToFit(page, 'an order without its alcohol');
  await refused.getByRole('button', { name: /^Take €[\d.]+ off$/ }).click();
  const price = /€([\d.]+)/.exec((await refused.getByRole('button').innerText()) ?? '')?.[1] ?? '';
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Price reduction in euros')).toHaveValue(price);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Alcohol not handed over');

  // Printed again, the delivery note asks for what was settled at the door.
  await page.goto(`/kitchen/delivery-note/${order.publicId}`);
  await expect(main).toContainText(/Not handed over because nobody was old enough: 1\s×\sCrate of Pils/);
  await expect(main).toContainText(settled);
  await expect(main).not.toContainText(/€[\d.]+\d/.exec(whole)?.[0] ?? whole);
  // Nobody signs for what stayed in the van.
  await expect(main).toContainText('Signature: received, except the alcohol');
  await expect(main).not.toContainText('received in full');

  // Canceled after all, there is nothing to settle any more.
  await callAs(context, baseURL ?? '', 'POST', `/orders/${order.publicId}/cancel`, {});
  await page.goto(`/kitchen/order/${order.publicId}`);
  await expect(refused).toContainText('the alcohol comes back');
  await expect(refused).not.toContainText('deliver it again');
  await expect(refused.getByRole('button')).toBeHidden();
});

test('a driver sees whom to ask for at a company before they are there', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(11);
  await signIn(context, baseURL ?? '', await owner());
  const order = await ordered(baseURL ?? '', `${day}T11:00`);
  await pay(baseURL ?? '', order);
  await query(
    `update product_orders set customer = customer
       || '{"customerType":"COMMERCIAL","name":"Holm GmbH","lastname":"","contact":"Ute Holm"}' where public_id = $1`,
    [order.publicId],
  );
  const run = await callAs(context, baseURL ?? '', 'POST', `/days/${day}/runs`, { stops: [order.publicId] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}/${order.publicId}`);
  await expect(page.getByRole('heading', { name: 'Holm GmbH' })).toBeVisible();
  await expect(page.getByText(/^Ute Holm 030 5557 0185$/)).toBeVisible();
  await expectAccessible(page, 'a stop at a company');
});

test('nobody there: the driver says so without a connection, goes on, and comes back; the office has somebody to ring', async ({
  page,
  context,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const day = dayOf(12);
  await signIn(context, baseURL, await owner());
  const orders = [await ordered(baseURL, `${day}T11:00`), await ordered(baseURL, `${day}T14:00`)];
  for (const order of orders) await pay(baseURL, order);
  const [stop = '', other = ''] = orders.map(({ publicId }) => publicId);
  const run = await callAs(context, baseURL, 'POST', `/days/${day}/runs`, { stops: [stop, other] });
  await callAs(context, baseURL, 'POST', `/runs/${run.id}/departure`, { id: crypto.randomUUID() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}/${stop}`);
  const nobody = page.getByRole('button', { name: 'Nobody there', exact: true });
  const noted = page.getByRole('button', { name: /^Nobody there at/ });
  await expect(nobody).toBeVisible();
  await keptOffline(page);
  await context.setOffline(true);
  await page.waitForTimeout(800);
  await tapTwice(page, nobody);
  await page.waitForTimeout(800);
  await expect(noted, 'the second tap notes nothing').toBeVisible();
  await expect(page.getByRole('link', { name: '030 5557 0185' })).toBeVisible();
  await expectAccessible(page, 'nobody there');
  await expectToFit(page, 'nobody there');
  await noted.click();
  await expect(page.getByText(/^Nobody there at .* not sent yet/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Nobody there at .* not sent yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nobody, 'as if it had never been').toBeVisible();
  await nobody.click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Bell 3 is broken');
  await page.waitForTimeout(800);
  await noted.click();
  await page.waitForTimeout(800);
  await page.getByRole('link', { name: 'On to Jana Kühn' }).click();
  await expect(page).toHaveURL(new RegExp(other));
  await context.setOffline(false);
  await page.getByRole('link', { name: /^Run 1/ }).click();
  await expect(page.getByText(/^Nobody there at [\d:]+$/)).toBeVisible();
  expect(await stageOf({ publicId: stop } as Ordered)).toBe('OUT');

  await page.goto(`/kitchen/order/${stop}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Nobody was at the door' })).toContainText(
    '030 5557 0185',
  );
  await expect(main).toContainText('Bell 3 is broken');
  await page.goto('/kitchen/notices');
  const notice = main.getByRole('listitem').filter({ has: page.locator(`a[href$="${stop}"]`) });
  await expect(notice).toContainText('Nobody there');
  await expect(notice, 'with what the driver wrote').toContainText('Bell 3 is broken');
  await expectAccessible(page, 'a notice with a note');

  await page.goto(`/kitchen/runs/${day}/${run.number}/${stop}`);
  await page.getByRole('link', { name: 'On to Jana Kühn' }).click();
  await expect(page.getByRole('link', { name: /^Stop 1:/ })).toBeVisible();
  await callAs(context, baseURL, 'POST', `/orders/${other}/cancel`, {});
  await page.goto(`/kitchen/runs/${day}/${run.number}`);
  await expect(page.getByText(/· 1 stop ·/)).toBeVisible();
  const ended = page.getByRole('status').filter({ hasText: 'Back to the kitchen' });
  await expect(ended).toContainText(/All stops tried\s*Back to the kitchen: Jana Kühn, Jana Kühn\./);
  await expectAccessible(page, 'a run that ends');
  await page.getByRole('link', { name: 'Try Jana Kühn again' }).click();
  await expect(page.getByRole('link', { name: /^Stop 1:/ })).toBeVisible();
  await page.getByRole('button', { name: 'I’m here' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The neighbor');
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: /^Handed over at/ }).click();
  await expect(page.getByText(/handed to The neighbor/)).toBeVisible();
  await expect(ended).toContainText(/All stops done\s*Back to the kitchen: Jana Kühn\./);
});

test('a driver who taps twice leaves with nothing unasked, hands nothing over, and does not miss the way back', async ({
  page,
  context,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const day = dayOf(10);
  await signIn(context, baseURL, await owner());
  const orders = [await ordered(baseURL, `${day}T11:00`), await ordered(baseURL, `${day}T14:00`)];
  for (const order of orders) await pay(baseURL, order);
  const stops = orders.map(({ publicId }) => publicId);
  const run = await callAs(context, baseURL, 'POST', `/days/${day}/runs`, { stops });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}`);
  const leave = page.getByRole('button', { name: 'All loaded, leave now' });
  const anyway = page.getByRole('button', { name: 'Leave anyway' });
  await expect(leave).toBeVisible();
  await page.waitForTimeout(800);
  await tapTwice(page, leave);
  await page.waitForTimeout(800);
  await expect(anyway, 'it is asked, and waits for the answer').toBeVisible();
  await tapTwice(page, anyway);
  await page.waitForTimeout(800);
  const takeBack = page.getByRole('button', { name: 'Undo' });
  await expect(takeBack).toBeVisible();
  await page.waitForTimeout(800);
  await takeBack.click();
  await expect(leave, 'it is back').toBeVisible();
  await expect(anyway, 'and not asked by itself').toBeHidden();
  await page.waitForTimeout(800);
  await leave.click();
  await page.waitForTimeout(800);
  await anyway.click();
  await expect(takeBack).toBeVisible();
  await page.goto(`/kitchen/runs/${day}/${run.number}/${stops[0]}`);
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: '45', exact: true }).click();
  const said = page.getByText('The office knows: in 45 minutes.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: /^Stop 2:/ }).click();
  await expect(page).toHaveURL(new RegExp(stops[1] ?? ''));
  await expect(page.getByRole('button', { name: '45', exact: true })).toBeVisible();
  await expect(said, 'it was said of the other stop').toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.getByRole('link', { name: /^Stop 1:/ }).click();
  await expect(page).toHaveURL(new RegExp(stops[0] ?? ''));
  const here = page.getByRole('button', { name: 'I’m here' });
  const handOver = page.getByRole('button', { name: /^Handed over at/ });
  await expect(here).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
  await page.waitForTimeout(800);
  await tapTwice(page, here);
  await expect(handOver).toBeVisible();
  await page.waitForTimeout(800);
  await expect(handOver, 'it waits for who takes it').toBeVisible();
  await tapTwice(page, handOver);
  await page.waitForTimeout(800);
  await expect(page.getByText(/handed to Jana Kühn/)).toBeVisible();
  const back = page.getByRole('button', { name: 'Undo' });
  await expect(back, 'the same stop, with the way back').toBeVisible();
  const next = page.getByRole('link', { name: 'On to Jana Kühn' });
  await tapTwice(page, next);
  await expect(page).toHaveURL(new RegExp(stops[1] ?? ''));
  await page.waitForTimeout(800);
  await expect(here, 'the next stop is not entered by the second tap').toBeVisible();
  await here.click();
  await expect(handOver).toBeVisible();
});

/** Taps as a hurried thumb does: the second time where the first one was, whatever is there by then. */
async function tapTwice(page: Page, button: Locator) {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...at);
  await page.waitForTimeout(200);
  await page.mouse.click(...at);
}

/** A call of the kitchen's API as a browser's session makes it. */
async function callAs(context: BrowserContext, baseURL: string, method: string, path: string, body?: object) {
  const answer = await context.request.fetch(`${baseURL}/kitchen/api${path}`, {
    method,
    headers: { Origin: baseURL },
    ...(body && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}
