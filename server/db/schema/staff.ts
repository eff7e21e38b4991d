import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { roles } from '#rules/access/role.ts';
import { createdAt, id, instant } from './columns.ts';

/** Who works here. Whoever has left keeps a row, so that the history can say who did what. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    createdAt: createdAt(),
    /** Null for who was invited and has not come yet. */
    firstSignedInAt: instant(),
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('staff_email').on(table.email).where(sql`${table.removedAt} is null`),
    check('staff_lower_email', sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`),
    check('staff_role', sql`${table.role} in ('OWNER', 'OFFICE', 'KITCHEN', 'DRIVER')`),
  ],
);

/** Where staff are signed in, and tablets that are paired. The token itself is never stored, only its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    /** Null for a tablet: it is nobody, and has the role of the kitchen. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'cascade' }),
    /** Browser and system as a person would name them, or what a tablet was called when it was paired. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** When somebody last showed by a fresh code that it is they. */
    confirmedAt: instant(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.endsAt)],
);

/** Codes that pair a tablet with the kitchen, hashed; each counts once. */
export const staffPairings = pgTable(
  'staff_pairings',
  {
    codeHash: text().primaryKey(),
    /** What the tablet will be called. */
    device: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Passkeys of staff, as the browser's registration gave them. Who has one signs in with it alone. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    staffId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** base64url, as all of WebAuthn writes it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    /** Browser and system as a person would name them. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.staffId)],
);

/** What a passkey has to sign, each once and for a few minutes. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text().primaryKey(),
    /** Who asked for it, where that is known before. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
