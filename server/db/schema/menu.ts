import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Lack } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { bytea, createdAt, id, instant } from './columns.ts';
import { staff } from './staff.ts';

// How the caterer changes the menu. Nothing here moves the catalogue's version: products do, when they are written.

/** Who did it; null for the shop itself, and for a tablet on the wall. */
const staffId = () => bigint({ mode: 'number' }).references(() => staff.id);

/** Ids of dishes that the caterer adds: above all that a program brings along. */
export const menuIds = pgSequence('menu_ids', { startWith: 10001 });

/** What is being written about a product, or about one that is none yet: one open draft each, for all who write. */
export const productDrafts = pgTable('product_drafts', {
  /** No reference: a new dish has its number before it is a product. */
  productId: integer().primaryKey(),
  content: jsonb().$type<MenuProduct>().notNull(),
  revision: integer().notNull(),
  /** Who wrote a field last, and in which revision, so that two who write different ones lose nothing. */
  fields: jsonb()
    .$type<Record<string, { revision: number; by: number | null; at: string }>>()
    .notNull()
    .default({}),
  /** Number of the product's version that it began from; null for a new dish. */
  basedOn: integer(),
  updatedAt: instant().notNull(),
  updatedBy: staffId(),
  /** When it was published, planned or thrown away; the row stays, so that its revisions go on. */
  closedAt: instant(),
});

const versionKinds = [
  'IMPORTED',
  'ADOPTED',
  'PUBLISHED',
  'PRICE',
  'PLANNED',
  'WITHDRAWN',
  'CHANGED',
] as const;

/** What a product was, for ever: what was on the menu on a day can be told. A trigger refuses changes. */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: integer().notNull(),
    /** 1, 2, … a product. */
    number: integer().notNull(),
    content: jsonb().$type<MenuProduct>().notNull(),
    at: createdAt(),
    staffId: staffId(),
    /** What made it; a later release may know more. */
    how: text({ enum: versionKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.number] }), index().on(table.at)],
);

/** What becomes of a product from a day on; a job does it at midnight in Berlin, pages never read the clock. */
export const productPlans = pgTable(
  'product_plans',
  {
    id: id(),
    productId: integer().notNull(),
    /** `YYYY-MM-DD` in Berlin. */
    fromDay: text().notNull(),
    /** What is to be different: the price, all of it, or that it goes off the menu. */
    change: jsonb().$type<Partial<MenuProduct>>().notNull(),
    madeAt: instant().notNull(),
    madeBy: staffId(),
    doneAt: instant(),
    /** When somebody thought better of it, or when it could not be done any more. */
    droppedAt: instant(),
    /** What the law wanted of it on its day; null unless it was dropped for that. */
    lacks: jsonb().$type<readonly Lack[]>(),
    /** When somebody has seen to it that it was. */
    seenAt: instant(),
    seenBy: staffId(),
  },
  (table) => [
    index().on(table.productId),
    index('product_plans_due')
      .on(table.fromDay)
      .where(sql`${table.doneAt} is null and ${table.droppedAt} is null`),
    check('product_plans_day', sql`${table.fromDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
);

/** When a product cannot be had: days of delivery, both included. Whoever ends one leaves the row. */
export const availability = pgTable(
  'availability',
  {
    id: id(),
    productId: integer().notNull(),
    fromDay: text().notNull(),
    /** Null until further notice. */
    untilDay: text(),
    /** When it was said; what is left of it once other days were taken out was said then too. */
    at: instant().notNull(),
    staffId: staffId(),
    /** The session that said it: a tablet has no name. Null for what was said before this was known. */
    device: bigint({ mode: 'number' }),
    endedAt: instant(),
    endedBy: staffId(),
    endedDevice: bigint({ mode: 'number' }),
  },
  (table) => [
    index('availability_now').on(table.productId).where(sql`${table.endedAt} is null`),
    check('availability_from', sql`${table.fromDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('availability_until', sql`${table.untilDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('availability_order', sql`${table.untilDay} >= ${table.fromDay}`),
  ],
);

/** Pictures that were uploaded, as one master each from which all sizes are made. */
export const media = pgTable(
  'media',
  {
    /** First 32 characters of the SHA-256 of `bytes`, in hex. */
    hash: text().primaryKey(),
    bytes: bytea().notNull(),
    type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    at: instant().notNull(),
    staffId: staffId(),
  },
  (table) => [
    check('media_hash', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check('media_size', sql`${table.width} between 1 and 2400 and ${table.height} between 1 and 2400`),
    index().on(table.at),
  ],
);

const menuChangeKinds = ['SELLER', 'CATEGORY', 'ORDER', 'OWNER', 'BEST_SELLERS'] as const;

/** What happened to the menu besides its products: kitchens, categories, the order, who keeps it. Never changed. */
export const menuChanges = pgTable(
  'menu_changes',
  {
    id: id(),
    kind: text({ enum: menuChangeKinds }).notNull(),
    /** Of the kitchen or the category; null for what is about all. */
    subjectId: integer(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    at: instant().notNull(),
    staffId: staffId(),
  },
  (table) => [index().on(table.kind, table.subjectId)],
);
