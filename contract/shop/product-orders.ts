import { createRoute, z } from '@hono/zod-openapi';
import { isDay } from '#rules/booking/berlin-time.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { examples } from './examples.ts';
import {
  bearer,
  Euro,
  GivenEuro,
  Guests,
  Id,
  Name,
  nameUpTo,
  PreferDateAndTime,
  PublicOrderId,
  Quantity,
  SeenVersion,
  Text,
} from './fields.ts';
import { InvoiceRecipientSchema } from './invoice-recipient.ts';
import { LineSchema } from './orders.ts';
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
    .array(z.object({ productId: Id, quantity: Quantity }))
    .max(maximumEntries)
    .optional(),
  discountCodeName: Name.optional(),
};

/** Where a delivery goes, for what it costs; nothing is kept. */
const PostalCode = nameUpTo(10).openapi({
  description: 'Where a delivery would go: what that costs is in the answer',
  example: '10999',
});

export const QuoteRequestSchema = z
  .object({
    ...basket,
    postalCode: PostalCode.nullish(),
    day: z.string().refine(isDay, 'not a day').optional().openapi({
      description: 'Day of delivery: what of the basket cannot be had for it is in the answer',
      example: '2027-01-05',
    }),
  })
  .openapi('QuoteRequest', { example: examples.QuoteRequest });
export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;

export const CheckoutRequestSchema = z
  .object({
    ...basket,
    fulfilment: z.enum(fulfilments).optional(),
    deliveryAddressId: Id.optional().openapi({
      description:
        'Where a delivery goes; of a pickup, where its invoice goes: needed above 250 euro unless the profile has an address',
    }),
    preferDateAndTime: PreferDateAndTime.optional(),
    deliveryInstruction: Text.optional(),
    guests: Guests.optional().openapi({
      description:
        'How many are expected, a number or a range of the shop; it is shown to the kitchens and never counted',
      example: '20-25',
    }),
    invoice: InvoiceRecipientSchema.nullish().openapi({
      description:
        'The company or organisation that the invoice goes to, kept for the next order; null: to the customer, and what was kept is forgotten; left out: to the customer',
    }),
    postalCode: PostalCode.optional().openapi({
      description:
        'That of the delivery address that the customer saw the price for; of another one it is refused',
    }),
    expectedTotal: GivenEuro.optional().openapi({
      description: 'The total that the customer saw; another one is refused',
    }),
    termsVersion: SeenVersion.optional().openapi({
      description: 'The version of the terms that the customer could read; another one is refused',
    }),
  })
  .openapi('CheckoutRequest', { example: examples.CheckoutRequest });
export type CheckoutRequest = z.infer<typeof CheckoutRequestSchema>;

export const QuoteSchema = z
  .object({
    items: z.array(LineSchema),
    subtotal: Euro,
    discount: Euro,
    deliveryFee: Euro.nullable().openapi({
      description:
        'For bringing it and setting it up, a part of the total; 0 without a postcode, null where the shop does not deliver',
    }),
    total: Euro,
    deposit: Euro.openapi({
      description: 'For bottles and crates, paid at hand-over: no part of the total',
    }),
    discountCodeName: z.string().nullable(),
    minimumOrder: Euro,
    termsVersion: z.number().int().optional().openapi({
      description: 'The version of the terms that an order agrees to; absent where none is noted',
    }),
    soldOut: z
      .array(z.number().int())
      .openapi({ description: 'Ids of products that cannot be had for the day; ordering them is SoldOut' }),
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
    200: json('Where to pay, and what delivery costs', z.object({ url: z.string(), deliveryFee: Euro })),
    ...errors(
      ...basketErrors,
      'DeliveryAddressRequired',
      'InvoiceAddressRequired',
      'MinimumOrderNotMet',
      'DeliveryTimeUnavailable',
      'SoldOut',
      'SlotFull',
      'OutsideDeliveryArea',
      'SessionInvalid',
      'DeliveryAddressNotFound',
      'CountryUnknown',
      'TaxIdInvalid',
      'LeitwegIdInvalid',
      'TotalChanged',
      'TermsChanged',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'PaymentNotConfirmed',
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
