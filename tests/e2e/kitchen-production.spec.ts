import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { keptOffline, settled } from './support/settled.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toldAsPacked } from './support/told-as-packed.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 60 + 2 * number + test.info().retry);

interface Wish {
  readonly time?: string;
  readonly items: Record<string, number>;
  readonly note: string;
}

/** Orders of a day that are paid, brought to Oranienstraße. */
async function ordered(baseURL: string, day: string, wishes: readonly Wish[]): Promise<string[]> {
  const { token } = await newCustomer();
  const answer = await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Jana', lastname: 'Kühn', mobileNumber: '030 5557 0185' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const deliveryAddressId = await withAddress(baseURL, token);
  const ids: string[] = [];
  for (const { time = '12:30', items, note } of wishes) {
    const { publicId, sessionId } = await placedOrder(baseURL, token, note, {
      fulfilment: 'DELIVERY',
      deliveryAddressId,
      productQuantities: items,
      preferDateAndTime: `${day}T${time}`,
    });
    await press(sessionId, 'pay');
    await updateOrder(baseURL, token, publicId, 'PAID');
    ids.push(publicId);
  }
  return ids;
}

const inGerman = (page: Page) => page.addInitScript(() => localStorage.setItem('kitchen-language', 'de'));
/** The times of all stops of a day's runs, in the order of the way, as the shop knows them. */
const stopsOf = async (page: Page, day: string) => {
  const { runs } = await (await page.request.get(`/kitchen/api/days/${day}/runs`)).json();
  return runs.flatMap(({ stops }: { stops: { time: string }[] }) => stops.map(({ time }) => time));
};
/** Pages of a PDF in millimetres. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, baseURL ?? '', await owner());
});

test('a kitchen sees what it has to make, ticks it off with a press and takes that back', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(1);
  await ordered(baseURL ?? '', day, [
    { items: { '105': 2, '402': 1 }, note: 'first' },
    { time: '15:00', items: { '105': 2 }, note: 'Bitte ohne Sesam' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/production/${day}`);
  const burgers = page.getByRole('row').filter({ hasText: 'Mini-Burger' });
  await expect(burgers).toContainText('80 Burger');
  await expect(burgers.getByRole('button', { name: '10:25, Mini-Burger anfangen' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('2 von 2 Bestellungen, 5 Artikel', { exact: true }),
  ).toBeVisible();
  await expect(burgers).toContainText('Bon 2: ohne Sesam');
  await expectAccessible(page, 'production');

  const first = burgers.getByRole('button', { name: '2 Mini-Burger für Bon 1, offen' });
  await first.click();
  await expect(burgers.getByRole('button', { name: '2 Mini-Burger für Bon 1, fertig' })).toBeVisible();
  await expect(burgers).toContainText('40 Burger');
  await expect(page.getByRole('link', { name: 'Brotzeit Kreuzberg' })).toContainText('1 von 2 fertig');
  // Also after it has been asked for anew.
  await page.reload();
  await burgers.getByRole('button', { name: '2 Mini-Burger für Bon 1, fertig' }).click();
  await expect(first).toBeVisible();

  // The second tap of a wet finger begins nothing else, and takes nothing back.
  await burgers.getByRole('button', { name: '10:25, Mini-Burger anfangen' }).dblclick();
  await expect(burgers.getByRole('button', { name: '2 Mini-Burger für Bon 1, angefangen' })).toBeVisible();
  const back = burgers.getByRole('button', { name: 'Rückgängig: Mini-Burger angefangen' });
  await expect(async () => {
    await back.click({ timeout: 1000 });
    await expect(first).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await burgers.getByRole('button', { name: '10:25, Mini-Burger anfangen' }).click({ timeout: 1000 });
    await expect(back).toBeVisible({ timeout: 1000 });
  }).toPass();
  // After ten seconds the next order comes.
  await expect(burgers.getByRole('button', { name: '12:55, Mini-Burger anfangen' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(
    burgers.getByRole('button', { name: '2 Mini-Burger für Bon 2, offen, ohne Sesam' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Zuckerhut' }).click();
  await expect(page).toHaveURL(/\?seller=2$/);
  await expect(page.getByRole('row').filter({ hasText: 'Griechischer Salat' })).toContainText('2,2 kg');
  await expect(page.getByRole('row').filter({ hasText: 'Mini-Burger' })).toHaveCount(0);
  await expectToFit(page, 'production');
});

test('a cook reads what was changed of what she has begun, on the board and in production, until she has seen it', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(13);
  const [first, second] = await ordered(baseURL ?? '', day, [
    { items: { '105': 2, '402': 1 }, note: 'first' },
    { time: '15:00', items: { '105': 3 }, note: 'second' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/production/${day}`);
  const changes = page.getByRole('region', { name: 'Geändert, seit damit angefangen wurde' });
  await expect(page.getByRole('row').filter({ hasText: 'Mini-Burger' })).toBeVisible();
  await expect(changes).toBeHidden();
  const call = async (method: 'put' | 'post', path: string, data?: object) => {
    const headers = { Origin: baseURL ?? '' };
    const answer = await context.request[method](`${baseURL}/kitchen/api/orders/${path}`, { headers, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  for (const id of [first, second]) await call('put', `${id}/ticks/105/STARTED`);
  const items = [{ productId: 105, quantity: 1 }];
  const { version, difference } = await call('post', `${second}/changes/quote`, { items });
  await call('post', `${second}/changes`, { items, version, difference });
  await call('post', `${first}/cancel`, {});
  await expect(changes.getByRole('listitem')).toHaveText([
    /^15:00 · Bon \d+ · Jana Kühn: 1 statt 3 × Mini-Burger/,
    /^12:30 · Bon \d+ · Jana Kühn: Storniert, nicht weiter kochen: 2 × Mini-Burger/,
  ]);
  await expectAccessible(page, 'changes in work');
  await changes.getByRole('button', { name: /^Gesehen: 15:00/ }).click();
  await changes.getByRole('button', { name: /^Rückgängig: 15:00/ }).click();
  await changes.getByRole('button', { name: /^Gesehen: 15:00/ }).click();
  await page.goto(`/kitchen/day/${day}`);
  await expect(changes.getByRole('listitem')).toHaveText([/Storniert, nicht weiter kochen: 2 × Mini-Burger/]);
  await expectAccessible(page, 'changes in work, on the board');
  await changes.getByRole('button', { name: /^Gesehen: 12:30/ }).click();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('15:00');
  await expect(changes).toBeHidden();
});

test('a cook makes only what is more of a dish that she had finished, until all of it is ticked', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(20);
  const [id] = await ordered(baseURL ?? '', day, [{ items: { '105': 3 }, note: 'more' }]);
  const call = async (method: 'put' | 'post', path: string, data?: object) => {
    const headers = { Origin: baseURL ?? '' };
    const answer = await context.request[method](`${baseURL}/kitchen/api/orders/${id}/${path}`, {
      headers,
      data,
    });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  await call('put', 'ticks/105/COOKED');
  const items = [{ productId: 105, quantity: 4 }];
  const { version, difference } = await call('post', 'changes/quote', { items });
  const { checkoutUrl } = await call('post', 'changes', { items, version, difference });
  await press(checkoutUrl.split('/').at(-1), 'pay');
  await inGerman(page);
  await page.goto(`/kitchen/production/${day}`);
  const burgers = page.getByRole('row').filter({ hasText: 'Mini-Burger' });
  await expect(burgers).toContainText('20 Burger');
  await expect(burgers.getByText('3 fertig')).toBeVisible();
  await expectAccessible(page, 'what is made before a change');
  await expectToFit(page, 'what is made before a change');
  await page.goto(`/kitchen/order/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mini-Burger' }).first()).toContainText(
    '3 fertig',
  );
  await page.goto(`/kitchen/production/${day}`);
  await burgers.getByRole('button', { name: '4 Mini-Burger für Bon 1, offen, 3 fertig' }).click();
  await expect(burgers.getByRole('button', { name: '4 Mini-Burger für Bon 1, fertig' })).toBeVisible();
  await expect(burgers).toContainText('alles fertig');
});

test('the second tap of a wet finger takes back no tick, neither in production nor on packing nor on the order', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(19);
  const [id] = await ordered(baseURL ?? '', day, [{ items: { '105': 2, '101': 1 }, note: 'wet' }]);
  await page.goto(`/kitchen/production/${day}`);
  const plate = page.getByRole('button', { name: /^2 Mini burgers for no\. 1/ });
  await plate.dblclick();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  // Pressed again later it is meant, also by a key.
  await expect(async () => {
    await plate.press('Enter');
    await expect(plate).toHaveAttribute('aria-pressed', 'false', { timeout: 500 });
  }).toPass();
  await page.goto(`/kitchen/order/${id}`);
  const ofOrder = page.getByRole('main').getByRole('button', { name: /mini burgers/i, pressed: false });
  await ofOrder.dblclick();
  await expect(ofOrder).toHaveCount(0);
  await page.goto(`/kitchen/packing/${day}`);
  for (const name of [/^Mini burgers: .*there/i, /^Mini burgers: .*(car|van)/i]) {
    const tick = page.getByRole('button', { name });
    await tick.dblclick();
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
  }
  await settled(page);
  await page.reload();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
});

test('what is ticked without a connection waits, and is sent once there is one', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(2);
  await ordered(baseURL ?? '', day, [{ items: { '105': 2 }, note: 'offline' }]);
  await page.goto(`/kitchen/production/${day}`);
  const plate = page.getByRole('button', { name: /^2 Mini burgers for no\. 1/ });
  await expect(plate).toHaveAttribute('aria-pressed', 'false');
  await settled(page);
  await context.setOffline(true);
  await plate.click();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 waiting.')).toBeHidden();
  await page.reload();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
});

test('after a reload without a connection the screens of the day are as they were last', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(10);
  await ordered(baseURL ?? '', day, [{ items: { '105': 2 }, note: 'Bitte klingeln' }]);
  const plate = page.getByRole('button', { name: /^2 Mini burgers for no\. 1/ });
  const slip = page.getByRole('article').filter({ hasText: 'Jana Kühn' });
  await page.goto(`/kitchen/day/${day}`);
  await keptOffline(page);
  // What comes before the worker, it asks for again.
  for (const screen of ['day', 'packing', 'production']) {
    await page.goto(`/kitchen/${screen}/${day}`);
    await settled(page);
  }
  await context.setOffline(true);
  await plate.click();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^No connection since/)).toBeVisible();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/kitchen/day/${day}`);
  await expect(slip).toBeVisible();
  await page.goto(`/kitchen/packing/${day}`);
  await expect(page.getByRole('heading', { name: 'Jana Kühn' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 waiting.')).toBeHidden();
});

test('a day without orders says so and leads on', async ({ page }) => {
  const day = dayOf(3);
  await page.goto(`/kitchen/production/${day}`);
  await expect(page.getByRole('heading', { name: 'Nothing to make here' })).toBeVisible();
  await expect(page.getByRole('main').getByText('0 of 0 orders, 0 units', { exact: true })).toBeVisible();
  await expectAccessible(page, 'production of an empty day');
  await page.goto(`/kitchen/packing/${day}`);
  await expect(page.getByRole('heading', { name: 'Nothing to pack here' })).toBeVisible();
  await expectAccessible(page, 'packing of an empty day');
  await page.getByRole('main').getByRole('link', { name: 'To the day' }).click();
  await expect(page).toHaveURL(`/kitchen/day/${day}`);
});

test('the sheet of a kitchen is A4, station by station, with the same proof', async ({ page, baseURL }) => {
  const day = dayOf(4);
  const items = Object.fromEntries(
    [101, 102, 104, 105, 106, 107, 108, 201, 202, 203, 204, 301, 302, 304, 305, 507, 508, 701, 704].map(
      (id) => [id, 1],
    ),
  );
  await ordered(baseURL ?? '', day, [
    { items, note: 'all of it' },
    { items, note: 'Bitte ohne Sesam', time: '13:00' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/production/${day}`);
  await expect(page.getByRole('row').filter({ hasText: 'Mini-Burger' })).toBeVisible();
  const pdf = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.length).toBeGreaterThan(1);
  for (const size of pdf) expect(size).toEqual([210, 297]);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  const code = page.getByRole('img', { name: 'Gilt es noch?', includeHidden: true }).last();
  await expect(code).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  // As large as a telephone reads it from an arm's length.
  expect(await code.boundingBox()).toMatchObject({ width: 84, height: 84 });
  const sheets = page.locator('.production-sheet:visible');
  await expect(sheets).toHaveCount(pdf.length);
  await expect(sheets.first()).toContainText(`Blatt 1 von ${pdf.length}`);
  const text = (await sheets.allInnerTexts()).join('\n');
  for (const words of ['Mini-Burger', '40 Burger', 'Kühlhaus', '36 Flaschen', 'Sesam', 'Bitte ohne Sesam'])
    expect(text).toContain(words);
  expect(text).toContain('2 von 2 Bestellungen, 38 Artikel');
  // What somebody may not eat stands at the head of the first sheet, and beside their order at every dish.
  const first = await sheets.first().innerText();
  expect(first.indexOf('Bitte ohne Sesam')).toBeLessThan(first.indexOf('Mini-Burger'));
  const portions = sheets.locator('.orders > span');
  await expect(portions.filter({ has: page.locator('[role=img]') })).toHaveCount(
    (await portions.count()) / 2,
  );
  await expect(page.getByRole('navigation', { name: 'Küchen' })).toBeHidden();
});

test('what changes on a sheet after somebody has looked is shown before it is seen', async ({
  page,
  context,
  baseURL,
}) => {
  const day = dayOf(14);
  const orders = await ordered(baseURL ?? '', day, [
    { items: { '105': 2 }, note: 'first' },
    { items: { '105': 3 }, note: 'second', time: '15:00' },
  ]);
  const send = async (path: string, data: object) => {
    const headers = { Origin: baseURL ?? '' };
    const answer = await context.request.post(`${baseURL}/kitchen/api/${path}`, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { url } = await send('prints', { day, kind: 'PRODUCTION' });
  await inGerman(page);
  await send(`orders/${orders[0]}/cancel`, {});
  await page.goto(new URL(url).pathname);
  const main = page.getByRole('main');
  await expect(main.getByText('Storniert:')).toHaveCount(1);
  await send(`orders/${orders[1]}/cancel`, {});
  const seen = page.getByRole('button', { name: 'Gesehen' });
  await seen.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Inzwischen hat sich noch etwas geändert. So ist es jetzt.',
  );
  await expect(main.getByText('Storniert:')).toHaveCount(2);
  await expectAccessible(page, 'a sheet that has changed again');
  await seen.click();
  await expect(page.getByText('Die Änderungen wurden gesehen.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an order is packed with two columns of ticks, and told as packed', async ({ page, baseURL }) => {
  const day = dayOf(5);
  const [id] = await ordered(baseURL ?? '', day, [
    { items: { '101': 1, '701': 2 }, note: 'Eine Kollegin verträgt keinen Sesam' },
    { items: { '102': 2 }, note: 'another', time: '18:00' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/packing/${day}`);
  await page.getByRole('link', { name: /bis 11:40 für 12:30 · Bon 1 · 0 von 2 da/ }).click();
  await expect(page).toHaveURL(`/kitchen/packing/${day}?order=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Jana Kühn' })).toBeVisible();
  await expect(main).toContainText('Bon 1 · bis 11:40 für 12:30 · ');
  await expect(page.locator('.a4:not(.measured)')).toContainText('bis 11:40für 12:30');
  await expect(main).toContainText('36 Flaschen à 0,33\u00a0l');
  await expect(main).toContainText('enthält Sesam');
  await expectAccessible(page, 'packing');
  await main.getByRole('button', { name: 'Belegte Brötchen: liegt da' }).click();
  await expect(main).toContainText('Es fehlt: Gemischter Kasten, Hinweis beachten.');
  await main.getByRole('button', { name: 'Gemischter Kasten: liegt da' }).click();
  await main.getByRole('button', { name: 'Hinweis beachten: liegt da' }).click();
  await main.getByRole('button', { name: 'Als gepackt melden' }).click();
  await toldAsPacked(page, main.getByRole('button', { name: 'Rückgängig' }));
  await expect(main.getByRole('button', { name: 'Alles da ins Auto' })).toBeVisible();
  await main.getByRole('button', { name: 'Alles da ins Auto' }).click();
  await expect(main).toContainText('Alles ist im Auto.');
  await page.reload();
  await expect(main.getByRole('button', { name: 'Belegte Brötchen: im Auto' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('link', { name: /18:00 · Bon 2 · 0 von 1 da/ })).toBeVisible();
  await expectToFit(page, 'packing');
  const pdf = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf).toEqual([[210, 297]]);

  // Canceled now, it lies in the car: that is named, on paper too, until somebody says that it was put away.
  const canceled = await page.request.post(`/kitchen/api/orders/${id}/cancel`, {
    headers: { Origin: baseURL ?? '' },
    data: {},
  });
  expect(canceled.ok()).toBe(true);
  const list = page.getByRole('navigation', { name: 'Bestellungen des Tages' });
  await expect(list).toContainText('aus dem Auto nehmen');
  const paper = page.locator('.a4:not(.measured)');
  await expect(paper).toContainText('Wegzuräumen');
  const putAway = list.getByRole('button', { name: 'Jana Kühn: weggeräumt' });
  await putAway.click();
  await expect(putAway).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(putAway).toHaveAttribute('aria-pressed', 'true');
  await expect(list).not.toContainText('aus dem Auto nehmen');
  await expect(paper).not.toContainText('Wegzuräumen');
  await expectAccessible(page, 'packing with something canceled');
  await putAway.click();
  await expect(putAway).toHaveAttribute('aria-pressed', 'false');
  await expect(list).toContainText('aus dem Auto nehmen');
});

/** An order of rolls and wraps that has left without its wraps. */
async function leftWithoutWraps(page: Page, baseURL = '', day = ''): Promise<string> {
  const wish = { items: { '101': 1, '102': 2 }, note: 'Bitte klingeln' };
  const [id = ''] = await ordered(baseURL, day, [wish]);
  const write = async (method: 'post' | 'put', path: string, data = {}) => {
    const headers = { Origin: baseURL };
    const answer = await page.request[method](`/kitchen/api/orders/${id}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  for (const kind of ['COOKED', 'PACKED']) await write('put', `ticks/101/${kind}`);
  for (const stage of ['READY', 'OUT']) await write('post', 'stage', { stage });
  return id;
}

test('what an order has left without is ticked once it was brought, and a press on the wrong row is taken back', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(15);
  const id = await leftWithoutWraps(page, baseURL, day);
  await inGerman(page);
  await page.goto(`/kitchen/packing/${day}?order=${id}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wrap-Platte' });
  const brought = row.getByRole('button', { name: /liegt da/ });
  await expect(row).toContainText('fehlt noch');
  await brought.click();
  await expect(brought).toHaveAttribute('aria-pressed', 'true');
  await expect(row).not.toContainText('fehlt noch');
  // Before that it would be the second tap of a wet finger.
  await page.waitForTimeout(700);
  await brought.click();
  await expect(brought).toHaveAttribute('aria-pressed', 'false');
  await expect(row).toContainText('fehlt noch');
});

test('what an order has left without stands at its stop among the runs, also once the rest is handed over', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(17);
  const headers = { Origin: baseURL ?? '' };
  const id = await leftWithoutWraps(page, baseURL, day);
  const planned = await page.request.post(`/kitchen/api/days/${day}/runs`, {
    headers,
    data: { stops: [id] },
  });
  expect(planned.ok(), await planned.text()).toBe(true);
  await inGerman(page);
  await page.goto(`/kitchen/runs/${day}`);
  const stop = page.getByRole('region', { name: 'Tour 1' }).getByRole('listitem');
  await expect(stop).toContainText('fehlt noch: Wrap-Platte');
  const data = { stage: 'DELIVERED' };
  await page.request.post(`/kitchen/api/orders/${id}/stage`, { headers, data });
  await expect(stop).toContainText('Geliefert');
  await expect(stop).toContainText('fehlt noch: Wrap-Platte');
  await expectAccessible(page, 'a run with a stop that lacks something');
  await page.request.put(`/kitchen/api/orders/${id}/ticks/102/PACKED`, { headers });
  await expect(stop).not.toContainText('fehlt noch');
});

test('what its guests need is read with an order, and only what is wished besides is packed', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(22);
  const needs = 'Von 24 Gästen zum Mittagessen: 5 vegan, 2 ohne Nüsse und Erdnüsse.';
  const [planned, wished] = await ordered(baseURL ?? '', day, [
    { items: { '101': 1, '104': 1 }, note: needs },
    { items: { '102': 2 }, note: `Bitte ohne Zwiebeln\n${needs}`, time: '18:00' },
    { items: { '102': 1 }, note: 'Bitte ohne Sesam', time: '18:30' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/packing/${day}?order=${planned}`);
  const main = page.getByRole('main');
  await expect(main.getByText('ohne Nüsse', { exact: true })).toBeVisible();
  await expect(main.getByText(needs)).toBeVisible();
  await expect(main).toContainText('enthält Walnüsse');
  await expect(main).toContainText('Es fehlt: Belegte Brötchen, Käsebrett.');
  await expect(page.getByRole('link', { name: /12:30 .*ohne Erdnüsse.*ohne Nüsse/ })).toBeVisible();
  await expectAccessible(page, 'packing for guests with needs');
  await expectToFit(page, 'packing for guests with needs');
  await page.goto(`/kitchen/packing/${day}?order=${wished}`);
  await expect(main.getByText(needs)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Hinweis beachten' })).toHaveText(
    /^Hinweis beachten\s*Bitte ohne Zwiebeln$/,
  );
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.a4:not(.measured)');
  await expect(paper.getByText(needs)).toHaveCount(2);
  await expect(paper.getByText('ohne Nüsse', { exact: true })).toHaveCount(2);
  await expect(paper.getByText('ohne Sesam', { exact: true })).toHaveCount(1);
  await expect(paper.getByRole('row').filter({ hasText: 'Hinweis beachten' })).toHaveCount(2);
});

test('on a phone the list of orders comes first, then the one that is pressed', async ({ page, baseURL }) => {
  const day = dayOf(6);
  await ordered(baseURL ?? '', day, [{ items: { '101': 2 }, note: 'phone' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/packing/${day}`);
  const row = page.getByRole('button', { name: 'Open rolls: is there' });
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: /Jana Kühn/ }).click();
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(row).toBeHidden();
});

test('who cooks sees no address, and who drives packs but has no production', async ({
  page,
  context,
  baseURL,
}) => {
  const day = addDays(berlinDay(Date.now()), 1);
  await ordered(baseURL ?? '', day, [{ items: { '101': 2 }, note: 'roles', time: '23:00' }]);
  await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
  await page.goto(`/kitchen/packing/${day}`);
  await page.getByRole('link', { name: /23:00/ }).last().click();
  const main = page.getByRole('main');
  await expect(main).toContainText('23:00');
  await expect(main).not.toContainText('Oranienstraße');
  await expect(main.getByRole('link', { name: 'Delivery note' })).toHaveCount(0);
  await signIn(context, baseURL ?? '', await newStaff('DRIVER'));
  await page.goto(`/kitchen/packing/${day}`);
  await page.getByRole('link', { name: /23:00/ }).last().click();
  await expect(main).toContainText('Oranienstraße');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Production' })).toHaveCount(0);
  await page.goto(`/kitchen/production/${day}`);
  await expect(page.getByRole('main')).toContainText('Your role does not include this.');
});

test('each dish gets a card of 105 × 74 mm, eight on a sheet, with what is in it', async ({
  page,
  baseURL,
}) => {
  const [id] = await ordered(baseURL ?? '', dayOf(7), [
    { items: { '101': 9, '401': 1, '606': 1 }, note: 'cards' },
  ]);
  await page.goto(`/kitchen/labels/${id}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const rolls = cards.filter({ hasText: 'Belegte Brötchen' });
  await expect(rolls).toContainText('Open rolls');
  await expect(rolls).toContainText('Mit Schweinefleisch');
  await expect(rolls).toContainText('Enthält Weizen, Roggen, Eier, Fisch, Milch, Sesam');
  await expect(rolls).toContainText('Contains wheat, rye, eggs, fish, milk, sesame');
  await expect(cards.filter({ hasText: 'Apfelstreuselkuchen' })).toContainText('Vegan');
  const millimetres = await rolls.evaluate((card) => {
    const { width, height } = card.getBoundingClientRect();
    return [width, height].map((pixels) => Math.round((pixels / 96) * 25.4));
  });
  expect(millimetres).toEqual([105, 74]);
  for (const card of await cards.all())
    expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
  await expectAccessible(page, 'labels');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]]);
  await page.getByRole('checkbox', { name: 'a card for each platter' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(cards).toHaveCount(11);
  await expect(page).toHaveURL(/\?for=piece$/);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2);
  await expectToFit(page, 'labels');
});

test('a card of what an order wished otherwise asks to ask, and the screen says what was wished', async ({
  page,
  baseURL,
}) => {
  const [id] = await ordered(baseURL ?? '', dayOf(23), [
    { items: { '101': 1, '606': 1 }, note: 'Bitte ohne Sesam' },
  ]);
  await page.goto(`/kitchen/labels/${id}`);
  const cards = page.getByRole('article');
  const wish = page.getByRole('main').locator('.alert');
  await expect(wish).toContainText('Take care: sesame.');
  await expect(wish).toContainText('Bitte ohne Sesam');
  const rolls = cards.filter({ hasText: 'Belegte Brötchen' });
  await expect(rolls).toContainText('Milch, Sesam');
  await expect(rolls).toContainText('Zu Sesam bitte nachfragen.');
  await expect(rolls).toContainText('Please ask about sesame.');
  await expect(rolls).not.toContainText(/ohne Sesam|without sesame/i);
  await expect(cards.filter({ hasText: 'Apfelstreuselkuchen' })).not.toContainText('nachfragen');
  for (const card of await cards.all())
    expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
  await expectAccessible(page, 'labels with a wish');
  await expectToFit(page, 'labels with a wish');
  await page.emulateMedia({ media: 'print' });
  await expect(wish).toBeHidden();
});

test('a slip is as wide as the roll of a receipt printer, and as long as what stands on it', async ({
  page,
  baseURL,
}) => {
  const [short, long] = await ordered(baseURL ?? '', dayOf(8), [
    { items: { '101': 2 }, note: 'short' },
    { items: { '101': 2, '105': 1, '402': 1, '601': 1, '701': 3 }, note: 'Bitte ohne Sesam' },
  ]);
  await page.goto(`/kitchen/slip/${long}`);
  const slip = page.getByRole('region', { name: 'As it will be printed' });
  await expect(slip).toContainText('Jana Kühn');
  await expect(slip).toContainText('54 bottles of 0.33\u00a0l');
  await expect(slip).toContainText('sesame');
  await expectAccessible(page, 'slip');
  await expectToFit(page, 'slip');
  const [longPage = [], ...more] = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(more).toEqual([]);
  expect(longPage[0]).toBe(80);
  await page.goto(`/kitchen/slip/${short}`);
  await expect(slip).toContainText('Open rolls');
  const [shortPage = []] = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(shortPage[0]).toBe(80);
  expect(shortPage[1]).toBeLessThan(longPage[1] ?? 0);
});

test('a delivery note speaks the customer’s language, and names what is in each dish', async ({
  page,
  baseURL,
}) => {
  const [id] = await ordered(baseURL ?? '', dayOf(9), [
    { items: { '101': 1, '707': 1 }, note: 'One guest cannot eat sesame' },
  ]);
  await inGerman(page);
  await page.goto(`/kitchen/delivery-note/${id}`);
  const paper = page.getByRole('region', { name: 'So wird es gedruckt' });
  for (const words of [
    'Delivery note',
    'Jana Kühn',
    'Oranienstraße 185',
    '10999 Berlin',
    'One guest cannot eat sesame',
    'Contained in: Open rolls (sesame).',
    'wheat, rye, eggs, fish, milk, sesame. Additives: preservative, antioxidant',
    '€3.10',
    '16 or older',
    'Sheet 1 of 1',
    'Signature: received in full',
  ])
    await expect(paper).toContainText(words);
  await expectAccessible(page, 'delivery note');
  await expectToFit(page, 'delivery note');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]]);
});

test('a delivery note marks what its order has left without, and nobody signs for that', async ({
  page,
  baseURL,
}) => {
  const id = await leftWithoutWraps(page, baseURL, dayOf(18));
  await inGerman(page);
  await page.goto(`/kitchen/delivery-note/${id}`);
  const paper = page.getByRole('region', { name: 'So wird es gedruckt' });
  await expect(paper.getByRole('row', { name: /Wrap platter/ })).toContainText('missing from this delivery');
  await expect(paper.getByRole('row', { name: /Open rolls/ })).not.toContainText('missing');
  await expect(paper).toContainText('Signature: received, except what is missing');
  await expect(paper).not.toContainText('received in full');
  await expectAccessible(page, 'a delivery note of what is missing');
  await expectToFit(page, 'a delivery note of what is missing');
});

test('a driver’s delivery note says what deposit is settled, and no other amount', async ({
  page,
  baseURL,
}) => {
  const tomorrow = addDays(berlinDay(Date.now()), 1);
  const [id] = await ordered(baseURL ?? '', tomorrow, [
    { items: { '101': 1, '707': 1 }, note: 'A crate', time: test.info().retry ? '22:30' : '22:00' },
  ]);
  await signIn(page.context(), baseURL ?? '', await newStaff('DRIVER'));
  await page.goto(`/kitchen/delivery-note/${id}`);
  const paper = page.getByRole('region', { name: 'As it will be printed' });
  await expect(paper).toContainText('Deposit');
  await expect(paper).toContainText('€3.10, settled at hand-over');
  expect((await paper.innerText()).replaceAll('€3.10', '')).not.toContain('€');
});

test('in the morning packing asks of what nobody has ticked off yet, where its kitchen ticks on other days', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(16);
  const [before] = await ordered(baseURL ?? '', addDays(day, -3), [{ items: { '105': 2 }, note: 'before' }]);
  await ordered(baseURL ?? '', day, [{ items: { '101': 2, '105': 1, '102': 1, '701': 1 }, note: 'morning' }]);
  const ticked = await page.request.put(`/kitchen/api/orders/${before}/ticks/105/COOKED`, {
    headers: { Origin: baseURL ?? '' },
  });
  expect(ticked.ok()).toBe(true);
  await page.goto(`/kitchen/packing/${day}`);
  const main = page.getByRole('main');
  if (await main.getByText('morning').isHidden())
    await page.getByRole('link', { name: /12:30/ }).first().click();
  for (const there of await main.getByRole('button', { name: /: is there$/ }).all()) await there.click();
  const tell = main.getByRole('button', { name: 'Mark as packed' });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await tell.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Mini burgers');
    await expectAccessible(page, 'whether what nobody ticked is packed');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
  }
  await tell.click();
  await toldAsPacked(page, main.getByRole('button', { name: 'Undo' }));

  // What does not lie there after all is not packed any more, said at once and by the shop.
  await main.getByRole('button', { name: 'Open rolls: is there' }).click();
  await expect(main).toContainText('Missing: Open rolls.');
  await expect(tell).toBeHidden();
  await page.reload();
  await expect(main).toContainText('Missing: Open rolls.');
  await expect(page.getByRole('link', { name: /3 of 4/ })).toBeVisible();
});

test('packing stays with an order after its last tick, and the next is one press away', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(11);
  await ordered(baseURL ?? '', day, [
    { items: { '101': 2 }, note: 'first' },
    { items: { '102': 2 }, note: 'second', time: '18:00' },
  ]);
  await page.goto(`/kitchen/packing/${day}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Open rolls: is there' }).click();
  await expect(main.getByRole('button', { name: 'Open rolls: in the car' })).toBeVisible();
  await main.getByRole('link', { name: /^Next: .*18:00/ }).click();
  await expect(main.getByRole('button', { name: 'Wrap platter: is there' })).toBeVisible();
  await expectAccessible(page, 'the next order');
});

test('the newest notes of those who work here are read where an order is packed and driven, as they are written', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(21);
  const [id] = await ordered(baseURL ?? '', day, [{ items: { '101': 1 }, note: 'noted' }]);
  const send = async (path: string, data: object) => {
    const headers = { Origin: baseURL ?? '' };
    expect((await page.request.post(`/kitchen/api${path}`, { headers, data })).ok()).toBe(true);
  };
  const write = (text: string) => send(`/orders/${id}/notes`, { text });
  await send(`/days/${day}/runs`, { stops: [id] });
  await inGerman(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/kitchen/packing/${day}?order=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Jana Kühn' })).toBeVisible();
  await write('Kiste hat eine Beule');
  await expect(main).toContainText('Kiste hat eine Beule');
  await write('Hintereingang, Klingel defekt: bitte anrufen');
  await write('Vierte Wärmebox nicht vergessen');
  const notes = [/^Vierte Wärmebox nicht vergessen\d+:\d\d, .+/, /^Hintereingang.+/, 'und 1 weitere'];
  await expect(main.locator('.newest li')).toHaveText(notes);
  await expectAccessible(page, 'packing with notes');
  await expectToFit(page, 'packing with notes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.a4:not(.measured)')).toContainText('Vierte Wärmebox nicht vergessen (');
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/kitchen/runs/${day}/1/${id}`);
  await expect(main.locator('.newest li')).toHaveText(notes);
  await expectAccessible(page, 'a stop with notes');
  await expectToFit(page, 'a stop with notes');
  await main.getByRole('link', { name: 'und 1 weitere' }).click();
  await expect(page).toHaveURL(`/kitchen/order/${id}`);
  await expect(page.getByText('Kiste hat eine Beule')).toBeVisible();
});

test('a run is sorted by its times with one press, and what was taken off by mistake comes back', async ({
  page,
  baseURL,
}) => {
  const day = dayOf(12);
  await ordered(baseURL ?? '', day, [
    { items: { '101': 2 }, note: 'early', time: '11:00' },
    { items: { '101': 2 }, note: 'Without sesame', time: '13:00' },
  ]);
  await page.goto(`/kitchen/runs/${day}`);
  const main = page.getByRole('main');
  const run = page.getByRole('region', { name: 'Run 1' });
  await page.getByRole('button', { name: 'New run', exact: true }).click();
  await expect(run).toBeVisible();
  // Two presses in a row, over a slow network: both count.
  await page.route('**/kitchen/api/runs/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await main
    .getByRole('listitem')
    .filter({ hasText: '13:00' })
    .getByRole('button', { name: /on run 1$/ })
    .click();
  await main.getByRole('button', { name: /on run 1$/ }).click();
  await expect(run.getByRole('listitem')).toHaveCount(2);
  // What is added takes its place by its time, until somebody knows better.
  await expect.poll(() => stopsOf(page, day)).toEqual(['11:00', '13:00']);
  await page.unroute('**/kitchen/api/runs/*');
  await run
    .getByRole('button', { name: /later on the way$/ })
    .first()
    .click();
  await expect(run).toContainText('at 11:00 comes after a later stop.');
  await expect.poll(() => stopsOf(page, day)).toEqual(['13:00', '11:00']);
  const driver = await run.getByLabel('Driver').getByRole('option').last().innerText();
  await run.getByLabel('Driver').selectOption(driver);
  await expect(run.getByLabel('Driver').getByRole('option', { selected: true })).toHaveText(driver);
  await page.reload();
  await expect(run.getByLabel('Driver').getByRole('option', { selected: true })).toHaveText(driver);
  await expectAccessible(page, 'a run out of time');
  await run.getByRole('button', { name: 'Sort by time' }).click();
  await expect(run.getByRole('listitem').first()).toContainText('11:00');
  await expect(run).not.toContainText('comes after a later stop');

  await run
    .getByRole('button', { name: /off the run$/ })
    .last()
    .click();
  await expect(main).toContainText('is no longer on run 1.');
  // It is said before the run is read anew: what is taken back is what is seen.
  await expect(run.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(run.getByRole('listitem')).toHaveCount(2);
  await run.getByRole('button', { name: 'Delete run 1' }).click();
  await expect(main).toContainText('Run 1 is deleted.');
  await expectToFit(page, 'runs');
  await page.setViewportSize({ width: 1280, height: 900 });
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(run.getByRole('listitem')).toHaveCount(2);
  // On paper it says who drives where and what was asked for, and has nothing to press; no departure is named where none is set.
  const early = run.getByText('early', { exact: true });
  await expect(early).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(early).toBeVisible();
  await expect(run.getByText('⚠ no sesame', { exact: true })).toBeVisible();
  await expect(run.getByText(/^no\. \d+ · /).first()).toBeVisible();
  await expect(page.getByText(/^Printed \d/)).toBeVisible();
  await expect(run.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(run.getByLabel('Departure')).toBeHidden();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]]);
});
