import type { Locator, Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible } from './support/accessible.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { codeOf, newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes there by Tab, as often as it takes, and sees that the way there can be seen. */
async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(locator).toBeVisible();
  for (let presses = 0; presses < 250; presses++) {
    if (await hasFocus(locator)) break;
    await page.keyboard.press(key);
  }
  await expect(locator, 'cannot be reached by Tab').toBeFocused();
  const ring = await locator.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring, 'has no ring').not.toBe('none');
}

async function pressOn(page: Page, locator: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press(key);
}

/** A paid order of Karla's, two trays of mini burgers. */
async function paidOrder(baseURL: string, name: string, preferDateAndTime: string): Promise<string> {
  const { token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, lastname: 'Taste', mobileNumber: '030 5557 0185' }),
  });
  const { publicId, sessionId } = await placedOrder(baseURL, token, `By keys for ${name}`, {
    fulfilment: 'DELIVERY',
    deliveryAddressId: await withAddress(baseURL, token),
    productQuantities: { '105': 2 },
    preferDateAndTime,
  });
  await press(sessionId, 'pay');
  await updateOrder(baseURL, token, publicId, 'PAID');
  return publicId;
}

test('a day is run by the keyboard alone, from the sign-in to the hand-over', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  const tomorrow = addDays(berlinDay(Date.now()), 1);
  const name = `Karla${test.info().retry}`;
  const order = await paidOrder(baseURL ?? '', name, `${tomorrow}T${test.info().retry ? '21:30' : '21:00'}`);
  const jule = await newStaff('OFFICE');
  const main = page.getByRole('main');
  const link = (label: string | RegExp) => page.getByRole('link', { name: label }).first();
  const button = (label: string | RegExp) => page.getByRole('button', { name: label }).first();

  await page.goto(`/kitchen/day/${tomorrow}`);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(jule.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Eight digits' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused();
  await page.keyboard.type(await codeOf(jule));
  await pressOn(page, button('Later'));
  await expect(page).toHaveURL(`/kitchen/day/${tomorrow}`);

  await pressOn(page, link(new RegExp(`^${name} Taste`)));
  await expect(page).toHaveURL(`/kitchen/order/${order}`);
  await pressOn(page, button('Start'));
  await expect(page.getByRole('status').filter({ hasText: 'In the works at' })).toBeVisible();
  await tabTo(page, button('Undo'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await pressOn(page, button('Start'), 'Space');
  await expect(
    page.getByRole('list', { name: 'How far it is' }).locator('[aria-current=step]'),
  ).toContainText('In the works');

  // A dialog opens with the focus in it, keeps it, and gives it back.
  await pressOn(page, button('Move'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isAway = () =>
    page.evaluate(
      () =>
        document.activeElement !== document.body && !document.activeElement?.closest('dialog, [role=dialog]'),
    );
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    expect(await isAway(), 'the focus has left the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button('Move')).toBeFocused();

  await pressOn(page, link('Production'));
  await pressOn(page, page.getByRole('navigation', { name: 'Another day' }).getByRole('link').last());
  await expect(page).toHaveURL(new RegExp(`/kitchen/production/${tomorrow}`));
  const { bon } = await (await page.request.get(`/kitchen/api/orders/${order}`)).json();
  const plate = page.getByRole('button', { name: new RegExp(`^2 Mini burgers for no\\. ${bon}, `) });
  await pressOn(page, plate, 'Space');
  await expect(plate).toHaveAttribute('aria-pressed', 'true');

  await pressOn(page, link('Packing'));
  await expect(page).toHaveURL(new RegExp(`/kitchen/packing/${tomorrow}`));
  await pressOn(page, link(new RegExp(`${name} Taste`)));
  await expect(main.getByRole('heading', { name: `${name} Taste` })).toBeVisible();
  await pressOn(page, button('Mini burgers: is there'), 'Space');
  await expect(button('Mini burgers: is there')).toHaveAttribute('aria-pressed', 'true');
  await pressOn(page, button('Mark as packed'));
  await expect(button('Undo')).toBeVisible();

  await pressOn(page, link('Runs'));
  await expect(page).toHaveURL(/\/kitchen\/runs/);
  await pressOn(page, page.getByRole('navigation', { name: 'Another day' }).getByRole('link').last());
  await expect(page).toHaveURL(`/kitchen/runs/${tomorrow}`);
  await pressOn(page, button(`Put ${name} Taste on a new run`));
  const sheet = page.getByRole('region', { name: /^Run \d+$/ }).filter({ hasText: `${name} Taste` });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, 'planning of runs');
  await tabTo(page, sheet.getByLabel('Departure'));
  await page.keyboard.type('0815PM');
  await pressOn(page, sheet.getByRole('link', { name: /^Run \d+$/ }));
  await pressOn(page, button('All loaded, leave now'));
  await pressOn(page, button('Leave anyway'));
  await pressOn(page, link(`On to ${name} Taste`));
  await pressOn(page, button('I’m here'));
  await pressOn(page, button('Reception'));
  await pressOn(page, button(/^Handed over at/));
  await expect(main.locator('..')).toContainText('handed to Reception');
  await pressOn(page, link('Day'));
  await expect(page).toHaveURL('/kitchen/');
});
