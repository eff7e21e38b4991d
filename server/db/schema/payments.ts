import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { productOrders } from './ordering.ts';

/**
 * The pages at which orders could be paid; at most one of an order is open. Written beside the order's own columns, which
 * are the ones that are read.
 */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    /** The provider's number of it. */
    id: text().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id, { onDelete: 'cascade' }),
    /** Which page of its order this is, from 1. */
    attempt: integer().notNull(),
    /** Where to pay, while it is open. */
    url: text(),
    /** UNDER_WAY: the customer has paid, the money is not there yet. ENDED: nobody can or did pay there. */
    state: text({ enum: ['OPEN', 'UNDER_WAY', 'PAID', 'ENDED'] }).notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    closedAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payment_sessions_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('OPEN', 'UNDER_WAY')`),
    check('payment_sessions_state', sql`${table.state} in ('OPEN', 'UNDER_WAY', 'PAID', 'ENDED')`),
    check('payment_sessions_attempt', sql`${table.attempt} >= 1`),
    check('payment_sessions_url', sql`${table.state} = 'OPEN' or ${table.url} is null`),
    check(
      'payment_sessions_closed',
      sql`(${table.state} in ('OPEN', 'UNDER_WAY')) = (${table.closedAt} is null)`,
    ),
  ],
);

/**
 * The ledger: each movement of an order's money in signed cents, in is above 0. Triggers refuse to delete one, to change
 * what is done but its state, and refunds above their charge. A TRANSFER is money that a person sent back by hand; one that
 * came in is a CHARGE without a provider's number.
 */
export const money = pgTable(
  'money',
  {
    id: id(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id),
    kind: text({ enum: ['CHARGE', 'REFUND', 'DISPUTE', 'TRANSFER'] }).notNull(),
    amount: integer().notNull(),
    state: text({ enum: ['ASKED', 'DONE', 'FAILED'] }).notNull(),
    /** The provider's number of it: of the payment, the refund or the dispute. */
    providerId: text().unique(),
    /** The charge whose money a refund or a dispute takes. */
    chargeId: bigint({ mode: 'number' }).references((): AnyPgColumn => money.id),
    /** When it was asked for, or first heard of; of a TRANSFER when it was sent, noon where only the day is known. */
    askedAt: instant().notNull(),
    /** When it was done or failed; of a TRANSFER when it was noted. */
    closedAt: instant(),
    /**
     * Of a charge that came by bank transfer and was booked by hand: the day on which it was on the account, and what
     * the bank's statement says of it, which may name somebody. Null for all that the provider took.
     */
    receivedOn: text(),
    reason: text(),
    /** Whether the shop itself asked for it; else somebody did in the provider's own pages. */
    isOurs: boolean().notNull().default(false),
    /** The provider's last word on it, such as `succeeded` or `needs_response`. */
    status: text(),
    /** Of a refund that is to be sent: how often that was tried, and when it is tried again; at once where that is null. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** One more after each error that the provider answered, from 1; it makes the provider's idempotency key. */
    round: integer().notNull().default(1),
    lastError: text(),
    /** Until when one process has the turn to ask for it; null, or over, where nobody has. */
    turnUntil: instant(),
    /**
     * Cents that are to have gone back of its charge in all, as the provider was asked under the key of this round and has
     * not answered yet: that may be under way, and is asked for again just so. Null where nothing may be.
     */
    askedFor: integer(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.chargeId),
    index('money_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.kind} = 'REFUND' and ${table.state} = 'ASKED'`),
    check('money_kind', sql`${table.kind} in ('CHARGE', 'REFUND', 'DISPUTE', 'TRANSFER')`),
    check('money_state', sql`${table.state} in ('ASKED', 'DONE', 'FAILED')`),
    check(
      'money_amount',
      sql`${table.amount} <> 0 and (${table.kind} = 'TRANSFER' or (${table.amount} > 0) = (${table.kind} = 'CHARGE'))`,
    ),
    check('money_charge', sql`(${table.kind} in ('REFUND', 'DISPUTE')) = (${table.chargeId} is not null)`),
    check('money_closed', sql`(${table.state} = 'ASKED') = (${table.closedAt} is null)`),
  ],
);

/** Ids of the payment provider's events that have been dealt with. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: createdAt() },
  (table) => [index().on(table.receivedAt)],
);
