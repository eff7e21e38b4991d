import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { documentKinds } from '#rules/money/document-kinds.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { bytea, createdAt, id, instant } from './columns.ts';
import { productOrders } from './ordering.ts';

// § 14 UStG wants invoices numbered without gaps and never changed.

/**
 * What is counted: a correction takes the next number of the invoices. A claim for damages has numbers of its own, since it
 * is no invoice.
 */
const countedKinds = ['INVOICE', 'CREDIT_NOTE', 'CLAIM'] as const;

/** The last number given in a year. Taken in the transaction that issues the document, so none gets lost. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    kind: text({ enum: countedKinds }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('invoice_numbers_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE', 'CLAIM')`),
    check('invoice_numbers_last', sql`${table.last} >= 1`),
  ],
);

/**
 * Series that began in a year after its first one, which has no letter: `RE-2026B-00001` follows the number `after`.
 * Numbers that a restore has lost may stand on somebody's invoice; the function `invoice_code` writes them with this.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text({ enum: countedKinds }).notNull(),
    year: integer().notNull(),
    series: text().notNull(),
    after: integer().notNull(),
    begunAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year, table.series] }),
    check('invoice_series_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE', 'CLAIM')`),
    check('invoice_series_series', sql`${table.series} ~ '^([B-Z]|[A-Z]{2})$'`),
    check('invoice_series_after', sql`${table.after} >= 0`),
  ],
);

/** Invoices, credit notes, corrections and claims, several an order, as they were issued. Triggers refuse to change or delete one. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id),
    kind: text({ enum: documentKinds }).notNull(),
    /** Which document of its kind this is for the order, from 1. */
    position: integer().notNull().default(1),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The number as it is written, `RE-2026-00001` or in a later series `RE-2026B-00001`. */
    code: text().notNull().unique(),
    issuedAt: instant().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.year, table.number),
    unique().on(table.orderId, table.kind, table.position),
    check('invoices_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE', 'CORRECTION', 'CLAIM')`),
    check('invoices_number', sql`${table.number} >= 1`),
    check('invoices_position', sql`${table.position} >= 1`),
  ],
);

/** The document as customers get it, made when it is first asked for and the same bytes ever after. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => invoices.id),
  pdf: bytea().notNull(),
  createdAt: createdAt(),
});
