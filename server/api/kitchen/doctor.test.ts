import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('the owner sees in the kitchen what the doctor finds, in their language', async () => {
  const { cookie } = await staffOf(shop, 'OWNER');
  const inLanguage = async (language: string) =>
    (await callKitchen(shop, 'GET', '/doctor', { cookie, language })).json;
  const found = (text: string, todo: string) => ({
    isDemo: true,
    checks: expect.arrayContaining([
      { check: 'database', isChecked: true, findings: [] },
      { check: 'sample', isChecked: false, findings: [] },
      {
        check: 'backup',
        isChecked: true,
        findings: [{ level: 'warning', text, todo: expect.stringContaining(todo) }],
      },
    ]),
  });
  expect(await inLanguage('en')).toEqual(found('No backup of this database has been noted.', 'nightly'));
  expect(await inLanguage('de')).toEqual(
    found('Von dieser Datenbank ist kein Backup vermerkt.', 'jede Nacht'),
  );
});
