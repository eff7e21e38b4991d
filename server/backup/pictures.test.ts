import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { staffOf } from '../../tests/support/staff.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

test('a backup carries the pictures: the shop that is restored from it shows them, from a folder that is empty', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-pictures-'));
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const shop = await startTestShop();
  let restored: TestShop | undefined;
  try {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a33', noise } })
      .jpeg()
      .toBuffer();
    const { cookie } = await staffOf(shop, 'OFFICE');
    const answer = await shop.send(
      new Request('http://shop.test/kitchen/api/media', {
        method: 'POST',
        body: new Uint8Array(photo),
        headers: { Cookie: cookie, Origin: shop.config.KITCHEN_URL },
      }),
    );
    const { hash } = await answer.json();
    const shown = async (by: TestShop) => {
      const form = await by.send(new Request(`http://shop.test/media/${hash}-560.webp`));
      expect(form.status).toBe(200);
      return Buffer.from(await form.arrayBuffer()).toString('base64');
    };
    const before = await shown(shop);

    const file = path.join(folder, 'shop.jsonl.gz');
    await backup(shop.databaseUrl, file);
    await admin.query(`create database ${name}`);
    const empty = databaseUrl(inject('postgresUrl'), name);
    expect((await restore(empty, file)).counts['public.media']).toBe(1);
    restored = await startTestShop({ config: { DATABASE_URL: empty } });
    expect(await shown(restored)).toBe(before);
  } finally {
    await restored?.stop();
    await shop.stop();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
