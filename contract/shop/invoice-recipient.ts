import { z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { Name, RequiredName } from './fields.ts';

/** A number or word by which somebody's bookkeeping finds an invoice. */
const Reference = Name.max(50);

/** Whom the invoice of an order goes to, where that is a company or another organisation. */
export const InvoiceRecipientSchema = z
  .object({
    company: RequiredName,
    vatIdOrTaxId: Name.max(30)
      .default('')
      .openapi({ description: 'VAT number with its country, or a tax number' }),
    purchaseOrder: Reference.default('').openapi({ description: 'BT-13 of the e-invoice' }),
    costCentre: Reference.default(''),
    leitwegId: Reference.default('').openapi({ description: 'Of a public buyer; BT-10 of the e-invoice' }),
    streetName: RequiredName,
    houseNumber: RequiredName,
    streetAddition: Name.default(''),
    postalCode: RequiredName,
    city: RequiredName,
    country: RequiredName,
  })
  .openapi('InvoiceRecipient', { example: examples.InvoiceRecipient });
export type InvoiceRecipient = z.infer<typeof InvoiceRecipientSchema>;
