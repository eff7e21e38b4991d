import { orderLinkHeader } from '#contract/shop/order-link.ts';
import type { ApiApp } from '../routes.ts';

const info = {
  title: 'Tischlein API',
  version: '1.0.0',
  description:
    'The JSON API behind the shop. Prices are euro numbers with at most two decimals, days and times are those of Berlin. ' +
    'Errors carry a code of a closed list; their message is in the language of Accept-Language (de unless told).',
};

/** Serves the OpenAPI document that the contract makes. */
export function documentApi(app: ApiApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'accessToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of POST /v1/auth/login',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'orderLink', {
    type: 'apiKey',
    in: 'header',
    name: orderLinkHeader,
    description:
      'What stands behind the # of the address in an e-mail about an order: it opens this order, to look at',
  });
  app.doc31('/openapi.json', { openapi: '3.1.0', info, servers: [{ url: '/' }] });
}
