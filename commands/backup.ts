import { backup } from '#server/backup/backup.ts';
import { endWith, withDatabase } from './database.ts';

/** `npm run backup -- [file]`: all rows of the database in one file; the shop may run meanwhile. */
const stamp = new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
const file = process.argv[2] ?? `tischlein-${stamp}.jsonl.gz`;
try {
  const counts = await withDatabase((url) => backup(url, file));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${rows} rows, ${counts['public.product_orders']} orders`);
} catch (error) {
  endWith(error);
}
