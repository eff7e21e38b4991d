import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const createdAt = () => instant().notNull().defaultNow();
/** Text a form may leave empty: the empty string, never NULL. */
export const optionalText = () => text().notNull().default('');
