import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { mailTo } from './support/mailbox.ts';
import {
  codeOf,
  letConfirmationsPass,
  newStaff,
  owner,
  type Staff,
  signIn,
  withAuthenticator,
} from './support/staff.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const askForCode = async (page: Page, { email }: Staff) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByRole('heading', { name: 'Eight digits' })).toBeVisible({ timeout: 30_000 });
};
const typeCode = (page: Page, code: string) => page.getByLabel('Code from the e-mail').fill(code);
const openAccount = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `${name}: account and language` }).click();
const seeBoard = (page: Page) =>
  expect(page.getByRole('navigation', { name: 'Places' }).first()).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('who works here', () => {
  test('signs in with a code of eight digits, and comes to where they were going', { tag: '@smoke' }, async ({
    page,
  }) => {
    const jule = await newStaff('KITCHEN');
    const day = `/kitchen/day/${addDays(berlinDay(Date.now()), 1)}`;
    await page.goto(day);
    await expect(page.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await expectToFit(page, 'sign-in');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(main(page)).toContainText('Please write an e-mail address');
    await askForCode(page, jule);
    await expect(page.getByRole('banner')).toContainText(
      new RegExp(`Sent to ${jule.email}, valid until \\d+:\\d\\d`),
    );
    await expectAccessible(page, 'code');
    await expectToFit(page, 'code');

    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByRole('alert')).toContainText('The code has eight digits');
    const code = await codeOf(jule);
    await typeCode(page, code === '00000000' ? '00000001' : '00000000');
    await expect(main(page).getByRole('alert')).toContainText('wrong or has expired');
    // Telephones forget pages while one reads e-mails.
    await page.reload();
    await typeCode(page, code);
    await expect(page.getByRole('heading', { name: 'Without a code from now on?' })).toBeVisible();
    await expectAccessible(page, 'offer of a passkey');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL(day);
    await seeBoard(page);
  });

  test('has the code filled in by the link of the e-mail, presses, and it is gone from the address', async ({
    page,
  }) => {
    const jule = await newStaff('OFFICE');
    await page.goto('/kitchen/sign-in');
    await askForCode(page, jule);
    const { text } = await mailTo(jule.email, /^\d{8}/);
    const link = /http\S+\/kitchen\/sign-in\?lang=en#\S+/.exec(text)?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByLabel('Code from the e-mail')).toHaveValue(await codeOf(jule));
    await expect(page).toHaveURL(/\/kitchen\/sign-in\?lang=en$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Without a code from now on?' })).toBeVisible();
  });

  test('shows to be human after many wrong codes, and then the right one opens', async ({ page }) => {
    const jule = await newStaff('DRIVER');
    await page.goto('/kitchen/sign-in');
    await askForCode(page, jule);
    const code = await codeOf(jule);
    const wrong = ['11111111', '22222222', '33333333', '44444444', '55555555'].map((each) =>
      each === code ? '66666666' : each,
    );
    for (const each of wrong) {
      await typeCode(page, each);
      await expect(main(page).getByRole('alert')).toContainText('wrong or has expired');
    }
    // Five wrong tries end a code for who made them; the next one comes with a check.
    await page.getByRole('button', { name: 'Send a new code' }).click();
    const again = await codeOf(jule, 1);
    await typeCode(page, again);
    await expect(page.getByRole('heading', { name: 'Without a code from now on?' })).toBeVisible({
      timeout: 30_000,
    });
  });

  test('is told in words when the shop does not answer', async ({ page, context }) => {
    await page.goto('/kitchen/sign-in');
    await withAuthenticator(page);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(main(page).getByRole('alert')).toContainText('The shop cannot be reached');
    await context.setOffline(false);
  });

  test('signs out by the menu behind the initial, and changes the language there', async ({
    page,
    baseURL,
  }) => {
    const jule = await newStaff('OFFICE');
    await signIn(page.context(), baseURL ?? '', jule);
    await page.goto('/kitchen/');
    await openAccount(page, jule);
    await expect(page.getByText('Jule Marten, Office')).toBeVisible();
    await expect(page.getByRole('link', { name: 'People and devices' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Jule Marten: Konto und Sprache' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Wer ist da?' })).toBeVisible();
    await page.goto('/kitchen/');
    await expect(page).toHaveURL(/\/kitchen\/sign-in\?to=%2Fkitchen%2F$/);
  });
});

test.describe('a passkey', () => {
  test('is made after a code, and from then on it is the way in, by one press', async ({ page }) => {
    const jule = await newStaff('OFFICE');
    const { client, authenticatorId } = await withAuthenticator(page);
    await page.goto('/kitchen/sign-in');
    await askForCode(page, jule);
    await typeCode(page, await codeOf(jule));
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await seeBoard(page);
    await openAccount(page, jule);
    await page.getByRole('button', { name: 'Sign out' }).click();

    const isUserVerified = (isVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerified });
    await isUserVerified(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(main(page).getByRole('alert')).toContainText('No passkey was used', { timeout: 30_000 });
    await isUserVerified(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await seeBoard(page);
    await openAccount(page, jule);
    await expect(page.getByText('Jule Marten, Office')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await askForCode(page, jule);
    const { text } = await mailTo(jule.email, /^You sign in with your passkey$/);
    expect(text).toContain('staff reset');
  });

  test('confirms what wants to be sure who presses, and is removed after a question', async ({
    page,
    baseURL,
  }) => {
    const jule = await newStaff('OFFICE');
    await withAuthenticator(page);
    await signIn(page.context(), baseURL ?? '', jule);
    await page.goto('/kitchen/account');
    await expect(main(page)).toContainText('None yet');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'my access');
    await expectToFit(page, 'my access');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(main(page).getByRole('alert')).toContainText('This device already has a passkey');

    await letConfirmationsPass(jule);
    await page.getByRole('button', { name: /^remove/ }).click();
    await expect(dialog(page)).toContainText(`a code again, which we send to ${jule.email}`);
    await expectAccessible(page, 'removal of a passkey');
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Is it you?');
    await expectAccessible(page, 'confirmation by passkey');
    await page.getByRole('button', { name: 'Close, change nothing' }).click();
    await expect(main(page).getByRole('alert')).toContainText('confirm first that it is you');
    await expect(main(page).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: /^remove/ }).click();
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(main(page).getByRole('listitem')).toHaveCount(0);
    await expect(main(page)).toContainText('None yet');
  });

  test('is not there: a fresh code confirms instead', async ({ page, baseURL }) => {
    const jule = await newStaff('KITCHEN');
    await withAuthenticator(page);
    await signIn(page.context(), baseURL ?? '', jule);
    await letConfirmationsPass(jule);
    await page.goto('/kitchen/account');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Is it you?');
    await page.getByRole('button', { name: `Send a code to ${jule.email}` }).click();
    await expect(page.getByLabel('Code from the e-mail')).toBeFocused({ timeout: 30_000 });
    await expectAccessible(page, 'confirmation by code');
    await typeCode(page, await codeOf(jule));
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the owner pairs a tablet, which is nobody and works in the kitchen, and ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  const wall = `Cold kitchen ${randomUUID().slice(0, 4)}`;
  await signIn(page.context(), baseURL ?? '', await owner());
  await page.goto('/kitchen/staff');
  await page.getByRole('button', { name: 'Show a code' }).click();
  await expect(page.getByRole('region', { name: 'Pair a new tablet' })).toContainText('say where it hangs');
  await page.getByLabel('Where it hangs').fill(wall);
  await page.getByRole('button', { name: 'Show a code' }).click();
  const pairing = page.getByRole('region', { name: 'Pair a new tablet' });
  await expect(pairing).toContainText(new RegExp(`${wall}: valid until \\d+:\\d\\d`));
  const digits = /\d{4} \d{4}/.exec((await pairing.textContent()) ?? '')?.[0] ?? '';

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    viewport: { width: 1024, height: 768 },
  });
  const tablet = await context.newPage();
  await tablet.goto('/kitchen/');
  await tablet.getByRole('link', { name: 'Pair it' }).click();
  await tablet
    .getByLabel('Digits from the other screen')
    .fill(digits.startsWith('1') ? '22222222' : '11111111');
  await expect(tablet.getByRole('main').getByRole('alert')).toContainText('wrong or has expired');
  await expectAccessible(tablet, 'pairing');
  await expectToFit(tablet, 'pairing');
  // Pasted as it is shown, with its gap.
  await tablet.getByLabel('Digits from the other screen').fill(digits);
  await seeBoard(tablet);
  await expect(pairing).toContainText(`${wall} is paired.`);
  await openAccount(tablet, { name: wall });
  await expect(tablet.getByText(`Tablet ${wall}`)).toBeVisible();
  await expect(tablet.getByRole('link', { name: 'My access' })).toHaveCount(0);
  await tablet.getByRole('button', { name: 'End the pairing' }).click();
  await expect(dialog(tablet)).toContainText('takes a new code');
  await expectAccessible(tablet, 'end of a pairing');
  await tablet.getByRole('button', { name: 'Stay signed in' }).click();

  await page.getByRole('button', { name: `end ${wall}` }).click();
  await expect(page.getByRole('button', { name: `end ${wall}` })).toHaveCount(0);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
  await context.close();
});

test.describe('people and devices', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await signIn(page.context(), baseURL ?? '', await owner());
  });

  test('the owner invites somebody, once, and again when the e-mail was lost', async ({ page }) => {
    const email = `new-${randomUUID()}@example.com`;
    const name = `Marta ${randomUUID().slice(0, 4)}`;
    const row = page.getByRole('listitem').filter({ hasText: email });
    await page.goto('/kitchen/staff');
    await expect(page.getByRole('heading', { name: 'People and devices' })).toBeVisible();
    await expectAccessible(page, 'people and devices');
    await expectToFit(page, 'people and devices');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await expect(page).toHaveURL(/\?invite=$/);
    await page.getByRole('button', { name: 'Invite, send the e-mail' }).click();
    await expect(dialog(page)).toContainText('What is this person’s name?');
    await expectAccessible(page, 'invitation');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('radio', { name: /^Driver/ }).check();
    await page.getByRole('button', { name: 'Invite, send the e-mail' }).click();
    await expect(row).toContainText('Driver');
    await expect(row).toContainText('no passkey');
    await expect(row).toContainText(/invited \(.+\), has not come yet/);
    const { text } = await mailTo(email, /Welcome to the kitchen/);
    expect(decodeURIComponent(text)).toContain(`/kitchen/sign-in?lang=en#email=${email}`);

    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Invite, send the e-mail' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('works here already');
    await page.getByRole('button', { name: 'Close, change nothing' }).click();

    await row.getByRole('link', { name: `view ${name}` }).click();
    await page.getByRole('button', { name: 'Send the invitation again' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(
      `The invitation is on its way to ${email} again.`,
    );
    await expectAccessible(page, 'invited again');
    await mailTo(email, /Welcome to the kitchen/, 1);
    await page.getByRole('button', { name: 'Close, change nothing' }).click();
  });

  test('the owner gives somebody another role, and takes them off the team', async ({ page }) => {
    const { name, email } = await newStaff('DRIVER', `Marta ${randomUUID().slice(0, 4)}`);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await page.goto('/kitchen/staff');
    await expect(row).toContainText('Driver');
    await row.getByRole('link', { name: `view ${name}` }).click();
    await expectAccessible(page, 'a person');
    await page.getByRole('radio', { name: /^Office/ }).check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(row).toContainText('Office');

    await row.getByRole('link', { name: `view ${name}` }).click();
    await page.getByRole('button', { name: 'Take off the team' }).click();
    await expectAccessible(page, 'somebody leaves');
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: 'Take off the team' }).click();
    await page.getByRole('button', { name: `Take ${name} off the team` }).click();
    await expect(row).toHaveCount(0);
  });

  test('who has lost a device loses all passkeys and is signed out everywhere', async ({
    page,
    browser,
    baseURL,
  }) => {
    const jule = await newStaff('OFFICE', `Jule ${randomUUID().slice(0, 4)}`);
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, baseURL ?? '', jule);
    await page.goto(`/kitchen/staff?person=${jule.id}`);
    await page.getByRole('button', { name: 'Device lost?' }).click();
    await expect(dialog(page)).toContainText('loses all passkeys');
    await expectAccessible(page, 'a lost device');
    await page.getByRole('button', { name: 'Take passkeys away, sign out everywhere' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const refused = await elsewhere.request.get(`${baseURL}/kitchen/api/me`);
    expect(refused.status()).toBe(401);
    await elsewhere.close();
  });

  test('the last owner stays: there is no button to remove her, and no other role', async ({ page }) => {
    const klara = await owner();
    await page.goto(`/kitchen/staff?person=${klara.id}`);
    await expect(dialog(page)).toContainText('Somebody has to be able to let others in');
    await expect(page.getByRole('button', { name: 'Take off the team' })).toHaveCount(0);
    await page.getByRole('radio', { name: /^Office/ }).check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The last owner stays');
  });

  test('a table says what each role may', async ({ page }) => {
    await page.goto('/kitchen/staff');
    const row = page.getByRole('row', { name: /^Cancel and refund/ });
    await expect(row.getByRole('cell')).toHaveText(['yes', 'yes', '–no', '–no']);
  });
});

test('nobody but the owner sees who works here', async ({ page, baseURL }) => {
  for (const role of ['OFFICE', 'KITCHEN', 'DRIVER'] as const) {
    await signIn(page.context(), baseURL ?? '', await newStaff(role));
    await page.goto('/kitchen/staff');
    await expect(main(page)).toContainText('Your role does not include this');
    await expect(page.getByRole('navigation', { name: 'Places' }).first()).toBeVisible();
    await expect(page.getByText('@example.com')).toHaveCount(0);
  }
});

test('where staff are signed in the shop’s sign-in loads no check of another company, and says why', async ({
  page,
  baseURL,
}) => {
  await page.route('**/v1/auth/captcha', (route) =>
    route.fulfill({ json: { turnstile: 'key-of-the-shop' } }),
  );
  await page.context().addCookies([{ name: 'staff', value: '1', url: baseURL ?? '' }]);
  // A page that asks another host fails its test.
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill('jana@example.com');
  await page.getByRole('checkbox', { name: 'I am human' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody is signed in to the kitchen in this browser');
});
