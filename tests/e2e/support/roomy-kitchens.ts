import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { roomyKitchens } from '../../support/roomy-kitchens.ts';

/** A part of Berlin where delivery costs something, in all tests alike: pages say what it costs at least and at most. */
const farZone = `
  insert into zones (position, name, postcodes, fee, minimum) values (1, 'Frohnau', '{13465}', 2500, 10000)`;

/** Makes room for all tests at the one shop of the run, and a zone in which delivery has a price. */
export default async function setup(): Promise<void> {
  const noted = join(process.env.DATA_DIR ?? '.data', 'environment.json');
  const { DATABASE_URL } = JSON.parse(readFileSync(noted, 'utf8')) as { DATABASE_URL: string };
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    await client.query(roomyKitchens);
    await client.query(farZone);
  } finally {
    await client.end();
  }
}
