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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { printKinds } from '#contract/kitchen/day/prints.ts';
import { noticeKinds } from '#rules/orders/notice-kinds.ts';
import { tickKinds } from '#rules/orders/work/kitchen-ticks.ts';
import type { SheetContent } from '#rules/orders/work/sheet-changes.ts';
import { bytea, createdAt, id, instant } from './columns.ts';
import { productOrders } from './ordering.ts';
import { staff } from './staff.ts';

const orderId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => productOrders.id, { onDelete: 'cascade' });
/** Who did it; null for a tablet on the wall. */
const staffId = () => bigint({ mode: 'number' }).references(() => staff.id);

/**
 * What an order is looked for by, folded as names are compared. Triggers write it together with the order and its documents,
 * whichever release does that, and it goes with its order. Nobody else writes it.
 */
export const orderWords = pgTable('order_words', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => productOrders.id, { onDelete: 'cascade' }),
  /** Of whom it is for and who ordered it, with its street, e-mail and what bookkeeping calls it. */
  names: text().notNull(),
  /** Digits alone. */
  phone: text().notNull(),
  /** The number of the order as a link has it. */
  number: text().notNull(),
  /** The numbers of its documents in small letters, each with a space after it. */
  documents: text().notNull(),
});

/** What of an order has been begun, made, packed and loaded. A tick that was taken back is gone; the history has both. */
export const ticks = pgTable(
  'ticks',
  {
    orderId: orderId(),
    /** Id of the product, or `wish` for what the customer asked for besides. */
    item: text().notNull(),
    kind: text({ enum: tickKinds }).notNull(),
    at: instant().notNull(),
    staffId: staffId(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.item, table.kind] }),
    check('ticks_kind', sql`${table.kind} in ('STARTED', 'COOKED', 'PACKED', 'LOADED')`),
    check('ticks_item', sql`${table.item} ~ '^(\\d+|wish)$'`),
  ],
);

/** Sheets that were printed: what stood on each, so that paper can say what has changed since. */
export const prints = pgTable(
  'prints',
  {
    id: id(),
    /** SHA-256 of what its QR code carries. */
    tokenHash: text().notNull().unique(),
    kind: text({ enum: printKinds }).notNull(),
    day: text().notNull(),
    /** Which part of the day: `sellerId`, `orderId` or `runId`; empty for all of it. */
    scope: jsonb().$type<{ sellerId?: number; orderId?: number; runId?: number }>().notNull().default({}),
    /** The lines as printed: ids, quantities, times and wishes by key, nothing personal. */
    content: jsonb().$type<SheetContent>().notNull(),
    /** The lines as last seen by who works with the sheet; null while nothing new had to be seen. */
    seen: jsonb().$type<SheetContent>(),
    seenAt: instant(),
    printedAt: instant().notNull(),
    staffId: staffId(),
  },
  (table) => [
    index().on(table.day),
    check(
      'prints_kind',
      sql`${table.kind} in ('PRODUCTION', 'PACKING', 'DELIVERY_NOTE', 'LABELS', 'BON', 'RUN')`,
    ),
  ],
);

/** What a person has to look after; open until somebody closes it. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    kind: text({ enum: noticeKinds }).notNull(),
    orderId: bigint({ mode: 'number' }).references(() => productOrders.id, { onDelete: 'cascade' }),
    /** What tells it from others of its kind, such as which payment is disputed; empty where an order has one of a kind at most. */
    matter: text().notNull().default(''),
    /** Ids, amounts and times; nothing personal. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant().notNull(),
    closedAt: instant(),
    closedBy: staffId(),
  },
  (table) => [
    uniqueIndex('notices_open_matters')
      .on(table.orderId, table.kind, table.matter)
      .where(sql`${table.closedAt} is null`),
    index('notices_order').on(table.orderId),
    check(
      'notices_kind',
      sql`${table.kind} in ('MONEY_FOR_CANCELED_ORDER', 'REFUND_FAILED', 'PAYMENT_MISMATCH', 'DISPUTE', 'ORDER_WITHOUT_TIME', 'EMAIL_REFUSED', 'OVERBOOKED', 'TELEPHONE_ORDER_UNPAID', 'ALLERGENS_ADDED')`,
    ),
  ],
);

/** What was written about an order by those who work here, for themselves. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: orderId(),
    text: text().notNull(),
    at: instant().notNull(),
    staffId: staffId(),
    /** It asks the office, and is open until somebody there has seen to it. Before 0.17.28 none could. */
    isToOffice: boolean().notNull().default(false),
    closedAt: instant(),
    closedBy: staffId(),
  },
  (table) => [
    index().on(table.orderId),
    index('order_notes_open').on(table.orderId).where(sql`${table.isToOffice} and ${table.closedAt} is null`),
  ],
);

/** A driver's way on a day, with a number from 1 that people call it by. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    day: text().notNull(),
    number: integer().notNull(),
    driverId: staffId(),
    /** Berlin, HH:mm: when it is to leave; null while that is open. */
    startsAt: text(),
    departedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('runs_numbers').on(table.day, table.number)],
);

/** Where a run goes, in this order; an order is on one run at most. */
export const stops = pgTable(
  'stops',
  {
    orderId: orderId().primaryKey(),
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** When the driver said to be there; nothing is computed. */
    expectedAt: instant(),
  },
  (table) => [index().on(table.runId, table.position)],
);

/** That an order came into somebody's hands: sent once, maybe hours after it happened. */
export const handovers = pgTable(
  'handovers',
  {
    orderId: orderId().primaryKey(),
    /** Of the press: sent again, nothing happens again. */
    pressId: uuid().notNull().unique(),
    /** By the clock of the device that was there. */
    at: instant().notNull(),
    receivedBy: text().notNull(),
    /** Degrees Celsius of what has to stay cold; null when not measured. */
    temperature: numeric({ mode: 'number' }),
    /** Boards, crates and stands that stay with the customer. */
    boardsLeft: integer().notNull().default(0),
    /** Age that an identity card showed who took it; null where nobody had to ask, and before 0.17.14. */
    ageChecked: integer(),
    /** Empty bottles and crates that were taken back; null where nobody counted. */
    emptiesTaken: integer(),
    /** Cents of deposit that were given back for them; null where nobody said, and before 0.17.28. */
    emptiesCents: integer(),
    /** Nobody was old enough: the alcohol in it was not handed over. Before 0.17.15 nobody could say so. */
    isAlcoholRefused: boolean().notNull().default(false),
    /** Noted from a desk: what is noted at the door counts above it, and of a pickup alone somebody has counted what came back empty. */
    isFromDesk: boolean().notNull().default(false),
    photo: bytea(),
    photoType: text({ enum: ['image/jpeg', 'image/png', 'image/webp'] }),
    staffId: staffId(),
  },
  (table) => [
    check('handovers_temperature', sql`${table.temperature} between -40 and 120`),
    check('handovers_boards', sql`${table.boardsLeft} between 0 and 999`),
    check('handovers_photo', sql`(${table.photo} is null) = (${table.photoType} is null)`),
  ],
);

/** That a driver was at the door and nobody took the order, which stays on its way; open until somebody has seen to it. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    /** Of the press: sent again, nothing happens again. */
    id: uuid().primaryKey(),
    orderId: orderId(),
    /** By the clock of the device that was there. */
    at: instant().notNull(),
    /** For which it was agreed then; null while no time was. */
    day: text(),
    staffId: staffId(),
    /** What was written about it. */
    noteId: bigint({ mode: 'number' }).references(() => orderNotes.id, { onDelete: 'set null' }),
    closedAt: instant(),
    closedBy: staffId(),
  },
  (table) => [index().on(table.orderId, table.at)],
);
