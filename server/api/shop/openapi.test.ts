import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SessionSchema } from '#contract/shop/auth.ts';
import { CategoryDetailSchema } from '#contract/shop/categories.ts';
import { CustomerSchema } from '#contract/shop/customers.ts';
import { DeliveryAddressSchema } from '#contract/shop/delivery-addresses.ts';
import { errorStatus } from '#contract/shop/errors.ts';
import { examples } from '#contract/shop/examples.ts';
import { SettingSchema } from '#contract/shop/extra-config.ts';
import { ShownLegalPageSchema } from '#contract/shop/legal-pages.ts';
import { LinkedOrderSchema } from '#contract/shop/order-link.ts';
import { OrderSchema } from '#contract/shop/orders.ts';
import { CheckoutRequestSchema, QuoteRequestSchema, QuoteSchema } from '#contract/shop/product-orders.ts';
import { ProductSchema } from '#contract/shop/products.ts';
import { SellerSchema } from '#contract/shop/sellers.ts';
import { call } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
// biome-ignore lint/suspicious/noExplicitAny: a document of the OpenAPI form, read here and there
let document: any;
beforeAll(async () => {
  shop = await startTestShop();
  document = (await call(shop, 'GET', '/openapi.json')).json;
});
afterAll(() => shop.stop());

test.each([
  ['get', '/v1/sellers'],
  ['get', '/v1/categories'],
  ['get', '/v1/categories/{id}'],
  ['get', '/v1/products'],
  ['get', '/v1/auth/access-code'],
  ['post', '/v1/auth/login'],
  ['get', '/v1/customers'],
  ['put', '/v1/customers'],
  ['get', '/v1/delivery-addresses'],
  ['post', '/v1/delivery-addresses'],
  ['post', '/v1/product-orders/create-checkout-session'],
  ['get', '/v1/product-orders/update-order'],
  ['get', '/v1/extra-config'],
  ['get', '/v1/product-orders/get-all-for-customer'],
  ['put', '/v1/delivery-addresses'],
  ['put', '/v1/delivery-addresses/{id}/set-primary'],
  ['get', '/v1/delivery-addresses/active'],
  ['get', '/v1/auto-complete-address/search'],
  ['get', '/v1/orders'],
  ['get', '/v1/order'],
  ['get', '/v1/order/documents/{code}'],
  ['get', '/v1/order/calendar'],
])('%s %s is described with its answers and errors', (method, path) => {
  const operation = document.paths[path]?.[method];
  expect(operation?.summary).toBeTruthy();
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500', '503']));
});

test('every error of the list is named', () => {
  expect(document.components.schemas.Error.properties.code.enum.toSorted()).toEqual(
    Object.keys(errorStatus).toSorted(),
  );
});

test.each([
  ['Seller', SellerSchema],
  ['CategoryDetail', CategoryDetailSchema],
  ['Product', ProductSchema],
  ['Customer', CustomerSchema],
  ['DeliveryAddress', DeliveryAddressSchema],
  ['CheckoutRequest', CheckoutRequestSchema],
  ['QuoteRequest', QuoteRequestSchema],
  ['Quote', QuoteSchema],
  ['Order', OrderSchema],
  ['LinkedOrder', LinkedOrderSchema],
  ['Session', SessionSchema],
  ['Setting', SettingSchema],
  ['LegalPage', ShownLegalPageSchema],
] as const)('the example of %s is in the document and valid', (name, schema) => {
  expect(document.components.schemas[name].example).toEqual(examples[name]);
  expect(schema.parse(examples[name])).toEqual(examples[name]);
});

test('each call says whether it needs a session', () => {
  expect(document.components.securitySchemes.accessToken.scheme).toBe('bearer');
  expect(document.paths['/v1/orders'].get.security).toEqual([{ accessToken: [] }]);
  expect(document.paths['/v1/products'].get.security).toEqual([]);
  for (const methods of Object.values<Record<string, OperationObject>>(document.paths)) {
    for (const { operationId, security } of Object.values(methods))
      expect(security, operationId).toBeDefined();
  }
});

test('each call has a name of its own, that of its route in the contract', async () => {
  const files = readdirSync('contract/shop')
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace(/\.ts$/, ''));
  const modules = await Promise.all(
    files.map((file) => import(`#contract/shop/${file}.ts`) as Promise<Record<string, RouteObject>>),
  );
  const routes = modules.flatMap((module) =>
    Object.entries(module).filter(([, { getRoutingPath }]) => getRoutingPath),
  );
  const names = routes.map(([name, { method, path }]) => `${method} ${path} ${name}`);
  const told = Object.entries<Record<string, OperationObject>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  );
  expect(told.toSorted()).toEqual(names.toSorted());
  expect(new Set(routes.map(([name]) => name)).size).toBe(routes.length);
});

test('the reference page shows the document from files of our own', async () => {
  const page = await call(shop, 'GET', '/docs');
  expect(page.text).toContain('/docs/start.js');
  expect(page.text).not.toMatch(/https?:\/\//);
});

test('a call with a body says what becomes of one that is too large or no JSON', async () => {
  const withBody = Object.entries<Record<string, OperationObject>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.requestBody ? [{ path, method, ...operation }] : [],
      ),
  );
  expect(withBody.length).toBeGreaterThanOrEqual(8);
  for (const { path, method, responses } of withBody) {
    expect(Object.keys(responses), `${method} ${path}`).toEqual(expect.arrayContaining(['413', '415']));
  }
});

interface RouteObject {
  getRoutingPath?: unknown;
  method: string;
  path: string;
}

interface OperationObject {
  operationId?: string;
  security?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
