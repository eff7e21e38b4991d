import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#rules/text/locale.ts';
import {
  Email,
  Euro,
  GivenEuro,
  Guests,
  Id,
  Name,
  PhoneNumber,
  PreferDateAndTime,
  Text,
} from '../../shop/fields.ts';
import { InvoiceRecipientSchema } from '../../shop/invoice-recipient.ts';
import { json } from '../../shop/responses.ts';
import { OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { addressFields, type BodyOf, orderedFields } from './telephone-fields.ts';

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
    customerId: Id.optional(),
    name: Name.optional(),
    email: Email.optional().openapi({ description: 'Where the link goes' }),
    phone: PhoneNumber.optional(),
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
  'SoldOut',
  'SlotFull',
  'OutsideDeliveryArea',
  'TotalChanged',
  'InvoiceAddressRequired',
  'OrderAlreadyPaid',
  'OrderAlreadyCanceled',
  'OrderTooLateToPay',
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
        ...orderedFields,
        preferDateAndTime: PreferDateAndTime,
        address: AddressSchema.optional().openapi({
          description: 'Where a delivery goes; of a pickup, where its invoice goes',
        }),
        deliveryInstruction: Text.optional(),
        guests: Guests.optional(),
        note: Text.optional().openapi({ description: 'For who works here' }),
        invoice: InvoiceRecipientSchema.optional(),
        expectedTotal: GivenEuro.openapi({ description: 'The total that was said; another one is refused' }),
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
      'TaxIdMistyped',
      'LeitwegIdInvalid',
      'OrderNotFound',
      'OrderNotByTelephone',
      'CancellationUnderWay',
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
    'An open page that is about to end is renewed as long as the order could be placed; else its link is sent as it is, and OrderTooLateToPay once it has ended. One that ended unpaid is ordered again by today’s rules and prices; with another total than before, or than the expected one, it is TotalChanged.',
  tags: ['Orders by telephone'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        id: PressId,
        expectedTotal: GivenEuro.optional().openapi({
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
