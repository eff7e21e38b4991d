import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stages } from '#rules/orders/stages.ts';
import type { Party } from '#rules/orders/who-ordered.ts';
import type { InvoiceReferences } from '../../invoices/snapshot.ts';
import type { KeptData, OrderEventKind } from '../order-event-data.ts';
import { createdAt, id, instant } from './columns.ts';
import { customers } from './customers.ts';

export const discounts = pgTable(
  'discounts',
  {
    code: text().primaryKey(),
    percent: integer(),
    amount: integer(),
    validFrom: instant(),
    validUntil: instant(),
    minimumTotal: integer().notNull().default(0),
    maximumUses: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check('discounts_code', sql`${table.code} = upper(btrim(${table.code})) and ${table.code} <> ''`),
    check('discounts_kind', sql`(${table.percent} is null) <> (${table.amount} is null)`),
    check('discounts_percent', sql`${table.percent} between 1 and 100`),
    check('discounts_amount', sql`${table.amount} > 0`),
  ],
);

/** Whom the invoice of an order names and where it goes, and who ordered, as it was when the order was placed or corrected. */
export interface CustomerSnapshot {
  email: string;
  customerType: 'PRIVATE' | 'COMMERCIAL';
  name: string;
  lastname: string;
  mobileNumber: string;
  vatIdOrTaxId: string;
  /** Where the invoice goes: the address that a pickup names, else that of the profile; null without either. */
  address: Omit<AddressSnapshot, 'name'> | null;
  /** Whom to ask for, where `name` is that of a company. */
  contact?: string;
  /** What the buyer's bookkeeping wants to find on the invoice; absent where nothing was asked for. */
  references?: InvoiceReferences;
  /** Who ordered, by whose name the order is known; absent where that is whom the invoice names. */
  orderedBy?: Party;
}

export interface AddressSnapshot {
  name: string;
  streetName: string;
  houseNumber: string;
  streetAddition: string;
  postalCode: string;
  city: string;
  country: string;
}

export const productOrders = pgTable(
  'product_orders',
  {
    id: id(),
    publicId: uuid().notNull().unique(),
    customerId: bigint({ mode: 'number' }).references(() => customers.id, { onDelete: 'set null' }),
    status: text({ enum: ['PENDING', 'PAID', 'CANCELED'] })
      .notNull()
      .default('PENDING'),
    fulfilment: text({ enum: ['DELIVERY', 'PICKUP'] }).notNull(),
    locale: text({ enum: ['en', 'de'] }).notNull(),
    customer: jsonb().$type<CustomerSnapshot>().notNull(),
    address: jsonb().$type<AddressSnapshot>(),
    /** Berlin local, `YYYY-MM-DDTHH:mm`. */
    preferDateAndTime: text(),
    deliveryInstruction: text(),
    /** How many are expected, as the customer said it: 24, or 20-25. It is shown and never counted. */
    guests: text(),
    discountCode: text().references(() => discounts.code),
    subtotal: integer().notNull(),
    discount: integer().notNull().default(0),
    /** That of the discount which was granted after it had left, such as for something that was not right. */
    priceReduction: integer().notNull().default(0),
    total: integer().notNull(),
    /** For bottles and crates, paid at hand-over: no part of the total. */
    deposit: integer().notNull().default(0),
    /** For bringing it and setting it up: a part of the total. */
    deliveryFee: integer().notNull().default(0),
    /** What was kept of its price when something was taken out of it, or all of it: beside the total, not a part of it. */
    fees: integer().notNull().default(0),
    /** How far the kitchen is with it, beside the status. */
    stage: text({ enum: stages }).notNull().default('NEW'),
    /** Its number among the orders of its day of delivery, once it is to be cooked. */
    bon: integer(),
    /** Raised with each change of what was ordered. */
    version: integer().notNull().default(1),
    /** What canceling it costs when, as it was told when it was placed (the setting `fee-steps`); null for an order of a release before 0.14.0. */
    feeSteps: text(),
    /** Per cents of the fee that it had reached when it was moved to a later time: they stay with it. */
    feeFloor: integer().notNull().default(0),
    /** The time by which the steps of the fee go, Berlin local, where the shop has moved it to a nearer one. */
    feeTime: text(),
    /** When its customer moved it to another day, which they can once. */
    dayMovedAt: instant(),
    /** Which version of the terms it agreed to; null for an order of a release before 0.11.0. */
    termsVersion: integer(),
    /** Same customer and same content: pressing twice finds the open order by it. */
    fingerprint: text().notNull(),
    paymentSessionId: text().unique(),
    paymentUrl: text(),
    paymentIntentId: text(),
    paymentExpiresAt: instant().notNull(),
    /** Which payment session this is, from 1; it makes the provider's idempotency key. */
    paymentAttempt: integer().notNull().default(1),
    /** The session is being closed for a new one: its end must not cancel the order. */
    paymentRenewing: boolean().notNull().default(false),
    /** When it was asked to cancel it, until the provider has closed its page: it is tried until it is done. */
    cancelAskedAt: instant(),
    /** Ids of the unpaid orders whose room it has taken over: it can be paid once they have ended; null for none. */
    inPlaceOf: bigint({ mode: 'number' }).array(),
    /** When the provider first said that the customer has paid and the money is on its way. */
    paymentUnderWayAt: instant(),
    nextCheckAt: instant().notNull(),
    createdAt: createdAt(),
    paidAt: instant(),
    canceledAt: instant(),
  },
  (table) => [
    index().on(table.customerId, table.id.desc()),
    index('product_orders_open').on(table.nextCheckAt).where(sql`${table.status} = 'PENDING'`),
    index('product_orders_due').on(table.preferDateAndTime),
    uniqueIndex('product_orders_bons').on(sql`left(${table.preferDateAndTime}, 10)`, table.bon),
    index('product_orders_payment').on(table.paymentIntentId),
    index('product_orders_fingerprint').on(table.fingerprint).where(sql`${table.status} = 'PENDING'`),
    index('product_orders_discount').on(table.discountCode).where(sql`${table.status} <> 'CANCELED'`),
    check('product_orders_status', sql`${table.status} in ('PENDING', 'PAID', 'CANCELED')`),
    check('product_orders_fulfilment', sql`${table.fulfilment} in ('DELIVERY', 'PICKUP')`),
    check('product_orders_address', sql`${table.fulfilment} = 'PICKUP' or ${table.address} is not null`),
    check(
      'product_orders_money',
      sql`${table.total} > 0 and ${table.discount} >= 0 and ${table.total} = ${table.subtotal} - ${table.discount} + ${table.deliveryFee}`,
    ),
    check('product_orders_deposit', sql`${table.deposit} >= 0`),
    check('product_orders_delivery_fee', sql`${table.deliveryFee} >= 0`),
    check('product_orders_fees', sql`${table.fees} >= 0`),
    check(
      'product_orders_stage',
      sql`${table.stage} in ('NEW', 'ACCEPTED', 'IN_PREPARATION', 'READY', 'OUT', 'DELIVERED')`,
    ),
    check('product_orders_bon', sql`${table.bon} >= 1`),
    check('product_orders_version', sql`${table.version} >= 1`),
    check('product_orders_fee_floor', sql`${table.feeFloor} between 0 and 100`),
    // A canceled order that had been paid keeps when that was.
    check('product_orders_paid', sql`${table.status} <> 'PAID' or ${table.paidAt} is not null`),
    check('product_orders_unpaid', sql`${table.status} <> 'PENDING' or ${table.paidAt} is null`),
    check('product_orders_attempt', sql`${table.paymentAttempt} >= 1`),
    check('product_orders_canceled', sql`${table.status} <> 'CANCELED' or ${table.canceledAt} is not null`),
  ],
);

/** The last Bon number that an order of a day of delivery got: each is given once, whatever becomes of its order. */
export const bonNumbers = pgTable('bon_numbers', {
  day: text().primaryKey(),
  last: integer().notNull(),
});

/** What was ordered, with names and prices as they were. `productId` may outlive its product. */
export const lineItems = pgTable(
  'line_items',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    vatRate: integer().notNull(),
    /** Per cent, 0 without alcohol; null on lines of versions that did not keep it. */
    alcoholByVolume: numeric({ mode: 'number' }),
    /** For a piece, paid at hand-over; null on lines of releases before 0.17.10. */
    deposit: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    unique().on(table.orderId, table.productId),
    check('line_items_quantity', sql`${table.quantity} between 1 and 999`),
    check('line_items_unit_price', sql`${table.unitPrice} > 0`),
  ],
);

/**
 * What happened to an order, never changed and without personal data: ids, items, amounts, times. A change of status is
 * written here in its own transaction; where a process of the release before left that out, a trigger does it.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actorKind: text({ enum: ['customer', 'staff', 'link', 'system'] }).notNull(),
    actorId: bigint({ mode: 'number' }),
    /** What happened, such as `placed` or `paid`: see `order-event-data.ts`. */
    kind: text().$type<OrderEventKind>().notNull(),
    /** Where the order stands since; null when this moved nothing. */
    status: text({ enum: ['PENDING', 'PAID', 'CANCELED'] }),
    data: jsonb().$type<KeptData<OrderEventKind>>().notNull().default({}),
    /** Start of the transaction that wrote it, by the database's clock. */
    writtenAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId, table.id),
    index().on(table.writtenAt),
    index('order_events_to_unpack')
      .on(sql`(${table.data} ->> 'day')`)
      .where(sql`${table.kind} = 'to-unpack'`),
    index('order_events_work_changed')
      .on(sql`(${table.data} ->> 'day')`)
      .where(sql`${table.kind} = 'work-changed'`),
    check('order_events_actor', sql`${table.actorKind} in ('customer', 'staff', 'link', 'system')`),
    check('order_events_kind', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('order_events_status', sql`${table.status} in ('PENDING', 'PAID', 'CANCELED')`),
  ],
);
