import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { staff } from './staff.ts';

/** The shop's settings by key. `public` ones are answered by GET /v1/extra-config. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  public: boolean().notNull().default(false),
});

/** Who changed a setting by a form of the kitchen, when, and what it said before and after. A trigger refuses changes. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: id(),
    key: text().notNull(),
    at: instant().notNull(),
    /** Null for the shop itself. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id),
    before: text().notNull(),
    after: text().notNull(),
  },
  (table) => [index().on(table.key, table.id)],
);
