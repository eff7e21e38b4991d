import { createRoute, z } from '@hono/zod-openapi';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { locales } from '#rules/text/locale.ts';
import { Email, Euro, Name, PreferDateAndTime, ProductId, PublicOrderId, Text } from '../../shop/fields.ts';
import { InvoiceRecipientSchema } from '../../shop/invoice-recipient.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const Texts = z.object({ de: z.string(), en: z.string() });

const Items = z
  .array(z.object({ productId: ProductId, quantity: z.number().int().min(1).max(maximumQuantity) }))
  .max(200);

const addressFields = {
  deliveryAddressId: z.number().int().min(1).max(999_999_999).optional(),
  name: Name.optional().openapi({ description: 'What stands at the door' }),
  street: Name.optional().openapi({ description: 'With the number', example: 'Kantstraße 148' }),
  addition: Name.optional(),
  postalCode: Name.optional(),
  city: Name.optional(),
  country: Name.optional().openapi({ description: 'Germany unless given' }),
};

/** Says of each text that is missing where it is. */
function require(given: Record<string, unknown>, needed: readonly string[], context: z.RefinementCtx) {
  for (const field of needed) {
    if (String(given[field] ?? '').trim() !== '') continue;
    context.addIssue({ code: 'custom', path: [field], message: 'required' });
  }
}

const AddressSchema = z
  .object(addressFields)
  .superRefine((given, context) => {
    if (given.deliveryAddressId === undefined) require(given, ['street', 'postalCode', 'city'], context);
  })
  .openapi({
    description: 'One that the customer has, by its id, or a new one, which is kept for the next time',
  });

const CustomerSchema = z
  .object({
    customerId: z.number().int().min(1).optional(),
    name: Name.optional(),
    email: Email.optional().openapi({ description: 'Where the link goes' }),
    phone: Name.optional(),
    companyName: Name.optional(),
    locale: z
      .enum(locales)
      .optional()
      .openapi({ description: 'Of the last order unless given; else German' }),
  })
  .superRefine((given, context) => {
    if (given.customerId === undefined) require(given, ['name', 'phone', 'email'], context);
  })
  .openapi({
    description:
      'One whom the shop knows, by their id, or somebody new; by an e-mail that is known, who has it',
  });

const what = {
  items: Items,
  fulfilment: z.enum(fulfilments),
  discountCodeName: Name.optional(),
};

const ProblemSchema = z.object({
  code: z.string().openapi({ description: 'Of the list of errors', example: 'MinimumOrderNotMet' }),
  field: z.string().optional().openapi({ description: 'As in the order: `items.2`, `address`' }),
  message: Texts,
  nearest: z
    .array(z.string())
    .optional()
    .openapi({ description: 'Of SlotFull: times that have room, `YYYY-MM-DDTHH:mm`' }),
});

const TelephoneQuoteSchema = z
  .object({
    lines: z
      .array(
        z.object({
          productId: z.number().int(),
          quantity: z.number().int(),
          unitPrice: Euro,
          lineTotal: Euro,
        }),
      )
      .openapi({ description: 'Of what can be ordered' }),
    subtotal: Euro,
    discount: Euro,
    deliveryFee: Euro,
    total: Euro,
    deposit: Euro.openapi({ description: 'Paid at hand-over: no part of the total' }),
    vat: z.array(z.object({ rate: z.number(), gross: Euro, net: Euro, vat: Euro })),
    minimumOrder: Euro,
    minimumAge: z
      .union([z.literal(16), z.literal(18)])
      .nullable()
      .openapi({ description: 'The age that the alcohol in it asks for: to be said at the telephone' }),
    problems: z.array(ProblemSchema).openapi({ description: 'All for which it would be refused now' }),
    day: z.string().openapi({ description: 'The day of the slots' }),
    slots: z.array(z.object({ time: ClockTime, isOpen: z.boolean() })),
  })
  .openapi('TelephoneQuote');
export type TelephoneQuote = z.infer<typeof TelephoneQuoteSchema>;

/** What an order would cost, and all that it would be refused for. Writes nothing. */
export const quoteTelephoneOrder = createRoute({
  operationId: 'quoteTelephoneOrder',
  method: 'post',
  path: '/kitchen/api/telephone-orders/quote',
  summary: 'What an order would cost, and all for which it would be refused',
  tags: ['Orders by telephone'],
  security: cookie,
  request: {
    body: body(
      z.object({
        ...what,
        preferDateAndTime: PreferDateAndTime.optional(),
        day: DayParam.optional().openapi({
          description:
            'Whose slots are asked for; the day of the time unless given, else the first that is open',
        }),
        address: z.object(addressFields).optional(),
      }),
      { items: [{ productId: 101, quantity: 2 }], fulfilment: 'DELIVERY' },
    ),
  },
  responses: { 200: json('The quote', TelephoneQuoteSchema), ...staffErrors(...writeErrors) },
});
export type TelephoneQuoteRequest = BodyOf<typeof quoteTelephoneOrder>;

/** What a call is sent. */
type BodyOf<Call extends { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } }> =
  z.input<Call['request']['body']['content']['application/json']['schema']>;

const LinkedOrderSchema = z
  .object({
    publicProductOrderId: z.string(),
    total: Euro,
    paymentExpiresAt: z.number().int().openapi({ description: 'Unix seconds until which it can be paid' }),
    email: z.string().openapi({ description: 'Where the link went' }),
  })
  .openapi('LinkedOrder');
export type LinkedOrder = z.infer<typeof LinkedOrderSchema>;

const PressId = z.uuid().openapi({
  description:
    'Of the press: sent again, it answers the order that it made. Another content is another press',
});

const orderErrors = [
  'CartEmpty',
  'TooManyProducts',
  'ProductUnavailable',
  'DiscountUnknown',
  'DiscountNotYetValid',
  'DiscountExpired',
  'DiscountUsedUp',
  'DiscountMinimumNotMet',
  'MinimumOrderNotMet',
  'DeliveryTimeUnavailable',
  'OutsideDeliveryArea',
  'TotalChanged',
  'InvoiceAddressRequired',
  'OrderAlreadyPaid',
  'OrderAlreadyCanceled',
  'PaymentNotConfirmed',
  'PaymentLinkNotSent',
  'TooManyRequests',
  ...writeErrors,
] as const;

/** Places an order for somebody at the telephone; the page at which it is paid goes to them by e-mail. */
export const orderByTelephone = createRoute({
  operationId: 'orderByTelephone',
  method: 'post',
  path: '/kitchen/api/telephone-orders',
  summary: 'Place an order for somebody at the telephone and e-mail them where to pay',
  description:
    'The page is open for two hours. PaymentLinkNotSent: the order stands, and the same press again sends the link.',
  tags: ['Orders by telephone'],
  security: cookie,
  request: {
    body: body(
      z.object({
        id: PressId,
        customer: CustomerSchema,
        ...what,
        preferDateAndTime: PreferDateAndTime,
        address: AddressSchema.optional().openapi({
          description: 'Where a delivery goes; of a pickup, where its invoice goes',
        }),
        deliveryInstruction: Text.optional(),
        note: Text.optional().openapi({ description: 'For who works here' }),
        invoice: InvoiceRecipientSchema.optional(),
        expectedTotal: Euro.openapi({ description: 'The total that was said; another one is refused' }),
      }),
      {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        customer: { name: 'Sabine Wolff', email: 'wolff@example.com', phone: '030 5557 0440', locale: 'de' },
        items: [{ productId: 101, quantity: 2 }],
        fulfilment: 'DELIVERY',
        preferDateAndTime: '2026-12-09T12:00',
        address: { street: 'Kantstraße 148', postalCode: '10623', city: 'Berlin' },
        expectedTotal: 116,
      },
    ),
  },
  responses: {
    201: json('The order, whose link is on its way', LinkedOrderSchema),
    ...staffErrors(
      'CustomerNotFound',
      'DeliveryAddressRequired',
      'DeliveryAddressNotFound',
      'TooManyDeliveryAddresses',
      'CountryUnknown',
      'TaxIdInvalid',
      'LeitwegIdInvalid',
      ...orderErrors,
    ),
  },
});

export type TelephoneOrder = BodyOf<typeof orderByTelephone>;

/** Sends the link of an open order by telephone again; of one that ended unpaid it makes the same order anew. */
export const sendPaymentLink = createRoute({
  operationId: 'sendPaymentLink',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/payment-link',
  summary: 'E-mail anew where an order by telephone is paid',
  description:
    'One that ended unpaid is ordered again by today’s rules and prices; with another total than before, or than the expected one, it is TotalChanged.',
  tags: ['Orders by telephone'],
  security: cookie,
  request: {
    params: z.object({ publicProductOrderId: PublicOrderId }),
    body: body(
      z.object({
        id: PressId,
        expectedTotal: Euro.optional().openapi({
          description: 'The total that was said; that of before unless given',
        }),
      }),
      { id: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    ),
  },
  responses: {
    201: json('The order to be paid, whose link is on its way', LinkedOrderSchema),
    ...staffErrors('OrderNotFound', 'OrderNotByTelephone', ...orderErrors),
  },
});
