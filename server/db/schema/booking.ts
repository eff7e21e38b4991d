import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sellers } from './catalogue.ts';
import { id } from './columns.ts';

/** The most that is promised, as the owner has set it; rules/booking/slot-limits.ts says what a row means. */
export const slotLimits = pgTable(
  'slot_limits',
  {
    id: id(),
    /** Null for deliveries instead of portions. */
    sellerId: integer().references(() => sellers.id),
    /** `YYYY-MM-DD`; null for more than one day. */
    day: text(),
    /** 1 is Monday. */
    weekday: integer(),
    /** `HH:MM`, `*` for every half hour, null for the whole day. */
    time: text(),
    most: integer().notNull(),
  },
  (table) => [
    unique('slot_limits_once').on(table.sellerId, table.day, table.weekday, table.time).nullsNotDistinct(),
    check('slot_limits_most', sql`${table.most} between 0 and 9999`),
    check('slot_limits_weekday', sql`${table.weekday} between 1 and 7`),
    check('slot_limits_when', sql`${table.day} is null or ${table.weekday} is null`),
    check('slot_limits_day', sql`${table.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('slot_limits_time', sql`${table.time} ~ '^([*]|[0-9]{2}:[03]0)$'`),
    // Deliveries have no limit of a whole day.
    check('slot_limits_deliveries', sql`${table.sellerId} is not null or ${table.time} is not null`),
  ],
);

/** Parts of the delivery area with a price of their own. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    position: integer().notNull(),
    /** What the caterer calls it. */
    name: text().notNull(),
    postcodes: text().array().notNull(),
    fee: integer().notNull(),
    minimum: integer().notNull().default(0),
  },
  (table) => [
    check('zones_fee', sql`${table.fee} between 0 and 100000`),
    check('zones_minimum', sql`${table.minimum} between 0 and 1000000`),
    check('zones_name', sql`btrim(${table.name}) <> ''`),
  ],
);
