import { cors } from 'hono/cors';
import { captchaHeader } from '#contract/shop/auth.ts';
import { errorCodeHeader } from '#contract/shop/errors.ts';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import type { Deps } from '../../deps.ts';
import { createApi } from '../api-frame.ts';
import type { ApiApp } from '../routes.ts';
import { authRoutes } from './auth.ts';
import { availabilityRoutes } from './availability.ts';
import { categoryRoutes } from './categories.ts';
import { customerRoutes } from './customers.ts';
import { deliveryAddressRoutes } from './delivery-addresses.ts';
import { deliveryZoneRoutes } from './delivery-zones.ts';
import { extraConfigRoutes } from './extra-config.ts';
import { legalPageRoutes } from './legal-pages.ts';
import { documentApi } from './openapi.ts';
import { orderChangeRoutes } from './order-changes.ts';
import { orderLinkRoutes } from './order-link.ts';
import { paymentRoutes } from './payments.ts';
import { productOrderRoutes } from './product-orders.ts';
import { productRoutes } from './products.ts';
import { sellerRoutes } from './sellers.ts';
import { slotRoutes } from './slots.ts';

/** The JSON API of the shop: every call of the contract, and its document. */
export function createApiApp(deps: Deps): ApiApp {
  const origin = deps.config.ALLOWED_ORIGINS;
  const app = createApi(deps, {
    at: '/v1/*',
    first:
      origin.length === 0
        ? []
        : [
            cors({
              origin,
              allowHeaders: [
                'Authorization',
                'Content-Type',
                'Accept-Language',
                'If-None-Match',
                captchaHeader,
                orderLinkHeader,
              ],
              exposeHeaders: [errorCodeHeader, 'Retry-After', 'ETag'],
              maxAge: 600,
            }),
          ],
    routes: [
      sellerRoutes,
      categoryRoutes,
      productRoutes,
      availabilityRoutes,
      authRoutes,
      customerRoutes,
      deliveryAddressRoutes,
      productOrderRoutes,
      orderLinkRoutes,
      orderChangeRoutes,
      slotRoutes,
      extraConfigRoutes,
      legalPageRoutes,
      deliveryZoneRoutes,
      paymentRoutes,
    ],
  });
  documentApi(app);
  return app;
}
