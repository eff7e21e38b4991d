import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** The opening of the imprint, which no other test reads; afterwards it says again what it said. */
const openings = async (request: APIRequestContext) => {
  const { texts, version } = await (await request.get('/v1/legal-pages/imprint')).json();
  return { de: texts.de.intro as string, en: texts.en.intro as string, version: version as number };
};
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const publishing = (page: Page) => page.getByRole('dialog', { name: 'Text veröffentlichen' });

async function saved(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: /^Entwurf gespeichert/ })).toBeVisible();
}

test.use({ locale: 'de-DE' });

test.describe('the legal texts', () => {
  test.describe.configure({ mode: 'serial' });

  test('the owner writes one, is refused until it is whole, and a visitor reads it within two seconds', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    const before = await openings(request);
    const opening = `Angaben gemäß §\u00a05 DDG, Fassung ${before.version + 1}.`;
    await page.goto('/kitchen/settings/legal');
    await expect(page.getByRole('link', { name: /^AGB/ })).toContainText('24. Mai 2024');
    await expectAccessible(page, 'legal texts');
    await page.getByRole('link', { name: /^Impressum/ }).click();
    await field(page, 'Vorspann (Deutsch)').fill(opening);
    await saved(page);
    await page.reload();
    await expect(field(page, 'Vorspann (Deutsch)')).toHaveValue(opening);

    // A section without words in one language, and a placeholder that there is not.
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    await field(page, 'Überschrift 8 (Deutsch)').fill('Bankverbindung');
    await field(page, 'Text 8 (Deutsch)').fill('Bei der {bank}');
    await saved(page);
    await page.getByRole('button', { name: 'Veröffentlichen', exact: false }).click();
    await expect(publishing(page)).toContainText('Englisch, Abschnitt 8: Die Überschrift fehlt.');
    await expect(publishing(page)).toContainText('{bank} gibt es als Angabe der Firma nicht.');
    await expect(publishing(page).getByRole('button', { name: 'Jetzt in Kraft setzen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page, 'what keeps it from being published');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Abschnitt\s8 entfernen/ }).click();
    await saved(page);
    expect(await openings(request)).toEqual(before);

    await page.getByRole('button', { name: 'Veröffentlichen', exact: false }).click();
    await expect(publishing(page).locator('ins')).toHaveText(opening);
    await expect(publishing(page).locator('del')).toHaveText(before.de);
    await publishing(page).getByRole('button', { name: 'Jetzt in Kraft setzen' }).click();
    await expect(page.getByText('Gilt so')).toBeVisible();
    await expect(async () => {
      const html = await (await request.get('/imprint?lang=de')).text();
      expect(html).toContain(opening);
      expect(html).not.toContain('Mustertext');
    }).toPass({ timeout: 2000, intervals: [200] });
    expect((await openings(request)).version).toBe(before.version + 1);
  });

  test('an old version is looked at, becomes the draft and is in force again as the next one', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    const { version } = await openings(request);
    await page.goto('/kitchen/settings/legal/imprint?show=history');
    await expect(page.getByRole('listitem').filter({ hasText: `Fassung\u00a0${version} ` })).toContainText(
      'Vorspann (Deutsch)',
    );
    await expectAccessible(page, 'history');
    await page.getByRole('button', { name: new RegExp(`^Fassung\\s${version - 1} .*so wieder`) }).click();
    const dialog = page.getByRole('dialog', { name: 'So wieder' });
    await expect(dialog.locator('ins')).toHaveText('Angaben gemäß §\u00a05 Digitale-Dienste-Gesetz (DDG).');
    await dialog.getByRole('button', { name: 'Als Entwurf nehmen' }).click();
    await saved(page);
    await page.getByRole('link', { name: 'So steht es im Shop' }).click();
    await expect(page.locator('.legal-paper').first()).toContainText('Tischlein Catering GmbH');
    await expectAccessible(page, 'preview');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: false }).click();
    await publishing(page).getByRole('button', { name: 'Jetzt in Kraft setzen' }).click();
    await expect(page.getByText('Gilt so')).toBeVisible();
    await expect
      .poll(() => openings(request), { timeout: 4000 })
      .toMatchObject({ de: 'Angaben gemäß §\u00a05 Digitale-Dienste-Gesetz (DDG).', version: version + 1 });
  });

  test('is written with the keyboard alone, the company’s data put in where one writes, and fits every width', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    await page.goto('/kitchen/settings/legal/imprint');
    const opening = field(page, 'Vorspann (Englisch)');
    await expect(opening).toBeVisible();
    await expectAccessible(page, 'editor');
    const before = await opening.inputValue();
    await opening.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await page.getByText('Angaben der Firma einsetzen').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '{city}' }).focus();
    await page.keyboard.press('Enter');
    await expect(opening).toHaveValue(`${before} {city}`);
    await expect(opening).toBeFocused();
    await saved(page);
    await page.getByRole('button', { name: 'Änderungen verwerfen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).focus();
    await page.keyboard.press('Enter');
    await expect(opening).toHaveValue(before);
    for (const view of ['', '?show=preview', '?show=history']) {
      await page.goto(`/kitchen/settings/legal/privacy${view}`);
      await expectToFit(page, `privacy ${view}`);
    }
    await page.goto('/kitchen/settings/legal');
    await expectToFit(page, 'list');
  });
});

test('the office reads the texts and writes none', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await page.goto('/kitchen/settings/legal/terms');
  await expect(page.locator('.legal-paper')).toHaveCount(2);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: /^Fassung\s1 / }).click();
  await expect(page).toHaveURL(/settings\/legal\/terms\/1$/);
  await expect(page.getByRole('main')).toContainText('1. Geltungsbereich');
  await expectAccessible(page, 'a version');
  await expectToFit(page, 'a version');
});
