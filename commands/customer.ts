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
const [what, email] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dryRun = process.argv.includes('--dry-run');
try {
  if (!email || !what || !['export', 'erase', 'sign-out'].includes(what)) {
    endTyped(usage);
  }
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
        console.log(`Ended ${await endAllSessions(db, email)} sessions of ${email}.`);
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
