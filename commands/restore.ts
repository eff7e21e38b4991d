import { parseArgs } from 'node:util';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { readIdentities } from '#server/backup/encryption.ts';
import { restore } from '#server/backup/restore.ts';
import { typed } from '#server/typed.ts';
import { endTyped, endWith, helpIfAsked, withDatabase } from './database.ts';

/** `npm run restore -- <file> [--identity <file>] [--series <letter>]`: fills an empty database from a backup. */
const usage = typed('restore', '<file> [--identity <file of the key>] [--series <letter>]');
helpIfAsked(usage);
try {
  const { file, identity, series: wanted } = read();
  const { counts, series, notedIn } = await withDatabase(async (url) => {
    const identities = identity === undefined ? [] : await readIdentities(identity);
    return restore(url, file, { identities, series: wanted });
  });
  const year = berlinDay(Date.now()).slice(0, 4);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${rows} rows, ${counts['public.product_orders']} orders. Start the shop on this database.
Invoices go on with RE-${year}${series}-00001, credit notes with ST-${year}${series}-00001: what was issued after the backup keeps its numbers.
${
  notedIn
    ? `Noted in ${notedIn}: the next restore from this folder takes the next letter.`
    : `This could not be noted beside the file: the next restore has to be told a later letter, --series <letter>.`
}
If another restore has begun series ${series} this year already: ${typed('shop', 'invoices new-series <letter>')}, before the shop starts.`,
  );
} catch (error) {
  endWith(error);
}

function read() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { series: { type: 'string' }, identity: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (!file) throw new Error('Which file?');
    if (others.length > 0) throw new Error('One file at a time.');
    return { file, ...values };
  } catch (error) {
    return endTyped(`${(error as Error).message}\n${usage}`);
  }
}
