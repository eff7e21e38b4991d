import { restore } from '#server/backup/restore.ts';
import { endWith, withDatabase } from './database.ts';

/** `npm run restore -- <file>`: fills an empty database from a backup. */
const [, , file] = process.argv;
try {
  if (!file) throw new Error('Which file? npm run restore -- <file>');
  const counts = await withDatabase((url) => restore(url, file));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${rows} rows, ${counts['public.product_orders']} orders. Start the shop on this database.`,
  );
} catch (error) {
  endWith(error);
}
