import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** E-mails to send. A key is queued once for ever; a sent row keeps its key, and of its payload nothing that names somebody. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text({
      enum: [
        'access-code',
        'order-received',
        'order-confirmation',
        'payment-failed',
        'order-notice',
        'late-payment-notice',
        'cancellation',
        'cancellation-notice',
        'refund-notice',
        'notice',
        'staff-code',
        'staff-passkey',
        'staff-invitation',
        'staff-passkey-added',
        'order-moved',
        'order-out',
        'order-message',
        'payment-link',
        'order-changed',
        'order-changed-notice',
        'change-link',
        'change-dropped',
        'change-too-late',
        'order-delivered',
        'order-tomorrow',
        'invoice-corrected',
        'order-late',
        'alcohol-refused',
      ],
    }).notNull(),
    payload: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    nextAttemptAt: createdAt(),
    expiresAt: instant(),
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    failedAt: instant(),
    lastError: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index().on(table.createdAt),
  ],
);

/**
 * Which job was done for which `day`, or for which hour: `2026-11-29T14`. Of all processes the one that writes the row does
 * the job, and moves `startedAt` on while it does; another takes over what has not ended and not moved for five minutes. A lock alone would not say that it is done already.
 * What somebody asks for by hand has a word in place of a day (`compare-now.ts`).
 */
export const jobDays = pgTable(
  'job_days',
  { job: text().notNull(), day: text().notNull(), startedAt: instant().notNull(), endedAt: instant() },
  (table) => [primaryKey({ columns: [table.job, table.day] })],
);
