import { createRoute, z } from '@hono/zod-openapi';
import { Name, nameUpTo, RequiredName } from '../../shop/fields.ts';
import { InvoiceRecipientSchema } from '../../shop/invoice-recipient.ts';
import { OfOrder, PressId } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** A person, or a company or public office. */
export const customerTypes = ['PRIVATE', 'COMMERCIAL'] as const;
const { company: _, ...fields } = InvoiceRecipientSchema.shape;

const RecipientSchema = z
  .object({
    customerType: z.enum(customerTypes).openapi({
      description: 'A person, of whom only name and address count; or a company or public office',
    }),
    name: RequiredName.openapi({ description: 'Of the company, or the first name' }),
    lastname: Name.default('').openapi({ description: 'Of a person' }),
    ...fields,
  })
  .openapi('KitchenRecipient');
/** Whom the invoices of an order name. */
export type Recipient = z.infer<typeof RecipientSchema>;

const RecipientTextsSchema = z.object({
  customerType: z.enum(customerTypes),
  name: z.string(),
  lastname: z.string(),
  vatIdOrTaxId: z.string(),
  purchaseOrder: z.string(),
  costCentre: z.string(),
  leitwegId: z.string(),
  streetName: z.string(),
  houseNumber: z.string(),
  streetAddition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** The company that was named for the invoice of an order, which the same once more begins with. */
export const NamedRecipient = RecipientTextsSchema.nullable().optional().openapi({
  description:
    'The company that was named for its invoice, as it was corrected last; null where that names who ordered, absent in answers of older releases',
});

/** Whom the invoice of an order names now; what is not known of it is empty. */
export const RecipientNowSchema = z.object({
  version: z.string().openapi({ description: 'Goes along with a correction of it' }),
  recipient: RecipientTextsSchema,
  replaces: z.array(z.string()).openapi({
    description:
      'What a correction issues anew, invoices and the credit notes over a part, the oldest first; none as long as there is no invoice. Answers of older releases have invoices alone',
  }),
  staleDay: z.string().nullable().optional().openapi({
    description:
      'The day of delivery that an invoice names, though the order was moved since: a correction says the day of now, also for the same recipient; null where they say it right, absent in answers of older releases',
  }),
});

/** Corrects whom the invoices of an order name. */
export const correctRecipient = createRoute({
  operationId: 'correctRecipient',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/recipient',
  summary: 'Correct whom the invoices of an order name',
  description:
    'What stands of the order, invoices and the credit notes over a part, is issued anew in the right words, with numbers of its own and the same amounts, and goes to the customer by e-mail. Before there is an invoice, the one to come will name them. Where only the name changes that the order goes by, nothing is issued.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        id: PressId,
        version: nameUpTo(64).openapi({
          description: 'Of what was seen; 409 where somebody else has corrected it meanwhile',
        }),
        recipient: RecipientSchema,
        namesOrder: z.boolean().optional().openapi({
          description:
            'Whether the order goes by this name too from now on, as where it was mistyped; else it keeps the name of who ordered',
        }),
      }),
    ),
  },
  responses: {
    204: { description: 'Corrected' },
    ...staffErrors(
      'OrderNotFound',
      'CustomerErased',
      'NoInvoiceStands',
      'ChangedMeanwhile',
      'RecipientUnchanged',
      'CountryUnknown',
      'TaxIdInvalid',
      'TaxIdMistyped',
      'LeitwegIdInvalid',
      ...writeErrors,
    ),
  },
});
