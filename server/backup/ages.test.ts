import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { readBackupAges } from './ages.ts';
import { backup } from './backup.ts';
import { tryBackup } from './trial.ts';

const day = 86_400;
let shop: TestShop;
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-ages-'));
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const ages = (days = 0) => readBackupAges(shop.deps.db, Date.now() + days * day * 1000);

test('without a backup its age is that of the shop, so that an alert comes there too', async () => {
  expect(await ages()).toEqual({ backup: 0, trial: 0 });
  await signedIn(shop);
  const { backup: untilNow, trial } = await ages(40);
  expect(untilNow / day).toBeCloseTo(40, 1);
  expect(trial).toBe(untilNow);
});

test('the age of a backup and that of a trial are told apart; a trial that failed makes none younger', async () => {
  const file = path.join(folder, 'shop.jsonl.gz');
  await backup(shop.databaseUrl, file);
  expect((await ages()).backup).toBeLessThan(60);
  expect((await ages(20)).trial / day).toBeCloseTo(20, 1);
  await expect(tryBackup(shop.databaseUrl, path.join(folder, 'nowhere'))).rejects.toThrow('There is no file');
  expect((await ages(20)).trial / day).toBeCloseTo(20, 1);
  await tryBackup(shop.databaseUrl, file);
  expect((await ages()).trial).toBeLessThan(60);
  await expect(tryBackup(shop.databaseUrl, path.join(folder, 'nowhere'))).rejects.toThrow('There is no file');
  expect((await ages(3)).trial / day).toBeCloseTo(3, 1);
  // A clock that is set back makes nothing younger than now.
  expect(await ages(-3)).toEqual({ backup: 0, trial: 0 });
});
