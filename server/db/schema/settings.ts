import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The shop's settings by key. `public` ones are answered by GET /v1/extra-config. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  public: boolean().notNull().default(false),
});
