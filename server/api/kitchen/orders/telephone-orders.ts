import { etag } from 'hono/etag';
import { findCustomers } from '#contract/kitchen/customers.ts';
import { getMenu } from '#contract/kitchen/menu/menu-items.ts';
import { orderByTelephone, sendPaymentLink } from '#contract/kitchen/orders/telephone-orders.ts';
import { quoteTelephoneOrder } from '#contract/kitchen/orders/telephone-quote.ts';
import type { Deps } from '../../../deps.ts';
import * as finding from '../../../services/kitchen/telephone/find-customers.ts';
import { menu } from '../../../services/kitchen/telephone/menu.ts';
import * as ordering from '../../../services/kitchen/telephone/order-by-telephone.ts';
import * as quoting from '../../../services/kitchen/telephone/quote-telephone-order.ts';
import * as linking from '../../../services/kitchen/telephone/send-payment-link.ts';
import { withPatience } from '../../../services/payments/ask-provider.ts';
import { newRoutes } from '../../routes.ts';
import {
  presentCustomer,
  presentLinkedOrder,
  presentMenuItem,
  presentTelephoneQuote,
} from './present-telephone.ts';

export function telephoneOrderRoutes(deps: Deps) {
  const app = newRoutes();
  app.use(getMenu.path, etag());
  return app
    .openapi(findCustomers, async (c) => {
      const found = await finding.findCustomers(deps, c.get('staff'), c.req.valid('query').q);
      return c.json(found.map(presentCustomer), 200);
    })
    .openapi(getMenu, async (c) => {
      const dishes = await menu(deps, c.get('staff'));
      // Asked for again each time, and answered again only when something on it is another.
      c.header('Cache-Control', 'private, no-cache');
      return c.json(dishes.map(presentMenuItem), 200);
    })
    .openapi(quoteTelephoneOrder, async (c) => {
      const quoted = await quoting.quoteTelephoneOrder(deps, c.get('staff'), c.req.valid('json'));
      return c.json(presentTelephoneQuote(quoted), 200);
    })
    .openapi(orderByTelephone, async (c) => {
      const { id, ...call } = c.req.valid('json');
      const ordered = ordering.orderByTelephone(deps, c.get('staff'), { id: id.toLowerCase(), ...call });
      return c.json(presentLinkedOrder(await withPatience(ordered, 'PaymentLinkNotSent')), 201);
    })
    .openapi(sendPaymentLink, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { id, expectedTotal } = c.req.valid('json');
      const press = { publicId, id: id.toLowerCase(), expectedTotal };
      const sent = linking.sendPaymentLink(deps, c.get('staff'), press);
      return c.json(presentLinkedOrder(await withPatience(sent, 'PaymentLinkNotSent')), 201);
    });
}
