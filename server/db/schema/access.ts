import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, optionalText } from './columns.ts';
import { customers } from './customers.ts';

/** One-time codes of a door, hashed. Of an address the newest few count (rules/access/access-code.ts). */
function codeTable(name: string) {
  return pgTable(
    name,
    {
      id: id(),
      email: text().notNull(),
      codeHash: text().notNull(),
      failures: integer().notNull().default(0),
      /** The failures by client, under the client's name in the logs. */
      failuresOfClients: jsonb().$type<Record<string, number>>().notNull().default({}),
      expiresAt: instant().notNull(),
      usedAt: instant(),
      createdAt: createdAt(),
    },
    (table) => [index().on(table.email, table.id.desc()), index().on(table.expiresAt)],
  );
}

/** Those of customers. */
export const accessCodes = codeTable('access_codes');

/** Those of who works here, apart from customers'. */
export const staffCodes = codeTable('staff_codes');

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

/** Counters of the rate limits, in the shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  (table) => [index().on(table.expire)],
);
