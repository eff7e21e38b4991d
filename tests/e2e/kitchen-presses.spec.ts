import type { BrowserContext, Page } from '@playwright/test';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { callAs, cancel, ordered, type Placed } from './support/named-orders.ts';
import { keptFiles, keptOffline } from './support/settled.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toldAsPacked } from './support/told-as-packed.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 200 + 2 * number + test.info().retry);

const slip = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).last();
const plate = (page: Page, name: string, to: string) =>
  slip(page, name).getByRole('button', { name: `on to ${to}` });
const word = (page: Page, name: string) =>
  page.getByRole('status').getByRole('listitem').filter({ hasText: name });
/** After a press another one of the same finger counts no more for a moment. */
const aMoment = (page: Page) => page.waitForTimeout(600);

test('what was pressed without a connection and counts no more falls away with a word, which stays until it is closed', async ({
  page,
  context,
  baseURL: shop,
  browser,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(1);
  const [gone, moved, same, later] = [
    await ordered(baseURL, `${day}T11:00`, { name: 'Marta' }),
    await ordered(baseURL, `${day}T12:00`, { name: 'Paul' }),
    await ordered(baseURL, `${day}T13:00`, { name: 'Rosa' }),
    await ordered(baseURL, `${day}T14:00`, { name: 'Hanna' }),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, baseURL, await owner());
  await page.goto(`/kitchen/day/${day}`);
  await expect(slip(page, 'Rosa Kluge')).toBeVisible();
  const other = await browser.newContext({ baseURL });
  await signIn(other, baseURL, await newStaff('OFFICE'));
  // What a press has seen is known as exactly as its way to the shop is short.
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  // Before it is pressed, on a board that cannot know.
  await callAs(other, baseURL, `/orders/${later.publicId}/time`, { day: addDays(day, 1), time: '13:00' });
  for (const name of ['Marta', 'Paul', 'Rosa', 'Hanna'])
    await plate(page, `${name} Kluge`, 'In the works').click();
  await aMoment(page);
  await plate(page, 'Marta Kluge', 'Packed').click();
  await toldAsPacked(page, page.getByText('5 waiting.'));

  await cancel(baseURL, gone);
  await callAs(other, baseURL, `/orders/${moved.publicId}/stage`, { stage: 'READY' });
  await callAs(other, baseURL, `/orders/${same.publicId}/stage`, { stage: 'IN_PREPARATION' });
  await context.setOffline(false);

  await expect(word(page, 'Marta Kluge')).toHaveText(
    /^Marta Kluge \(no\. \d+\) has been canceled in the meantime\. “In the works” and “Packed” no longer count\.$/,
    { timeout: 20_000 },
  );
  await expect(word(page, 'Paul Kluge')).toHaveText(
    /^Paul Kluge \(no\. \d+\) is now at “Packed”\. “In the works” no longer counts\.$/,
  );
  await expect(word(page, 'Hanna Kluge'), 'nothing is begun of what is for another day').toHaveText(
    /^Hanna Kluge \(no\. \d+\) has been moved to .* in the meantime\. “In the works” no longer counts\.$/,
  );
  expect(await stageOf(context, later)).toBe('NEW');
  await expect(word(page, 'Rosa Kluge'), 'somebody has done the same').toBeHidden();
  await expect(slip(page, 'Paul Kluge')).toContainText('Packed');
  await expectAccessible(page, 'what counts no more');
  await expectToFit(page, 'what counts no more');

  await page.reload();
  await expect(word(page, 'Marta Kluge')).toBeVisible();
  await page.getByRole('button', { name: /^Close the message about Marta Kluge/ }).click();
  await expect(word(page, 'Marta Kluge')).toBeHidden();
  await page.reload();
  await expect(word(page, 'Paul Kluge')).toBeVisible();
  await expect(word(page, 'Marta Kluge')).toBeHidden();
  // It is hers: whoever signs in after her reads nothing of it.
  await signIn(context, baseURL, await newStaff('OFFICE'));
  await page.reload();
  await expect(slip(page, 'Paul Kluge')).toBeVisible();
  await expect(word(page, 'Paul Kluge')).toBeHidden();
  await signIn(context, baseURL, await owner());
  await page.reload();
  await word(page, 'Paul Kluge').getByRole('link', { name: 'Paul Kluge' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${moved.publicId}$`));
  await other.close();
});

test('what happened at a door of an order that was canceled meanwhile is said, noted or not', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(2);
  await signIn(context, baseURL, await owner());
  const order = await ordered(baseURL, `${day}T11:00`);
  const taken = await ordered(baseURL, `${day}T12:00`, { name: 'Paul' });
  const stops = [order.publicId, taken.publicId];
  const run = await callAs(context, baseURL, `/days/${day}/runs`, { stops });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/runs/${day}/${run.number}/${order.publicId}`);
  await page.getByRole('button', { name: 'Nobody there' }).click();
  await keptOffline(page);
  await context.setOffline(true);
  await aMoment(page);
  await page.getByRole('button', { name: /^Nobody there at/ }).click();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await cancel(baseURL, order);
  await context.setOffline(false);
  await expect(word(page, 'Marta Kluge')).toHaveText(
    /^Marta Kluge \(no\. \d+\) has been canceled in the meantime\. Not noted: Nobody there at \d+:\d\d( [AP]M)?\. If it was so/,
    { timeout: 20_000 },
  );
  await expectAccessible(page, 'what happened and is not noted');
  await expectToFit(page, 'what happened and is not noted');

  await page.goto(`/kitchen/runs/${day}/${run.number}/${taken.publicId}`);
  await page.getByRole('button', { name: 'I’m here' }).click();
  await context.setOffline(true);
  await aMoment(page);
  await page.getByRole('button', { name: /^Handed over at/ }).click();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await cancel(baseURL, taken);
  await context.setOffline(false);
  await expect(word(page, 'Paul Kluge')).toHaveText(
    /^Paul Kluge \(no\. \d+\) has been canceled in the meantime\. Noted: handed to .*\. The office has been told\.$/,
    { timeout: 20_000 },
  );
  await page.goto('/kitchen/notices');
  const notice = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Paul Kluge' });
  await expect(notice).toContainText('Canceled, but handed over');
});

const question = (page: Page) => page.getByRole('dialog');
/** A question answers no press of the finger that opened it. */
async function asked(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await aMoment(page);
}
const end = (page: Page) => question(page).getByRole('button', { name: 'Handed over', exact: true });
const stageOf = async (context: BrowserContext, { publicId }: Placed) =>
  (await (await context.request.get(`/kitchen/api/orders/${publicId}`)).json()).stage;

test('that another day’s order leaves or ends is asked on the board, and can be taken back for ten seconds', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(3);
  await signIn(context, baseURL, await newStaff('KITCHEN'));
  const order = await ordered(baseURL, `${day}T11:00`);
  await callAs(context, baseURL, `/orders/${order.publicId}/stage`, { stage: 'READY' });
  await page.goto(`/kitchen/day/${day}`);
  await plate(page, 'Marta Kluge', 'On its way').click();
  await expect(question(page)).toContainText(/This order is for .+\. ?The customers get an e-mail/);
  await expectAccessible(page, 'whether another day’s order leaves');
  await question(page).getByRole('button', { name: 'Not yet' }).click();
  expect(await stageOf(context, order)).toBe('READY');
  await plate(page, 'Marta Kluge', 'On its way').click();
  await asked(page);
  await question(page).getByRole('button', { name: 'Leave anyway' }).click();
  await expect.poll(() => stageOf(context, order)).toBe('OUT');
  await aMoment(page);

  await plate(page, 'Marta Kluge', 'Delivered').click();
  await expect(question(page)).toContainText(/This order is for \w+day,? .*\. Really handed over\?/);
  await expectAccessible(page, 'whether another day’s order is handed over');
  await question(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(question(page)).toBeHidden();
  expect(await stageOf(context, order)).toBe('OUT');

  await plate(page, 'Marta Kluge', 'Delivered').click();
  await asked(page);
  await end(page).click();
  await expect(slip(page, 'Marta Kluge')).toContainText('Delivered');
  await expect.poll(() => stageOf(context, order)).toBe('DELIVERED');
  await expectToFit(page, 'a board with what was handed over just now');
  await slip(page, 'Marta Kluge').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stageOf(context, order)).toBe('OUT');

  await plate(page, 'Marta Kluge', 'Delivered').click();
  await asked(page);
  await end(page).click();
  await expect(slip(page, 'Marta Kluge').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('Marta Kluge');
});

test('what a driver has on the way is ended from the board by no single tap', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const { day, time } = berlinClock(Date.now());
  test.skip(time > '23:00', 'nothing more can leave today');
  await signIn(context, baseURL, await owner());
  const order = await ordered(baseURL, `${dayOf(30)}T11:00`, { name: 'Wilma' });
  await callAs(context, baseURL, `/orders/${order.publicId}/time`, { day, time: '23:30' });
  const { id, number } = await callAs(context, baseURL, `/days/${day}/runs`, { stops: [order.publicId] });
  const { id: driverId } = await newStaff('DRIVER', 'Jana');
  await query('update runs set driver_id = $1 where id = $2', [driverId, id]);
  await callAs(context, baseURL, `/runs/${id}/departure`, { id: crypto.randomUUID() });
  await signIn(context, baseURL, await newStaff('KITCHEN'));
  await page.goto(`/kitchen/day/${day}`);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await plate(page, 'Wilma Kluge', 'Delivered').click();
    await expect(question(page)).toContainText(`Out on run ${number} (Jana)`);
    await expectAccessible(page, 'whether what is on the way is there');
    await question(page).getByRole('button', { name: 'Not yet' }).click();
  }
  expect(await stageOf(context, order)).toBe('OUT');
});

test('an order with alcohol is not ended from a desk before it is said whose ID was seen', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(4);
  await signIn(context, baseURL, await owner());
  const items = { '101': 1, '708': 1 };
  const seen = await ordered(baseURL, `${day}T11:00`, { name: 'Ada', items });
  const refused = await ordered(baseURL, `${day}T12:00`, { name: 'Ben', items });
  for (const { publicId } of [seen, refused])
    await callAs(context, baseURL, `/orders/${publicId}/stage`, { stage: 'OUT' });

  await page.goto(`/kitchen/day/${day}`);
  await plate(page, 'Ada Kluge', 'Delivered').click();
  await expect(question(page).getByLabel('Handed to')).toHaveValue('Ada Kluge');
  await asked(page);
  await end(page).click();
  const radio = question(page).getByRole('radio', { name: 'ID seen, 16 or older' });
  await expect(radio, 'it is not handed over').toBeFocused();
  await expectAccessible(page, 'whose ID was seen');
  await radio.check();
  await end(page).click();
  await expect(slip(page, 'Ada Kluge').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(() => stageOf(context, seen)).toBe('DELIVERED');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/order/${refused.publicId}`);
  await page.getByRole('button', { name: 'Handed over', exact: true }).click();
  await question(page).getByRole('radio', { name: 'Nobody old enough' }).check();
  await expectToFit(page, 'whose ID was seen');
  await asked(page);
  await end(page).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alcohol not handed over' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Handed over at .* to Ben Kluge/);
  await page.goto(`/kitchen/order/${seen.publicId}`);
  await expect(page.getByRole('main')).toContainText(/Handed over at .* to Ada Kluge.*ID seen, 16 and over/);
});

test('at the counter empties are counted by kind, and what was collected is kept', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(12);
  await signIn(context, baseURL, await owner());
  const items = { '101': 1, '701': 1 };
  const [mine, cooks] = [
    await ordered(baseURL, `${day}T11:00`, { name: 'Cleo', items, isPickup: true }),
    await ordered(baseURL, `${day}T12:00`, { name: 'Dora', items, isPickup: true }),
  ];
  for (const { publicId } of [mine, cooks])
    await callAs(context, baseURL, `/orders/${publicId}/stage`, { stage: 'READY' });
  const pickedUp = question(page).getByRole('button', { name: 'Picked up', exact: true });
  const main = page.getByRole('main');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/order/${mine.publicId}`);
  await page.getByRole('button', { name: 'Picked up', exact: true }).click();
  await expect(question(page)).toContainText('To collect: €4.20.');
  await question(page).getByLabel('Crate €1.50').fill('two');
  await asked(page);
  await pickedUp.click();
  await expect(question(page).getByRole('alert')).toContainText('Whole numbers, please');
  await question(page).getByLabel('Crate €1.50').fill('1');
  await expect(question(page)).toContainText('To collect: €4.20 − €1.50 = €2.70.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, 'what comes back empty to the counter');
    await expectToFit(page, 'what comes back empty to the counter');
  }
  await pickedUp.click();
  await expect.poll(() => stageOf(context, mine)).toBe('DELIVERED');
  await page.reload();
  await expect(main).toContainText('Empty bottles and crates taken back: 1 (€1.50)');
  await expect(main).toContainText(/Deposit at hand-over\s*€4\.20.*−€1\.50\s*Collected\s*€2\.70/s);

  // Who cooks knows no amount of the order, and says what comes back all the same.
  await signIn(context, baseURL, await newStaff('KITCHEN'));
  await page.goto(`/kitchen/day/${day}`);
  await plate(page, 'Dora Kluge', 'Picked up').click();
  await expect(question(page)).toContainText('the office knows how much');
  await question(page).getByLabel('Beer €0.08').fill('20');
  await expect(question(page)).toContainText('Take €1.60 off it for empties.');
  await asked(page);
  await pickedUp.click();
  await expect.poll(() => stageOf(context, cooks)).toBe('DELIVERED');
});

test('what its page says is handed over is noted where it was canceled unseen, and has no way back', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  await signIn(context, baseURL, await owner());
  const order = await ordered(baseURL, `${dayOf(6)}T11:00`);
  await callAs(context, baseURL, `/orders/${order.publicId}/stage`, { stage: 'OUT' });
  await page.goto(`/kitchen/order/${order.publicId}`);
  const handedOver = page.getByRole('button', { name: 'Handed over', exact: true });
  await expect(handedOver).toBeVisible();
  await keptOffline(page);
  await context.setOffline(true);
  await callAs(context, baseURL, `/orders/${order.publicId}/cancel`, { reason: 'Water in the office' });
  await handedOver.click();
  await asked(page);
  await end(page).click();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await context.setOffline(false);
  await expect(word(page, 'Marta Kluge')).toHaveText(
    /^Marta Kluge \(no\. \d+\) has been canceled in the meantime\. Noted: Delivered\. The office has been told\.$/,
    { timeout: 20_000 },
  );
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Canceled, but handed over');
});

test('what opens by a press opens without a connection too', async ({ page, context, baseURL: shop }) => {
  const baseURL = shop ?? '';
  const day = dayOf(5);
  await signIn(context, baseURL, await newStaff('KITCHEN'));
  const order = await ordered(baseURL, `${day}T11:00`, { items: { '101': 1, '708': 1 } });
  await callAs(context, baseURL, `/orders/${order.publicId}/stage`, { stage: 'OUT' });
  await page.goto(`/kitchen/day/${day}`);
  await expect(plate(page, 'Marta Kluge', 'Delivered')).toBeVisible();
  await expect
    .poll(() => keptFiles(page), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/search-dialog/));
  await keptOffline(page);
  await context.setOffline(true);
  await plate(page, 'Marta Kluge', 'Delivered').click();
  await expect(question(page)).toContainText('Really handed over?');
  await question(page).getByRole('button', { name: 'Not yet' }).click();
  await page.keyboard.press('/');
  await expect(question(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  // A screen that was never opened says that it shows nothing, and the way back is there.
  await slip(page, 'Marta Kluge').getByRole('link', { name: 'Marta Kluge' }).click();
  await expect(page.getByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
  await page.goBack();
  // What was kept is there also after a page was loaded without a connection.
  await plate(page, 'Marta Kluge', 'Delivered').click();
  await expect(question(page)).toContainText('Really handed over?');
});

test('what the shop fails at again and again is said, and what waits behind it is sent', async ({
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(9);
  const [bad, good] = [
    await ordered(baseURL, `${day}T11:00`, { name: 'Marta' }),
    await ordered(baseURL, `${day}T12:00`, { name: 'Paul' }),
  ];
  // Its browser reports each failure, which is what is tested.
  const telephone = await context.newPage();
  await telephone.setViewportSize({ width: 390, height: 844 });
  await signIn(context, baseURL, await owner());
  const { number } = await callAs(context, baseURL, `/days/${day}/runs`, {
    stops: [bad.publicId, good.publicId],
  });
  let tries = 0;
  await telephone.route(`**/orders/${bad.publicId}/handover`, (route) => {
    tries += 1;
    return route.fulfill({ status: 500, json: { code: 'InternalError', message: 'Something went wrong' } });
  });
  const handOver = async ({ publicId }: Placed) => {
    await telephone.goto(`/kitchen/runs/${day}/${number}/${publicId}?step=handover`);
    await telephone.getByRole('button', { name: 'Handed over at' }).click();
    await expect(telephone.getByText('handed to')).toBeVisible();
  };
  await handOver(bad);
  await handOver(good);
  await expect(word(telephone, 'Marta')).toContainText('Not arrived yet: handed to', { timeout: 30_000 });
  expect(tries).toBeGreaterThanOrEqual(3);
  const stageOf = ({ publicId }: Placed) =>
    context.request
      .get(`${baseURL}/kitchen/api/orders/${publicId}`)
      .then(async (said) => (await said.json()).stage);
  await expect.poll(() => stageOf(good)).toBe('DELIVERED');
  expect(await stageOf(bad)).not.toBe('DELIVERED');
  // It is kept, also over a reload, and goes through once the shop is well again.
  await telephone.unroute(`**/orders/${bad.publicId}/handover`);
  await telephone.reload();
  await word(telephone, 'Marta').getByRole('button', { name: 'Send again' }).click();
  await expect(word(telephone, 'Marta')).toHaveCount(0);
  await expect.poll(() => stageOf(bad)).toBe('DELIVERED');
});

test('what is typed at a door stays over a look back and a reload, and is there to correct once the hand-over is taken back', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(10);
  const { publicId } = await ordered(baseURL, `${day}T11:00`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, baseURL, await owner());
  const { number } = await callAs(context, baseURL, `/days/${day}/runs`, { stops: [publicId] });
  await page.goto(`/kitchen/runs/${day}/${number}/${publicId}`);
  const here = page.getByRole('button', { name: 'I’m here' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const degrees = page.getByLabel('Temperature in °C');
  // A press on what has only just come under the thumb does nothing.
  const begin = () =>
    expect(async () => {
      await here.click();
      await expect(name).toBeVisible({ timeout: 1000 });
    }).toPass();
  await begin();
  await name.fill('Frau Sahin, 3. Stock');
  await degrees.fill('68');
  await page.goBack();
  await begin();
  await expect(name).toHaveValue('Frau Sahin, 3. Stock');
  await page.reload();
  await expect(name).toHaveValue('Frau Sahin, 3. Stock');
  await expect(degrees).toHaveValue('68');
  await page.getByRole('button', { name: 'Handed over at' }).click();
  await expect(page.getByText('handed to Frau Sahin, 3. Stock')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Delivered' }).click();
  await begin();
  await expect(name).toHaveValue('Frau Sahin, 3. Stock');
  await expect(degrees).toHaveValue('68');
});
