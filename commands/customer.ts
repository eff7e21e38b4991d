import { parseArgs } from 'node:util';
import { endAllSessions } from '#server/access/sessions.ts';
import { openDatabase } from '#server/db/database.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
import { exportCustomer } from '#server/services/customers/export-customer.ts';
import { typed } from '#server/typed.ts';
import { endTyped, endWith, helpIfAsked, withDatabase } from './database.ts';

/**
 * `npm run customer -- export <e-mail>` prints all that is kept about a customer as JSON;
 * `erase <e-mail> [--dry-run]` erases them; `sign-out <e-mail>` ends all their sessions.
 */
const usage = typed('customer', 'export | erase [--dry-run] | sign-out <e-mail>');
helpIfAsked(usage);
try {
  const { what, email, dryRun } = read();
  await withDatabase(async (url) => {
    const { db, close } = openDatabase(url, () => undefined);
    try {
      if (what === 'export') {
        const exported = await exportCustomer(db, email);
        if (!exported) throw new Error(`No customer has the address ${email}.`);
        console.log(JSON.stringify(exported, null, 2));
        return;
      }
      if (what === 'sign-out') {
        const ended = await endAllSessions(db, email);
        if (ended === null) throw new Error(`No customer has the address ${email}.`);
        console.log(`Ended ${ended} sessions of ${email}.`);
        return;
      }
      const erasure = await eraseCustomer({ db, now: Date.now() }, email, { dryRun });
      if (!erasure) throw new Error(`No customer has the address ${email}.`);
      const done = dryRun ? 'Would erase' : 'Erased';
      console.log(
        `${done} ${email} with ${erasure.deletedOrders} unpaid orders; ${erasure.keptOrders} paid orders stay as vouchers.`,
      );
    } finally {
      await close();
    }
  });
} catch (error) {
  endWith(error);
}

/** What was typed, whole: a word too many or an option that is none may have meant that nothing be erased. */
function read() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const [what = '', email = '', ...others] = positionals;
    const { 'dry-run': dryRun = false } = values;
    if (!['export', 'erase', 'sign-out'].includes(what)) throw new Error('export, erase or sign-out?');
    if (email === '') throw new Error('Which e-mail address?');
    if (others.length > 0) throw new Error('One e-mail address at a time.');
    if (dryRun && what !== 'erase') throw new Error('--dry-run is for erase.');
    return { what, email, dryRun };
  } catch (error) {
    return endTyped(`${(error as Error).message}\n${usage}`);
  }
}
