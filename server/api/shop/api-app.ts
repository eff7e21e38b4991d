import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { captchaHeader } from '#contract/shop/auth.ts';
import { errorCodeHeader } from '#contract/shop/errors.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { answerError } from '../error-answer.ts';
import { knownMethods } from '../known-methods.ts';
import { refuseRepeatedKeys } from '../repeated-keys.ts';
import { authRoutes } from './auth.ts';
import { categoryRoutes } from './categories.ts';
import { customerRoutes } from './customers.ts';
import { deliveryAddressRoutes } from './delivery-addresses.ts';
import { extraConfigRoutes } from './extra-config.ts';
import { documentApi } from './openapi.ts';
import { paymentRoutes } from './payments.ts';
import { productOrderRoutes } from './product-orders.ts';
import { productRoutes } from './products.ts';
import { type ApiApp, newRoutes } from './routes.ts';
import { sellerRoutes } from './sellers.ts';

const maximumBody = 64 * 1024;

/** The JSON API: every call of the contract, its document and its reference page. */
export function createApiApp(deps: Deps): ApiApp {
  const app = newRoutes();
  app.onError((error, c) => answerError(deps, error, c));
  app.use('/v1/*', async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  if (deps.config.ALLOWED_ORIGINS.length > 0) {
    app.use(
      '/v1/*',
      cors({
        origin: deps.config.ALLOWED_ORIGINS,
        allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', captchaHeader],
        exposeHeaders: [errorCodeHeader, 'Retry-After'],
        maxAge: 600,
      }),
    );
  }
  app.use('/v1/*', refuseRepeatedKeys);
  app.use(
    '/v1/*',
    bodyLimit({
      maxSize: maximumBody,
      onError: () => {
        throw new ShopError('PayloadTooLarge');
      },
    }),
  );
  for (const routes of [
    sellerRoutes,
    categoryRoutes,
    productRoutes,
    authRoutes,
    customerRoutes,
    deliveryAddressRoutes,
    productOrderRoutes,
    extraConfigRoutes,
    paymentRoutes,
  ]) {
    app.route('/', routes(deps));
  }
  documentApi(app);
  const methodsOf = knownMethods(app);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return answerError(deps, new ShopError('NotFound'), c);
    c.header('Allow', methods.join(', '));
    return answerError(deps, new ShopError('MethodNotAllowed'), c);
  });
  return app;
}
