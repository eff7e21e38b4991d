import { TransactionRollbackError } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { Queryable } from '../db/database.ts';
import {
  beginSeries,
  type InvoiceKind,
  invoiceKinds,
  nextCode,
  raiseNextNumber,
} from '../services/billing/invoice-series.ts';
import { type Command, type CommandContext, Refusal, UsageError } from './command.ts';

const thisYear = ({ deps }: CommandContext) => Number(berlinDay(deps.now()).slice(0, 4));

const next: Command = {
  usage: 'invoices next [<n>] [--credit-notes] [--dry-run]',
  about: 'show the next numbers of this year, or raise the next one to n; it is never lowered',
  async run(context) {
    const { deps, words, options, write } = context;
    const [wanted] = words;
    const year = thisYear(context);
    if (wanted === undefined) {
      for (const kind of invoiceKinds) write(`next ${named(kind)}: ${await nextCode(deps.db, kind, year)}\n`);
      return;
    }
    if (!/^[1-9]\d{0,4}$/.test(wanted)) throw new UsageError('n is a number from 1 to 99999');
    const kind = options['credit-notes'] ? 'CREDIT_NOTE' : 'INVOICE';
    await carriedOut(context, async (tx) => {
      const before = await nextCode(tx, kind, year);
      const isRaised = await raiseNextNumber(tx, kind, year, Number(wanted));
      const after = await nextCode(tx, kind, year);
      if (!isRaised) write(`the next ${named(kind)} is ${before} already; nothing was changed\n`);
      else if (options['dry-run']) write(`the next ${named(kind)} would be ${after} instead of ${before}\n`);
      else write(`the next ${named(kind)} is ${after} instead of ${before}; those between are not given\n`);
    });
  },
};

const newSeries: Command = {
  usage: 'invoices new-series [<letter>] [--dry-run]',
  about: 'begin a new series this year, as a restore does: after the database went back to an earlier moment',
  async run(context) {
    const { words, options, write } = context;
    const year = thisYear(context);
    await carriedOut(context, async (tx) => {
      try {
        await beginSeries(tx, [year], { wanted: words[0] });
      } catch (error) {
        throw error instanceof RangeError ? new Refusal(error.message) : error;
      }
      const codes = await Promise.all(invoiceKinds.map((kind) => nextCode(tx, kind, year)));
      write(`the next numbers ${options['dry-run'] ? 'would be' : 'are'} ${codes.join(' and ')}\n`);
    });
  },
};

/** In one transaction, which --dry-run takes back. */
async function carriedOut({ deps, options }: CommandContext, run: (tx: Queryable) => Promise<void>) {
  try {
    await deps.db.transaction(async (tx) => {
      await run(tx);
      if (options['dry-run']) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

function named(kind: InvoiceKind): string {
  return kind === 'INVOICE' ? 'invoice' : 'credit note';
}

export const invoiceCommands = { 'invoices next': next, 'invoices new-series': newSeries };
