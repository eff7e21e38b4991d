import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { folded, foldedIn } from './folded.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test.each([
  ['Müller', 'mueller', 'MULLER'],
  ['Kantstraße', 'kantstrasse', 'KANTSTRASSE'],
  ['Wałęsa', 'walesa', 'WAŁĘSA'],
  ['Özgür', 'oezguer', 'OZGUR'],
  ['Bauer', 'Bauer', 'BAUER'],
])('%s, %s and %s are one, also to the database', async (...names) => {
  const each = sql.join(
    names.map((name) => foldedIn(sql`${name}::text`)),
    sql`, `,
  );
  const { rows } = await shop.deps.db.execute<{ texts: string[] }>(sql`select array[${each}] as texts`);
  const inDatabase = rows[0]?.texts ?? [];
  expect(new Set([...names.map(folded), ...inDatabase]).size).toBe(1);
});
