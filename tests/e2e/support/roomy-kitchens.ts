import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** All tests order at one shop, many of them for the same half hour: its kitchens make as much as anybody wants. */
export default async function roomyKitchens(): Promise<void> {
  const noted = join(process.env.DATA_DIR ?? '.data', 'environment.json');
  const { DATABASE_URL } = JSON.parse(readFileSync(noted, 'utf8')) as { DATABASE_URL: string };
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    await client.query(
      `insert into slot_limits (seller_id, time, most)
       select id, time, 9999 from sellers, (values (null), ('*')) as whole(time) on conflict do nothing`,
    );
  } finally {
    await client.end();
  }
}
