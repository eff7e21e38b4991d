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
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { KitchenUnit, PackagedGood } from '#rules/catalogue/declared.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { dishCourses, dishKinds, type Parts } from '#rules/planner/dish.ts';

// Written by services/catalogue only. Ids are those of content/catalogue, and from 10001 on the caterer's own.

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
    /** Where it is made; null for what an import of the release before wrote. */
    station: text({ enum: stations }),
    /** Minutes from the start of one lot until it is ready to pack. */
    prepMinutes: integer(),
    /** What one piece of it is in the kitchen's words. */
    kitchenUnit: jsonb().$type<KitchenUnit>(),
    /** Portions that one of it is for the kitchens; null for what rules/catalogue/portions.ts says. */
    portions: integer(),
    /** What is to be seen on its picture, localized; null where the name says enough. */
    imageAlt: text(),
    /** Its place among the best sellers of home, 1 the first; null for what is none by choice. */
    bestSeller: smallint(),
    /** Of a laid table, where it is not that of its category. */
    course: text({ enum: dishCourses }),
    /** What guests see as the same; null while nobody has said. Later releases may know more. */
    kind: text({ enum: dishKinds }),
    warm: boolean().notNull().default(false),
    /** Meals and occasions. */
    fits: text().array().notNull().default([]),
    /** Of a mixed dish: for how many guests of a diet its part is enough. */
    parts: jsonb().$type<Parts>().notNull().default({}),
  },
  (table) => [
    index().on(table.sellerId),
    index().on(table.categoryId),
    check('products_price', sql`${table.price} > 0`),
    check('products_deposit', sql`${table.deposit} >= 0`),
    check('products_vat_rate', sql`${table.vatRate} in (0, 7, 19)`),
    check('products_station', sql`${table.station} in ('WARM', 'COLD', 'GREEN', 'SWEET', 'CHILLED')`),
    check('products_prep_minutes', sql`${table.prepMinutes} between 0 and 1440`),
    check('products_course', sql`${table.course} in ('main', 'side', 'sweet', 'drink', 'extra')`),
    check('products_portions', sql`${table.portions} between 0 and 9999`),
    check('products_serves', sql`${table.servesFrom} is null or ${table.servesTo} >= ${table.servesFrom}`),
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
