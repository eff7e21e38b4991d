import { createRoute, z } from '@hono/zod-openapi';
import { agreed, FeePercent, FeeTax, MeantOrder, Share, UnixSeconds } from './change-fields.ts';
import {
  bearer,
  byOrderLink,
  Euro,
  GivenEuro,
  Guests,
  Id,
  Name,
  PreferDateAndTime,
  Quantity,
  QuantityChangeSchema,
  RequiredName,
  SeenVersion,
  Text,
} from './fields.ts';
import { LineSchema } from './orders.ts';
import { bodyErrors, errors, json } from './responses.ts';

/** Entries that a basket may have as it is sent; what is too many for an order is said by TooManyProducts. */
const maximumEntries = 200;

/** What of an order is to be different. */
export const ChangeWishSchema = z
  .object({
    items: z
      .array(z.object({ productId: Id, quantity: Quantity }))
      .max(maximumEntries)
      .optional()
      .openapi({ description: 'All that is wished: what is not there is taken out' }),
    preferDateAndTime: PreferDateAndTime.optional(),
    address: z
      .object({
        name: Name.default(''),
        streetName: RequiredName,
        houseNumber: RequiredName,
        streetAddition: Name.default(''),
        postalCode: RequiredName,
        city: RequiredName,
        country: RequiredName,
      })
      .optional()
      .openapi({ description: 'Where a delivery goes instead' }),
    deliveryInstruction: Text.nullish(),
    guests: Guests.nullish(),
  })
  .openapi('ChangeWish', {
    description: 'What is left out stays as it is',
    example: { items: [{ productId: 101, quantity: 3 }], preferDateAndTime: '2027-01-05T13:00' },
  });
export type ChangeWish = z.infer<typeof ChangeWishSchema>;

const amounts = {
  discount: Euro,
  deliveryFee: Euro,
  total: Euro,
  deposit: Euro.openapi({ description: 'Paid at hand-over: no part of the total' }),
};
export const ChangeQuoteSchema = z
  .object({
    difference: Euro.openapi({
      description: 'To be paid, below 0 to go back: the new total and the fee without the old total',
      example: 19,
    }),
    fee: Euro.openapi({ description: 'For what is taken out, a part of the difference' }),
    feePercent: FeePercent,
    feeTax: FeeTax,
    changes: z
      .array(QuantityChangeSchema.extend({ amount: Euro }))
      .openapi({ description: 'The dishes of which there would be more or fewer, and what that makes' }),
    items: z.array(LineSchema).openapi({ description: 'All that would be ordered' }),
    subtotal: Euro,
    ...amounts,
    before: z.object({ subtotal: Euro, ...amounts }).openapi({ description: 'What it comes to now' }),
    vat: z
      .array(z.object({ rate: z.number().int(), ...Share }))
      .openapi({ description: 'By rate, of the difference without the fee' }),
    preferDateAndTime: z.string().nullable(),
    changeableUntil: UnixSeconds.nullable().openapi({
      description: 'Until when its customer may change it; null where no time is agreed',
    }),
    isDayMoved: z.boolean().openapi({
      description: 'Whether its customer has moved it to another day already, which can be done once',
    }),
    version: z.number().int().openapi({ description: 'Of the order that this is about' }),
  })
  .openapi('ChangeQuote');
export type ChangeQuote = z.infer<typeof ChangeQuoteSchema>;

/** What a change of an order may be refused for, for whoever wishes it. */
export const changeErrors = [
  'OrderAlreadyCanceled',
  'PaymentNotConfirmed',
  'OrderTooLateToChange',
  'CartEmpty',
  'TooManyProducts',
  'ProductUnavailable',
  'MinimumOrderNotMet',
  'DifferenceTooSmall',
  'InvoiceAddressRequired',
  'CountryUnknown',
  'OutsideDeliveryArea',
  'DeliveryTimeUnavailable',
  'SoldOut',
  'SlotFull',
] as const;

/** What a change was agreed for. */
export const AgreedSchema = {
  version: SeenVersion.min(1).openapi({ description: 'Of the quote: another one is refused', example: 1 }),
  difference: GivenEuro.openapi({ description: 'Of the quote: another one is refused', example: 19 }),
};

export const ChangeMadeSchema = z
  .object({
    difference: Euro,
    checkoutUrl: z.string().nullable().openapi({
      description: 'Where the difference is to be paid before the change counts; null where it is made',
    }),
    until: UnixSeconds.nullable().openapi({ description: 'Until when that is kept' }),
  })
  .openapi('ChangeMade');

/** What changing an order would cost or give back. Ours. */
export const quoteOrderChange = createRoute({
  operationId: 'quoteOrderChange',
  method: 'post',
  path: '/v1/order/changes/quote',
  summary: 'What it would cost to change an order, or give back',
  description:
    'Writes nothing. Pieces of a dish that was ordered take the price that was paid, new dishes today’s; what is taken out costs what canceling it would.',
  tags: ['Orders'],
  security: [...byOrderLink, ...bearer],
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: ChangeWishSchema.extend(MeantOrder.shape) } },
    },
  },
  responses: {
    200: json('The quote', ChangeQuoteSchema),
    ...errors('SessionInvalid', 'OrderNotFound', 'DayAlreadyMoved', ...changeErrors, ...bodyErrors),
  },
});

const madeErrors = [
  'SessionInvalid',
  'OrderNotFound',
  'DayAlreadyMoved',
  'OrderChangedMeanwhile',
  'ChangeCostsDiffer',
  'ChangeUnderWay',
  'PaymentDisputed',
  'PaymentProviderFailed',
  'PaymentProviderTimeout',
] as const;

/** Changes an order for the price that was seen. Ours. */
export const changeOrder = createRoute({
  operationId: 'changeOrder',
  method: 'post',
  path: '/v1/order/changes',
  summary: 'Change an order that is paid',
  description:
    'For the difference of the quote. Where something is to be paid, the change counts once it is, and its room is kept half an hour; meanwhile only what to mind and the guests can be changed, as far as that change leaves them. Asks for a session; the link of the order may say which one is meant.',
  tags: ['Orders'],
  security: bearer,
  request: agreed(
    { ...ChangeWishSchema.shape, ...AgreedSchema },
    { items: [{ productId: 101, quantity: 3 }], version: 1, difference: 58 },
  ),
  responses: {
    200: json('The change is made, or waits for its payment', ChangeMadeSchema),
    ...errors(...madeErrors, ...changeErrors, ...bodyErrors),
  },
});

/** Drops a change that waits for its payment. Ours. */
export const dropOrderChange = createRoute({
  operationId: 'dropOrderChange',
  method: 'post',
  path: '/v1/order/changes/drop',
  summary: 'Drop the change that waits for its payment',
  description: 'The order stays as it is. Nothing happens where none waits.',
  tags: ['Orders'],
  security: bearer,
  request: agreed({}, {}),
  responses: {
    204: { description: 'No change waits any more' },
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'OrderChangedMeanwhile',
      'PaymentNotConfirmed',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      ...bodyErrors,
    ),
  },
});
