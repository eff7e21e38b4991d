import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { callAs, ordered, type Placed } from './support/named-orders.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** A day of its own for each test, and for its repetition, on which nobody else has ordered. */
const dayOf = (number: number) => addDays(berlinDay(Date.now()), 240 + 2 * number + test.info().retry);

const orderOf = async (context: BrowserContext, { publicId }: Pick<Placed, 'publicId'>) =>
  (await context.request.get(`/kitchen/api/orders/${publicId}`)).json();
const stageOf = async (context: BrowserContext, placed: Pick<Placed, 'publicId'>) =>
  (await orderOf(context, placed)).stage;
const slip = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).last();
const word = (page: Page, name: string) =>
  page.getByRole('status').getByRole('listitem').filter({ hasText: name });

test('a photo that takes its time arrives, and what is handed over meanwhile does not wait for it', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(1);
  const [one, two] = [
    await ordered(baseURL, `${day}T11:00`, { name: 'Marta' }),
    await ordered(baseURL, `${day}T12:00`, { name: 'Paul' }),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, baseURL, await owner());
  const stops = [one.publicId, two.publicId];
  const { number } = await callAs(context, baseURL, `/days/${day}/runs`, { stops });
  await page.goto(`/kitchen/runs/${day}/${number}/${one.publicId}?step=handover`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expect(page.getByText('Photo taken')).toBeVisible();
  const line = await context.newCDPSession(page);
  const uploadThroughput = 200_000 / 8;
  const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Handed over at' }).click();
  const wayOn = page.getByRole('link', { name: 'On to Paul Kluge' });
  // A press on what has only just come under the thumb does nothing.
  await expect(async () => {
    await wayOn.click({ timeout: 1000 });
    await expect(wayOn).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.getByRole('button', { name: 'I’m here' }).click({ timeout: 1000 });
    await expect(page.getByRole('button', { name: 'Handed over at' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Handed over at' }).click();
  await expect.poll(() => stageOf(context, two), { timeout: 8000 }).toBe('DELIVERED');
  const { handover } = await orderOf(context, one);
  expect(handover, 'the photo is still on its way').toMatchObject({ hasPhoto: false });
  const hasPhoto = async () => (await orderOf(context, one)).handover.hasPhoto;
  await expect.poll(hasPhoto, { timeout: 60_000 }).toBe(true);
  await expect(word(page, 'Marta Kluge')).toHaveCount(0);
});

/** Half a megabyte as the camera of a telephone makes it. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

test('a press has seen what its board shows, however lately the shop was heard', async ({
  page,
  context,
  baseURL: shop,
  browser,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(2);
  await ordered(baseURL, `${day}T11:00`, { name: 'Rosa' });
  const moved = await ordered(baseURL, `${day}T12:00`, { name: 'Hanna' });
  await signIn(context, baseURL, await owner());
  await page.goto(`/kitchen/day/${day}`);
  const begin = (name: string) => slip(page, name).getByRole('button', { name: 'on to In the works' });
  await expect(begin('Hanna Kluge')).toBeVisible();
  await page.waitForTimeout(1500);
  // What is pressed goes through, and the board hears nothing.
  await page.route('**/kitchen/api/days/**', (route) => route.abort());
  const other = await browser.newContext({ baseURL });
  await signIn(other, baseURL, await newStaff('OFFICE'));
  await callAs(other, baseURL, `/orders/${moved.publicId}/time`, { day: addDays(day, 1), time: '13:00' });
  await other.close();
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await begin('Rosa Kluge').click();
  await sent;
  await page.waitForTimeout(1000);
  await begin('Hanna Kluge').click();
  await expect(word(page, 'Hanna Kluge')).toContainText('“In the works” no longer counts');
  expect(await stageOf(context, moved)).toBe('NEW');
});

test('what somebody has pressed who comes no more leaves the device after a week', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(3);
  const { publicId } = await ordered(baseURL, `${day}T11:00`);
  await signIn(context, baseURL, await owner());
  await page.goto(`/kitchen/day/${day}`);
  await expect(slip(page, 'Marta Kluge')).toBeVisible();
  const { staffId } = await (await context.request.get('/kitchen/api/me')).json();
  await keep(page, [
    { id: 'old', days: 8, by: staffId + 1, order: publicId },
    { id: 'new', days: 6, by: staffId + 1, order: publicId },
    { id: 'unknown', days: 8, by: undefined, order: publicId },
    { id: 'tablet', days: 8, by: null, order: publicId },
    { id: 'own', days: 8, by: staffId, order: publicId },
  ]);
  // One's own are tried, however old they are, and wait as long as nobody answers.
  await page.route('**/attempts', (route) => route.abort());
  await page.reload();
  await expect(slip(page, 'Marta Kluge')).toBeVisible();
  await expect.poll(() => keptIds(page)).toEqual(['new', 'unknown', 'own']);
  await page.waitForTimeout(1000);
  expect(await keptIds(page)).toEqual(['new', 'unknown', 'own']);
});

test('what waits of somebody is not sent once somebody else has signed in in another tab', async ({
  page,
  context,
  baseURL: shop,
}) => {
  const baseURL = shop ?? '';
  const day = dayOf(4);
  const { publicId } = await ordered(baseURL, `${day}T11:00`);
  await signIn(context, baseURL, await owner());
  await page.goto(`/kitchen/day/${day}`);
  const begin = slip(page, 'Marta Kluge').getByRole('button', { name: 'on to In the works' });
  await expect(begin).toBeVisible();
  await page.route('**/stage', (route) => route.abort());
  await begin.click();
  await expect(page.getByText('1 waiting.')).toBeVisible();
  await signIn(context, baseURL, await newStaff('OFFICE'));
  await page.unroute('**/stage');
  const answer = await page.waitForResponse((each) => each.url().endsWith('/stage'));
  expect(answer.status()).toBe(401);
  expect(await stageOf(context, { publicId })).toBe('NEW');
  await signIn(context, baseURL, await owner());
  await expect.poll(() => stageOf(context, { publicId })).toBe('IN_PREPARATION');
});

interface OldPress {
  readonly id: string;
  readonly days: number;
  readonly by: number | null | undefined;
  readonly order: string;
}

/** Keeps presses in a browser as if they had been made there some days ago. */
function keep(page: Page, all: readonly OldPress[]): Promise<void> {
  return page.evaluate(async (presses) => {
    const opened = indexedDB.open('kitchen', 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('presses', { autoIncrement: true });
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const tx = opened.result.transaction('presses', 'readwrite');
    for (const { days, by, ...press } of presses)
      tx.objectStore('presses').add({
        ...press,
        ...(by !== undefined && { by }),
        at: Date.now() - days * 86_400_000,
        method: 'POST',
        path: `/orders/${press.order}/attempts`,
        shows: {},
      });
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
    opened.result.close();
  }, all);
}

function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('kitchen', 1);
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const all = opened.result.transaction('presses').objectStore('presses').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opened.result.close();
    return all.result.map(({ id }: { id: string }) => id);
  });
}
