import { createRoute, z } from '@hono/zod-openapi';
import { fulfilments } from '#rules/fulfilment.ts';
import { maximumQuantity } from '#rules/line-items.ts';
import { examples } from './examples.ts';
import { bearer, Euro, Name, PreferDateAndTime, ProductId, PublicOrderId, Quantity, Text } from './fields.ts';
import { InvoiceRecipientSchema } from './invoice-recipient.ts';
import { bodyErrors, errors, json } from './responses.ts';

/** Entries that a basket may have as it is sent; what is too many for an order is said by TooManyProducts. */
const maximumEntries = 200;

/** Product id to quantity. Ids are written plainly: `7`, never `07` or `7e0`. */
const ProductQuantities = z
  // Counted before any key is looked at: each wrong one would be an error to write down.
  .custom<object>((given) => typeof given !== 'object' || Object.keys(given ?? {}).length <= maximumEntries)
  .pipe(z.record(z.string().regex(/^[1-9]\d{0,8}$/), Quantity))
  .openapi({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0, maximum: maximumQuantity },
    example: { '101': 2, '701': 1 },
  });

const basket = {
  productQuantities: ProductQuantities.optional(),
  items: z
    .array(z.object({ productId: ProductId, quantity: Quantity }))
    .max(maximumEntries)
    .optional(),
  discountCodeName: Name.optional(),
};

export const QuoteRequestSchema = z
  .object(basket)
  .openapi('QuoteRequest', { example: examples.QuoteRequest });
export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;

export const CheckoutRequestSchema = z
  .object({
    ...basket,
    fulfilment: z.enum(fulfilments).optional(),
    deliveryAddressId: z.number().int().min(1).max(999_999_999).optional().openapi({
      description:
        'Where a delivery goes; of a pickup, where its invoice goes: needed above 250 euro unless the profile has an address',
    }),
    preferDateAndTime: PreferDateAndTime.optional(),
    deliveryInstruction: Text.optional(),
    invoice: InvoiceRecipientSchema.nullish().openapi({
      description:
        'The company or organisation that the invoice goes to, kept for the next order; null: to the customer, and what was kept is forgotten; left out: to the customer',
    }),
    expectedTotal: Euro.optional().openapi({
      description: 'The total that the customer saw; another one is refused',
    }),
  })
  .openapi('CheckoutRequest', { example: examples.CheckoutRequest });
export type CheckoutRequest = z.infer<typeof CheckoutRequestSchema>;

const LineSchema = z.object({
  productId: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  unitPrice: Euro,
  lineTotal: Euro,
});

export const QuoteSchema = z
  .object({
    items: z.array(LineSchema),
    subtotal: Euro,
    discount: Euro,
    total: Euro,
    deposit: Euro.openapi({
      description: 'For bottles and crates, paid at hand-over: no part of the total',
    }),
    discountCodeName: z.string().nullable(),
    minimumOrder: Euro,
    minimumAge: z
      .union([z.literal(16), z.literal(18)])
      .nullable()
      .openapi({
        description:
          'The age that the alcohol in the basket asks for; null without any. Show it before ordering',
      }),
  })
  .openapi('Quote', { example: examples.Quote });
export type Quote = z.infer<typeof QuoteSchema>;

export const OrderSchema = z
  .object({
    id: z.number().int(),
    publicProductOrderId: z.string(),
    createdDate: z.number().int().openapi({ description: 'Unix seconds', example: 1796300000 }),
    status: z.string().openapi({ example: 'PAID' }),
    fulfilment: z.enum(fulfilments),
    deliveryAddress: z
      .object({
        name: z.string(),
        streetName: z.string(),
        houseNumber: z.string(),
        streetAddition: z.string(),
        postalCode: z.string(),
        city: z.string(),
        country: z.string(),
      })
      .nullable()
      .openapi({ description: 'null for a pickup' }),
    productQuantities: z.record(z.string(), z.number().int()),
    items: z.array(LineSchema).openapi({ description: 'Names and prices as they were when ordered' }),
    preferDateAndTime: z.string().nullable(),
    deliveryInstruction: z.string().nullable(),
    discountCodeName: z.string().nullable(),
    discount: Euro,
    priceSum: Euro,
    deposit: Euro.openapi({
      description: 'For bottles and crates, paid at hand-over: no part of the sum',
    }),
    payNow: z.enum(['POSSIBLE', 'TOO_LATE']).nullable().openapi({
      description:
        'Whether an unpaid order can still be paid; null for every other one, and while its payment is under way',
    }),
    paymentUnderWay: z.boolean().openapi({
      description:
        'True while the customer has paid by a means that takes its time and the provider has not confirmed it: not to be paid again',
    }),
    cancelableUntil: z.number().int().nullable().openapi({
      description:
        'Unix seconds until which a paid order can be canceled with full refund; null when it cannot',
      example: 1798900000,
    }),
    refund: z
      .object({
        amount: Euro,
        state: z.enum(['REQUESTED', 'DONE', 'FAILED']),
        missing: Euro.openapi({ description: 'What of a failed one did not get there; 0 for every other' }),
      })
      .nullable()
      .openapi({ description: 'The money of a canceled order that goes back' }),
    refunded: Euro.openapi({
      description:
        'What has gone back of its price or is on its way, by whomever; more than 0 also for a paid order',
    }),
    invoiceCode: z
      .string()
      .nullable()
      .openapi({ description: 'Number of its invoice', example: 'RE-2026-00042' }),
    creditNoteCode: z
      .string()
      .nullable()
      .openapi({ description: 'Number of the credit note that undoes it' }),
  })
  .openapi('Order', { example: examples.Order });
export type Order = z.infer<typeof OrderSchema>;

const basketErrors = [
  'CartEmpty',
  'TooManyProducts',
  'ProductUnavailable',
  'DiscountUnknown',
  'DiscountNotYetValid',
  'DiscountExpired',
  'DiscountUsedUp',
  'DiscountMinimumNotMet',
] as const;

/** What a basket costs now. Needs no sign-in, writes nothing. Ours. */
export const quote = createRoute({
  operationId: 'quote',
  method: 'post',
  path: '/v1/product-orders/quote',
  summary: 'Prices, discount and total of a basket',
  tags: ['Orders'],
  security: [],
  request: { body: { required: true, content: { 'application/json': { schema: QuoteRequestSchema } } } },
  responses: {
    200: json('The quote', QuoteSchema),
    ...errors(...basketErrors, 'TooManyRequests', ...bodyErrors),
  },
});

/** Spec §7: the answer's `url` is where the customer pays. Answers within 14 seconds. */
export const createCheckoutSession = createRoute({
  operationId: 'createCheckoutSession',
  method: 'post',
  path: '/v1/product-orders/create-checkout-session',
  summary: 'Place an order and open its payment session',
  description:
    'Where the basket holds alcohol, whoever orders confirms to be of the age that the quote names; it is checked at hand-over.',
  tags: ['Orders'],
  security: bearer,
  request: { body: { required: true, content: { 'application/json': { schema: CheckoutRequestSchema } } } },
  responses: {
    200: json('Where to pay', z.object({ url: z.string() })),
    ...errors(
      ...basketErrors,
      'DeliveryAddressRequired',
      'InvoiceAddressRequired',
      'MinimumOrderNotMet',
      'DeliveryTimeUnavailable',
      'OutsideDeliveryArea',
      'SessionInvalid',
      'DeliveryAddressNotFound',
      'CountryUnknown',
      'TaxIdInvalid',
      'LeitwegIdInvalid',
      'TotalChanged',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'TooManyRequests',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      ...bodyErrors,
    ),
  },
});

/**
 * Spec §7: the status is a hint that the payment provider has to confirm. PAID answers the order's value in
 * euro, CANCELED answers 0.
 */
export const updateOrder = createRoute({
  operationId: 'updateOrder',
  method: 'get',
  path: '/v1/product-orders/update-order',
  summary: 'Tell the shop how a payment ended',
  tags: ['Orders'],
  security: bearer,
  request: { query: z.object({ productOrderId: PublicOrderId, status: z.enum(['PAID', 'CANCELED']) }) },
  responses: {
    200: json('The value of the paid order in euro, 0 for a canceled one', z.number(), 301.6),
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'PaymentNotConfirmed',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'TooManyRequests',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      'CancellationUnderWay',
    ),
  },
});

const ofOrder = { params: z.object({ publicProductOrderId: PublicOrderId }) };

/** Where an order that is still open can be paid. Ours. Answers within 14 seconds. */
export const payOrder = createRoute({
  operationId: 'payOrder',
  method: 'post',
  path: '/v1/product-orders/{publicProductOrderId}/pay',
  summary: 'Find or renew the payment session of an order that is not paid yet',
  tags: ['Orders'],
  security: bearer,
  request: ofOrder,
  responses: {
    200: json('Where to pay', z.object({ url: z.string() })),
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'OrderTooLateToPay',
      'PaymentNotConfirmed',
      'TooManyRequests',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
    ),
  },
});

/** Cancels an order up to 48 hours before its delivery, with full refund. Ours. */
export const cancelOrder = createRoute({
  operationId: 'cancelOrder',
  method: 'post',
  path: '/v1/product-orders/{publicProductOrderId}/cancel',
  summary: 'Cancel an order and get its money back',
  tags: ['Orders'],
  security: bearer,
  request: ofOrder,
  responses: {
    200: json('What goes back', z.object({ refund: Euro })),
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'OrderTooLateToCancel',
      'PaymentDisputed',
      'PaymentNotConfirmed',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      'CancellationUnderWay',
    ),
  },
});

const pdf = {
  description: 'The document, PDF/A-3 with ZUGFeRD data (EN 16931)',
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
};

/** The invoice of a paid order. Ours. */
export const invoice = createRoute({
  operationId: 'invoice',
  method: 'get',
  path: '/v1/product-orders/{publicProductOrderId}/invoice',
  summary: 'The invoice of an order as PDF',
  tags: ['Orders'],
  security: bearer,
  request: ofOrder,
  responses: { 200: pdf, ...errors('SessionInvalid', 'OrderNotFound', 'InvoiceNotFound') },
});

/** The credit note of an order that was paid and canceled. Ours. */
export const creditNote = createRoute({
  ...invoice,
  operationId: 'creditNote',
  path: '/v1/product-orders/{publicProductOrderId}/credit-note',
  summary: 'The credit note of a canceled order as PDF',
});

/** Spec §7. */
export const listOrders = createRoute({
  operationId: 'listOrders',
  method: 'get',
  path: '/v1/product-orders/get-all-for-customer',
  summary: 'The orders of the signed-in customer, newest first',
  tags: ['Orders'],
  security: bearer,
  responses: { 200: json('The orders', z.array(OrderSchema)), ...errors('SessionInvalid') },
});

/** Spec §7, defined but unused there. */
export const listOrdersAlias = createRoute({
  ...listOrders,
  operationId: 'listOrdersAlias',
  path: '/v1/orders',
});
