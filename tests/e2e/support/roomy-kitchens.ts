import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { roomyKitchens } from '../../support/roomy-kitchens.ts';

/** Makes room for all tests at the one shop of the run. */
export default async function setup(): Promise<void> {
  const noted = join(process.env.DATA_DIR ?? '.data', 'environment.json');
  const { DATABASE_URL } = JSON.parse(readFileSync(noted, 'utf8')) as { DATABASE_URL: string };
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    await client.query(roomyKitchens);
  } finally {
    await client.end();
  }
}
