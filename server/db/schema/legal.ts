import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type LegalTexts, ownLegalPages } from '#rules/text/legal-page.ts';
import { createdAt, instant } from './columns.ts';
import { staff } from './staff.ts';

// The caterer's legal texts. A new version moves the catalogue's, so that every process shows it; a draft does not.

/** Who did it; null for the shop itself. */
const staffId = () => bigint({ mode: 'number' }).references(() => staff.id);

/** IMPORTED: it came with the program. */
const legalVersionKinds = ['IMPORTED', 'PUBLISHED'] as const;

/** What a legal page said, for ever; the newest is in force. A trigger refuses changes. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    page: text({ enum: ownLegalPages }).notNull(),
    /** 1, 2, … a page. */
    number: integer().notNull(),
    content: jsonb().$type<LegalTexts>().notNull(),
    at: createdAt(),
    staffId: staffId(),
    how: text({ enum: legalVersionKinds }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.number] }),
    check('legal_versions_number', sql`${table.number} >= 1`),
  ],
);

export const legalDrafts = pgTable('legal_drafts', {
  page: text({ enum: ownLegalPages }).primaryKey(),
  content: jsonb().$type<LegalTexts>().notNull(),
  revision: integer().notNull(),
  /** Who wrote a part last, and in which revision, so that two who write different ones lose nothing. */
  parts: jsonb()
    .$type<Record<string, { revision: number; by: number | null; at: string }>>()
    .notNull()
    .default({}),
  updatedAt: instant().notNull(),
  updatedBy: staffId(),
  /** When it was published or thrown away; the row stays, so that its revisions go on. */
  closedAt: instant(),
});
