import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderAmounts, PaidLine } from '#rules/orders/change-order.ts';
import type { FeeTax } from '#rules/orders/fee-steps.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { createdAt, id, instant } from './columns.ts';
import { type AddressSnapshot, productOrders } from './ordering.ts';
import { paymentSessions } from './payments.ts';

const ofOrder = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => productOrders.id, { onDelete: 'cascade' });

/**
 * What an order was, for ever and without personal data: version 1 as it was placed. Triggers refuse changes. Where a
 * process of the release before left it out, the order's own columns and lines say it.
 */
export const orderVersions = pgTable(
  'order_versions',
  {
    orderId: ofOrder(),
    number: integer().notNull(),
    at: instant().notNull(),
    /** When it was to be there at that moment, Berlin local, `YYYY-MM-DDTHH:mm`. */
    preferDateAndTime: text(),
    discountCode: text(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    priceReduction: integer().notNull().default(0),
    deliveryFee: integer().notNull(),
    total: integer().notNull(),
    deposit: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check('order_versions_number', sql`${table.number} >= 1`),
  ],
);

/** The lines of a version, with names and prices as they were. */
export const orderVersionLines = pgTable(
  'order_version_lines',
  {
    orderId: bigint({ mode: 'number' }).notNull(),
    number: integer().notNull(),
    position: integer().notNull(),
    productId: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    vatRate: integer().notNull(),
    /** Per cent, 0 without alcohol; null on lines of versions that did not keep it. */
    alcoholByVolume: numeric({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number, table.position] }),
    foreignKey({
      name: 'order_version_lines_version',
      columns: [table.orderId, table.number],
      foreignColumns: [orderVersions.orderId, orderVersions.number],
    }).onDelete('cascade'),
  ],
);

/** What an order becomes, as it was agreed to: prices, fees and times may have moved on when its money comes. */
export interface ChangeOutcome extends OrderAmounts {
  readonly lines: readonly (PaidLine & {
    readonly name: string;
    readonly alcoholByVolume: number | null;
    /** Of a piece; a change of a release before 0.17.10 does not say it. */
    readonly deposit?: number | null;
  })[];
  readonly fee: {
    readonly amount: number;
    readonly percent: number;
    /** Per cents that the fee table said, where the shop kept fewer; a change of the release before does not say it. */
    readonly stepPercent?: number;
    readonly tax: FeeTax;
    /** Cents of what is taken out. */
    readonly of: number;
  };
  /** When it was to be there before: who moved it meanwhile has changed what this was about. */
  readonly from: string | null;
}

/** Pieces for which a change keeps room at its time. */
export interface HeldItem extends LineItem {
  /**
   * How many of them are more than the order has on that day already, at another half hour. Where it is left out all of
   * them are; the release before never says it.
   */
  readonly more?: number;
}

/**
 * How an order is to be changed, at most one open change each. While it is open, it keeps its additional portions as a
 * placed order does, until its difference is paid.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: ofOrder(),
    /** The version that it changes: of another one it is worth nothing. */
    baseVersion: integer().notNull(),
    state: text({ enum: ['OPEN', 'APPLIED', 'DROPPED'] })
      .notNull()
      .default('OPEN'),
    /** All that is wished. */
    items: jsonb().$type<readonly LineItem[]>().notNull(),
    /** Pieces for which it keeps room at its time, beside those that the order has there already. */
    held: jsonb().$type<readonly HeldItem[]>().notNull().default([]),
    /** Whether it keeps a delivery at its time: the order has none there yet. */
    holdsDelivery: boolean().notNull().default(false),
    /** When it is to be there, Berlin local, `YYYY-MM-DDTHH:mm`. */
    preferDateAndTime: text(),
    /** Where it is to go; null where it stays. Personal, as is what to mind there: gone with the customer. */
    address: jsonb().$type<AddressSnapshot>(),
    deliveryInstruction: text(),
    guests: text(),
    /** In cents what is to be paid, below 0 what goes back; the fee is a part of it. */
    difference: integer().notNull(),
    fee: integer().notNull().default(0),
    outcome: jsonb().$type<ChangeOutcome>(),
    /** Where the difference is paid. */
    paymentSessionId: text().references(() => paymentSessions.id),
    /** By which key the provider is asked for that page, from 1: another one after an answer that was an error. */
    paymentAttempt: integer().notNull().default(1),
    /** Until when it keeps its place. */
    until: instant().notNull(),
    /** When the provider is asked next how far its payment is. */
    nextCheckAt: instant().notNull().defaultNow(),
    actorKind: text({ enum: ['customer', 'staff', 'link', 'system'] }).notNull(),
    actorId: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    /** When it was applied or dropped. */
    closedAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('order_changes_open').on(table.orderId).where(sql`${table.state} = 'OPEN'`),
    index('order_changes_held').on(table.preferDateAndTime).where(sql`${table.state} = 'OPEN'`),
    check('order_changes_state', sql`${table.state} in ('OPEN', 'APPLIED', 'DROPPED')`),
    check('order_changes_closed', sql`(${table.state} = 'OPEN') = (${table.closedAt} is null)`),
    check('order_changes_version', sql`${table.baseVersion} >= 1`),
    check('order_changes_fee', sql`${table.fee} >= 0`),
    check('order_changes_actor', sql`${table.actorKind} in ('customer', 'staff', 'link', 'system')`),
  ],
);
