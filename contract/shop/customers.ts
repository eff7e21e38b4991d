import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { bearer, Email, Name, PhoneNumber, RequiredName } from './fields.ts';
import { InvoiceRecipientSchema } from './invoice-recipient.ts';
import { profilePlace, withWholeAddress } from './postal-place.ts';
import { bodyErrors, errors, json } from './responses.ts';

const customerTypes = ['PRIVATE', 'COMMERCIAL'] as const;

export const CustomerSchema = z
  .object({
    name: z.string().openapi({ description: 'First name; the company name of a COMMERCIAL customer' }),
    lastname: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    streetName: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    streetAddition: z.string(),
    country: z.string(),
    city: z.string(),
    customerType: z.enum(customerTypes),
    vatIdOrTaxId: z.string(),
    invoiceRecipient: InvoiceRecipientSchema.nullable().openapi({
      description: 'Whom the last order that named a company had its invoice made out to',
    }),
  })
  .openapi('Customer', { example: examples.Customer });
export type Customer = z.infer<typeof CustomerSchema>;

const common = {
  name: RequiredName,
  email: Email.optional().openapi({ description: 'Ignored: the e-mail address is the account' }),
  mobileNumber: PhoneNumber.optional(),
  ...profilePlace,
};

const CustomerUpdateSchema = z
  .discriminatedUnion('customerType', [
    withWholeAddress(z.object({ customerType: z.literal('PRIVATE'), ...common, lastname: RequiredName })),
    withWholeAddress(
      z.object({ customerType: z.literal('COMMERCIAL'), ...common, vatIdOrTaxId: RequiredName }),
    ),
  ])
  .openapi('CustomerUpdate', { description: 'Its address is whole or empty' });
export type CustomerUpdate = z.infer<typeof CustomerUpdateSchema>;

/** Spec §7. A new customer's fields are empty. */
export const getCustomer = createRoute({
  operationId: 'getCustomer',
  method: 'get',
  path: '/v1/customers',
  summary: 'The signed-in customer',
  tags: ['Customer'],
  security: bearer,
  responses: { 200: json('The customer', CustomerSchema), ...errors('SessionInvalid') },
});

/** Spec §7. */
export const updateCustomer = createRoute({
  operationId: 'updateCustomer',
  method: 'put',
  path: '/v1/customers',
  summary: 'Save the profile',
  tags: ['Customer'],
  security: bearer,
  request: { body: { required: true, content: { 'application/json': { schema: CustomerUpdateSchema } } } },
  responses: {
    200: json('The customer as saved', CustomerSchema),
    ...errors('SessionInvalid', 'CountryUnknown', 'TaxIdInvalid', ...bodyErrors),
  },
});

export const ContactSchema = z.object({
  name: RequiredName.optional(),
  lastname: Name.optional(),
  mobileNumber: PhoneNumber.optional(),
  address: withWholeAddress(z.object(profilePlace))
    .optional()
    .openapi({ description: 'Where invoices go; whole or empty' }),
});

/** Fills in what the delivery step asks for: name and telephone, and where the invoice of a pickup goes. Ours. */
export const updateContact = createRoute({
  operationId: 'updateContact',
  method: 'patch',
  path: '/v1/customers',
  summary: 'Save only what is named of name, telephone and address',
  tags: ['Customer'],
  security: bearer,
  request: { body: { required: true, content: { 'application/json': { schema: ContactSchema } } } },
  responses: {
    200: json('The customer as saved', CustomerSchema),
    ...errors('SessionInvalid', 'CountryUnknown', ...bodyErrors),
  },
});
