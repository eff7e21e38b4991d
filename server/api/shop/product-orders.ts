import { unfolded } from '#contract/shop/basket.ts';
import {
  cancelOrder,
  creditNote,
  invoice,
  listOrders,
  listOrdersAlias,
  orderDocument,
  payOrder,
} from '#contract/shop/orders.ts';
import { createCheckoutSession, quote, updateOrder } from '#contract/shop/product-orders.ts';
import { euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../deps.ts';
import * as documents from '../../services/customers/customer-invoice.ts';
import * as listing from '../../services/customers/list-orders.ts';
import * as pricing from '../../services/ordering/quote.ts';
import { withPatience } from '../../services/payments/ask-provider.ts';
import * as canceling from '../../services/payments/cancel-order.ts';
import * as checkout from '../../services/payments/create-checkout-session.ts';
import * as paying from '../../services/payments/pay-order.ts';
import * as updating from '../../services/payments/update-order.ts';
import { answerPdf } from '../answer-pdf.ts';
import { callerOf, clientOf, localeOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';
import { presentOrder, presentQuote } from './present.ts';

export function productOrderRoutes(deps: Deps) {
  return newRoutes()
    .openapi(quote, async (c) => {
      return c.json(
        presentQuote(await pricing.quote(deps, unfolded(c.req.valid('json')), clientOf(deps, c))),
        200,
      );
    })
    .openapi(createCheckoutSession, async (c) => {
      const caller = await callerOf(deps, c);
      const input = { request: unfolded(c.req.valid('json')), locale: localeOf(c) };
      const placed = checkout.createCheckoutSession(deps, caller, input);
      const { url, deliveryFee } = await withPatience(placed);
      return c.json({ url, deliveryFee: euroOf(deliveryFee) }, 200);
    })
    .openapi(updateOrder, async (c) => {
      const caller = await callerOf(deps, c);
      const input = c.req.valid('query');
      const updated = updating.updateOrder(deps, caller, input);
      return c.json(euroOf(await withPatience(updated, lateOf[input.status])), 200);
    })
    .openapi(payOrder, async (c) => {
      const caller = await callerOf(deps, c);
      const { publicProductOrderId } = c.req.valid('param');
      return c.json(await withPatience(paying.payOrder(deps, caller, publicProductOrderId)), 200);
    })
    .openapi(cancelOrder, async (c) => {
      const caller = await callerOf(deps, c);
      const { publicProductOrderId } = c.req.valid('param');
      const canceled = canceling.cancelOrder(deps, caller, publicProductOrderId);
      return c.json({ refund: euroOf(await withPatience(canceled, lateOf.CANCELED)) }, 200);
    })
    .openapi(invoice, async (c) => {
      const caller = await callerOf(deps, c);
      const { publicProductOrderId } = c.req.valid('param');
      const input = { publicId: publicProductOrderId, kind: 'INVOICE' } as const;
      return answerPdf(c, await documents.customerInvoice(deps, caller, input));
    })
    .openapi(creditNote, async (c) => {
      const caller = await callerOf(deps, c);
      const { publicProductOrderId } = c.req.valid('param');
      const input = { publicId: publicProductOrderId, kind: 'CREDIT_NOTE' } as const;
      return answerPdf(c, await documents.customerInvoice(deps, caller, input));
    })
    .openapi(orderDocument, async (c) => {
      const caller = await callerOf(deps, c);
      const { publicProductOrderId: publicId, code } = c.req.valid('param');
      return answerPdf(c, await documents.customerDocument(deps, caller, { publicId, code }));
    })
    .openapi(listOrders, async (c) => {
      const orders = await listing.listOrders(deps, await callerOf(deps, c));
      return c.json(orders.map(presentOrder), 200);
    })
    .openapi(listOrdersAlias, async (c) => {
      const orders = await listing.listOrders(deps, await callerOf(deps, c));
      return c.json(orders.map(presentOrder), 200);
    });
}

/** What callers hear who have waited long enough: a cancellation goes on without them. */
const lateOf = { PAID: 'PaymentProviderTimeout', CANCELED: 'CancellationUnderWay' } as const;
