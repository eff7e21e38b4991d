import { expectAccessible, expectToFit } from './support/accessible.ts';
import { owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('the owner sees what the shop stands on, and what to do where something is wrong', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await owner());
  await page.goto('/kitchen/settings/shop');
  await page.getByRole('link', { name: 'Check-up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check-up' })).toBeVisible();
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Database')).toContainText('OK');
  await expect(row('Sample data')).toContainText('not checked');
  await expect(row('Payment provider')).toContainText('OK');
  await expect(row('Backup')).toContainText('No backup of this database has been noted.');
  await expect(row('Backup')).toContainText('Switch the nightly backup on');
  await expect(page.getByText('This is a demo')).toBeVisible();
  await expectAccessible(page, 'check-up');
  await expectToFit(page, 'check-up');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'To be fixed soon: 1' })).toBeVisible();
});
