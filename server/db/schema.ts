import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PackagedGood } from '#content/catalogue/types.ts';
import type { InvoiceRecipient } from '#contract/shop/invoice-recipient.ts';
import type { InvoiceReferences, InvoiceSnapshot } from '../invoices/snapshot.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const createdAt = () => instant().notNull().defaultNow();
/** Text a form may leave empty: the empty string, never NULL. */
const optionalText = () => text().notNull().default('');

// ---- Catalogue: written by the import only, ids are those of content/catalogue --------------------------

export const sellers = pgTable('sellers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  imageUrl: text(),
  active: boolean().notNull().default(true),
});

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull(),
  categoryOrder: integer(),
  imageUrl: text(),
  active: boolean().notNull().default(true),
});

/** A packaged good as the catalogue has it, its texts localized. */
export interface PackagedFacts {
  name: string;
  ingredients: string;
  producer: string;
  nutrition: PackagedGood['nutrition'];
}

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    price: integer().notNull(),
    imageUrl: text(),
    imageUrlExtra: text(),
    unit: text().notNull(),
    servesFrom: integer(),
    servesTo: integer(),
    netAmount: numeric({ mode: 'number' }),
    netUnit: text({ enum: ['ml', 'g', 'piece'] }),
    vatRate: integer().notNull(),
    deposit: integer().notNull().default(0),
    allergens: text().array().notNull().default([]),
    additives: text().array().notNull().default([]),
    diets: text().array().notNull().default([]),
    alcoholByVolume: numeric({ mode: 'number' }),
    /** What EU 1169/2011 wants of goods that come packaged; empty for what the kitchens make. */
    packaged: jsonb().$type<PackagedFacts[]>().notNull().default([]),
    active: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.sellerId),
    index().on(table.categoryId),
    check('products_price', sql`${table.price} > 0`),
    check('products_deposit', sql`${table.deposit} >= 0`),
    check('products_vat_rate', sql`${table.vatRate} in (0, 7, 19)`),
    check('products_serves', sql`${table.servesFrom} is null or ${table.servesTo} >= ${table.servesFrom}`),
  ],
);

/** The shop's settings by key. `public` ones are answered by GET /v1/extra-config. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  public: boolean().notNull().default(false),
});

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

/**
 * One row that counts the changes of catalogue and settings. Triggers on those tables move it in the same
 * transaction, whoever writes; the caches of all processes follow it.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { id: integer().primaryKey().default(1), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('catalogue_version_one_row', sql`${table.id} = 1`)],
);

// ---- Customers and their sessions ---------------------------------------------------------------------

export const customers = pgTable(
  'customers',
  {
    id: id(),
    email: text().notNull().unique(),
    customerType: text({ enum: ['PRIVATE', 'COMMERCIAL'] })
      .notNull()
      .default('PRIVATE'),
    name: optionalText(),
    lastname: optionalText(),
    vatIdOrTaxId: optionalText(),
    mobileNumber: optionalText(),
    streetName: optionalText(),
    houseNumber: optionalText(),
    streetAddition: optionalText(),
    postalCode: optionalText(),
    city: optionalText(),
    country: optionalText(),
    /** Whom the last order for a company had its invoice made out to. */
    invoiceRecipient: jsonb().$type<InvoiceRecipient>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('customers_email', sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`),
    check('customers_type', sql`${table.customerType} in ('PRIVATE', 'COMMERCIAL')`),
  ],
);

/** One-time access codes, hashed. Of an address the newest few count (rules/access/access-code.ts). */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: id(),
    email: text().notNull(),
    codeHash: text().notNull(),
    failures: integer().notNull().default(0),
    /** The same by client, under the client's name in the logs. */
    failuresOfClients: jsonb().$type<Record<string, number>>().notNull().default({}),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.email, table.id.desc()), index().on(table.expiresAt)],
);

/** Sign-in sessions. The token itself is never stored, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Browser and system as a person would name them; empty when unknown. */
    device: optionalText(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.endsAt)],
);

/** Signatures of solved captchas: each opens the door once. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { signature: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: id(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: optionalText(),
    streetName: text().notNull(),
    houseNumber: text().notNull(),
    streetAddition: optionalText(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    deliveryInstruction: optionalText(),
    isPrimary: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex('delivery_addresses_one_primary')
      .on(table.customerId)
      .where(sql`${table.isPrimary} and ${table.active}`),
  ],
);

// ---- Orders -------------------------------------------------------------------------------------------

/** Who ordered and where it goes, as it was when the order was placed. */
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
    discountCode: text().references(() => discounts.code),
    subtotal: integer().notNull(),
    discount: integer().notNull().default(0),
    total: integer().notNull(),
    /** For bottles and crates, paid at hand-over: no part of the total. */
    deposit: integer().notNull().default(0),
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
    /** When its customer asked to cancel it and the provider did not answer: it is tried until it is done. */
    cancelAskedAt: instant(),
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
    index('product_orders_payment').on(table.paymentIntentId),
    index('product_orders_fingerprint').on(table.fingerprint).where(sql`${table.status} = 'PENDING'`),
    index('product_orders_discount').on(table.discountCode).where(sql`${table.status} <> 'CANCELED'`),
    check('product_orders_status', sql`${table.status} in ('PENDING', 'PAID', 'CANCELED')`),
    check('product_orders_fulfilment', sql`${table.fulfilment} in ('DELIVERY', 'PICKUP')`),
    check('product_orders_address', sql`${table.fulfilment} = 'PICKUP' or ${table.address} is not null`),
    check(
      'product_orders_money',
      sql`${table.total} > 0 and ${table.discount} >= 0 and ${table.total} = ${table.subtotal} - ${table.discount}`,
    ),
    check('product_orders_deposit', sql`${table.deposit} >= 0`),
    // A canceled order that had been paid keeps when that was.
    check('product_orders_paid', sql`${table.status} <> 'PAID' or ${table.paidAt} is not null`),
    check('product_orders_unpaid', sql`${table.status} <> 'PENDING' or ${table.paidAt} is null`),
    check('product_orders_attempt', sql`${table.paymentAttempt} >= 1`),
    check('product_orders_canceled', sql`${table.status} <> 'CANCELED' or ${table.canceledAt} is not null`),
  ],
);

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
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    unique().on(table.orderId, table.productId),
    check('line_items_quantity', sql`${table.quantity} between 1 and 999`),
    check('line_items_unit_price', sql`${table.unitPrice} > 0`),
  ],
);

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

// ---- Invoices: § 14 UStG wants them numbered without gaps and never changed -----------------------------

/** The last number given in a year. Taken in the transaction that issues the document, so none gets lost. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    kind: text({ enum: ['INVOICE', 'CREDIT_NOTE'] }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('invoice_numbers_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE')`),
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
    kind: text({ enum: ['INVOICE', 'CREDIT_NOTE'] }).notNull(),
    year: integer().notNull(),
    series: text().notNull(),
    after: integer().notNull(),
    begunAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year, table.series] }),
    check('invoice_series_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE')`),
    check('invoice_series_series', sql`${table.series} ~ '^([B-Z]|[A-Z]{2})$'`),
    check('invoice_series_after', sql`${table.after} >= 0`),
  ],
);

/** Invoices and the credit notes that undo them, as they were issued. Triggers refuse to change or delete one. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOrders.id),
    kind: text({ enum: ['INVOICE', 'CREDIT_NOTE'] }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The number as it is written, `RE-2026-00001` or in a later series `RE-2026B-00001`. */
    code: text().notNull().unique(),
    issuedAt: instant().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.year, table.number),
    unique().on(table.orderId, table.kind),
    check('invoices_kind', sql`${table.kind} in ('INVOICE', 'CREDIT_NOTE')`),
    check('invoices_number', sql`${table.number} >= 1`),
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

// ---- What leaves and enters the shop ------------------------------------------------------------------

/** E-mails to send. A key is queued once for ever; a sent row keeps its key and loses its payload. */
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

/** Ids of the payment provider's events that have been dealt with. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: createdAt() },
  (table) => [index().on(table.receivedAt)],
);

/** Which job was done for which day: of all processes one does it, and another takes over what never ended. */
export const jobDays = pgTable(
  'job_days',
  { job: text().notNull(), day: text().notNull(), startedAt: instant().notNull(), endedAt: instant() },
  (table) => [primaryKey({ columns: [table.job, table.day] })],
);

/** Counters of the rate limits, in the shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  (table) => [index().on(table.expire)],
);
