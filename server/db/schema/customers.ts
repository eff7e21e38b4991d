import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceRecipient } from '#contract/shop/invoice-recipient.ts';
import { createdAt, id, optionalText } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    email: text().notNull().unique(),
    customerType: text({ enum: ['PRIVATE', 'COMMERCIAL'] })
      .notNull()
      .default('PRIVATE'),
    name: optionalText(),
    lastname: optionalText(),
    vatIdOrTaxId: optionalText(),
    mobileNumber: optionalText(),
    streetName: optionalText(),
    houseNumber: optionalText(),
    streetAddition: optionalText(),
    postalCode: optionalText(),
    city: optionalText(),
    country: optionalText(),
    /** Whom the last order for a company had its invoice made out to. */
    invoiceRecipient: jsonb().$type<InvoiceRecipient>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('customers_email', sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`),
    check('customers_type', sql`${table.customerType} in ('PRIVATE', 'COMMERCIAL')`),
  ],
);

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: id(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: optionalText(),
    streetName: text().notNull(),
    houseNumber: text().notNull(),
    streetAddition: optionalText(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    deliveryInstruction: optionalText(),
    isPrimary: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex('delivery_addresses_one_primary')
      .on(table.customerId)
      .where(sql`${table.isPrimary} and ${table.active}`),
  ],
);
