import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#rules/text/locale.ts';
import { json } from '../shop/responses.ts';
import { searchUpTo } from './fields.ts';
import { customerTypes, NamedRecipient } from './orders/recipient.ts';
import { cookie, staffErrors } from './responses.ts';

const Texts = z.object({ de: z.string(), en: z.string() });

const KitchenCustomerSchema = z
  .object({
    customerId: z.number().int(),
    name: z.string().openapi({ description: 'Whom to ask for; empty when nobody has said so' }),
    customerType: z.enum(customerTypes).optional().openapi({
      description:
        'An order goes by the name of a person, also of one who names a company for the invoice; absent in answers of older releases',
    }),
    companyName: z.string().openapi({
      description: 'Their own, or of a person the one that they named for an invoice last; empty without',
    }),
    email: z.string(),
    phone: z.string(),
    locale: z.enum(locales).openapi({ description: 'Of their last order' }),
    orders: z.number().int().openapi({ description: 'Paid ones' }),
    lastOrderAt: z.number().int().nullable().openapi({ description: 'Unix seconds, of the last paid one' }),
    addresses: z
      .array(
        z.object({
          deliveryAddressId: z.number().int(),
          name: z.string(),
          street: z.string().openapi({ description: 'With the number', example: 'Kantstraße 148' }),
          addition: z.string(),
          postalCode: z.string(),
          city: z.string(),
          instruction: z.string().openapi({ description: 'What is always to be heeded there' }),
          isPrimary: z.boolean(),
          deliverable: z.boolean().openapi({ description: 'Whether the shop delivers there today' }),
        }),
      )
      .openapi({ description: 'The primary one first, then the newest' }),
    recentOrders: z
      .array(
        z.object({
          publicProductOrderId: z.string(),
          day: z.string().nullable(),
          note: z.string().openapi({ description: 'What was to be heeded; empty for nothing' }),
          invoice: NamedRecipient,
          items: z.array(z.object({ productId: z.number().int(), quantity: z.number().int(), name: Texts })),
        }),
      )
      .openapi({ description: 'The last three that were paid, the newest first' }),
    lastNotes: z.array(z.string()).optional().openapi({
      description:
        'What was to be heeded in their last orders, paid or not, the newest first; absent in answers of older releases',
    }),
    lastInvoice: NamedRecipient.openapi({
      description:
        'The company that they named for an invoice last, as it was corrected; null where they never did, absent in answers of older releases',
    }),
  })
  .openapi('KitchenCustomer');
export type KitchenCustomer = z.infer<typeof KitchenCustomerSchema>;

/** Who rings: customers by what they say of themselves. */
export const findCustomers = createRoute({
  operationId: 'findCustomers',
  method: 'get',
  path: '/kitchen/api/customers',
  summary: 'Customers by name, company, telephone or e-mail, the best first',
  description: 'Every word has to be found; a telephone number is found by its digits. At most eight.',
  tags: ['Orders by telephone'],
  security: cookie,
  request: { query: z.object({ q: searchUpTo(100).min(2).openapi({ example: 'Ahrens' }) }) },
  responses: { 200: json('The customers', z.array(KitchenCustomerSchema)), ...staffErrors() },
});
