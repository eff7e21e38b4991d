import { createRoute, z } from '@hono/zod-openapi';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { toldStages } from '#rules/orders/stages.ts';
import { DocumentCode, DocumentSchema } from './documents.ts';
import { examples } from './examples.ts';
import { bearer, Euro, PublicOrderId } from './fields.ts';
import { pdf } from './pdf.ts';
import { errors, json } from './responses.ts';

export const LineSchema = z.object({
  productId: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  unitPrice: Euro,
  lineTotal: Euro,
});

export const OrderSchema = z
  .object({
    id: z.number().int(),
    publicProductOrderId: z.string(),
    createdDate: z.number().int().openapi({ description: 'Unix seconds', example: 1796300000 }),
    status: z.string().openapi({ example: 'PAID' }),
    stage: z.enum(toldStages).optional().openapi({
      description: 'How far a paid order is; absent for others, and before anything is begun',
      example: 'IN_PREPARATION',
    }),
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
    guests: z
      .string()
      .nullable()
      .openapi({ description: 'How many are expected, as it was said', example: '20-25' }),
    discountCodeName: z.string().nullable(),
    discount: Euro,
    priceReduction: Euro.optional().openapi({
      description:
        'That of the discount which was granted after the order had left; absent in answers of older releases',
    }),
    priceSum: Euro,
    deliveryFee: Euro.openapi({ description: 'For bringing it and setting it up, a part of the sum' }),
    deposit: Euro.openapi({
      description: 'For bottles and crates, paid at hand-over: no part of the sum',
    }),
    heldUntil: z.number().int().nullable().openapi({
      description:
        'Unix seconds until which the time of an unpaid order is kept for it; null for every other',
      example: null,
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
        before: Euro.optional().openapi({
          description:
            'Of a canceled order: what of it had gone back before it was canceled; absent in answers of older releases',
        }),
        late: Euro.optional().openapi({
          description:
            'Of a canceled order: what of it came in only after it was canceled, for a change whose payment was on its way; absent in answers of older releases',
        }),
      })
      .nullable()
      .openapi({ description: 'The money of a canceled or a changed order that goes back' }),
    refunded: Euro.openapi({
      description:
        'What has gone back of its price or is on its way, by whomever; more than 0 also for a paid order, and 0 of what went back because it had become less',
    }),
    link: z.string().openapi({
      description:
        'What opens the page of this order, behind the # of `/order`, to look at: as its e-mails carry it',
      example: 'D4-tW9nLRp-hZXCGdyiVDqNtuJ1yqVvlq0WbDzRk5Lzm3x8C',
    }),
    invoiceCode: z
      .string()
      .nullable()
      .openapi({ description: 'Number of its invoice', example: 'RE-2026-00042' }),
    creditNoteCode: z
      .string()
      .nullable()
      .openapi({ description: 'Number of the credit note that undoes it' }),
    documents: z.array(DocumentSchema).optional().openapi({
      description: 'All that was issued for it, the oldest first; absent in answers of older releases',
    }),
  })
  .openapi('Order', { example: examples.Order });
export type Order = z.infer<typeof OrderSchema>;

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
      'SlotFull',
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

/** Any document of an order. Ours. */
export const orderDocument = createRoute({
  ...invoice,
  operationId: 'orderDocument',
  path: '/v1/product-orders/{publicProductOrderId}/documents/{code}',
  summary: 'A document of an order by its number, as PDF',
  request: { params: ofOrder.params.extend({ code: DocumentCode }) },
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
