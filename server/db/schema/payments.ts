import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { productOrders } from './ordering.ts';

/** Money that goes back for a canceled order: asked for in the same transaction, done when the provider says so. */
export const refunds = pgTable(
  'refunds',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => productOrders.id),
    amount: integer().notNull(),
    /** What of it had gone back by other ways before the shop sent the rest. */
    alreadyBack: integer().notNull().default(0),
    state: text({ enum: ['REQUESTED', 'DONE', 'FAILED'] })
      .notNull()
      .default('REQUESTED'),
    /** The provider's number of the refund, once it has one. */
    providerId: text().unique(),
    attempts: integer().notNull().default(0),
    /** One more after each error that the provider answered, from 1; it makes the provider's idempotency key. */
    round: integer().notNull().default(1),
    lastError: text(),
    requestedAt: instant().notNull(),
    nextAttemptAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    index('refunds_due').on(table.nextAttemptAt).where(sql`${table.state} = 'REQUESTED'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_already_back', sql`${table.alreadyBack} between 0 and ${table.amount}`),
    check('refunds_state', sql`${table.state} in ('REQUESTED', 'DONE', 'FAILED')`),
    check('refunds_closed', sql`(${table.state} = 'REQUESTED') = (${table.closedAt} is null)`),
  ],
);

/** What the provider said of money that left a payment, by whomever: the last word on each refund and dispute. */
export const moneyBack = pgTable(
  'money_back',
  {
    /** The provider's number of it. */
    id: text().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['REFUND', 'DISPUTE'] }).notNull(),
    amount: integer().notNull(),
    /** The provider's word, such as `succeeded` or `needs_response`. */
    status: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId),
    check('money_back_kind', sql`${table.kind} in ('REFUND', 'DISPUTE')`),
  ],
);

/** Ids of the payment provider's events that have been dealt with. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: createdAt() },
  (table) => [index().on(table.receivedAt)],
);
