import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { legalPageNames } from '../rules/text/legal-page.ts';

/**
 * The URL map of the storefront, in the specification's order (§2); what that does not know stands beside what it belongs
 * to. Folders under screens/ carry the same names.
 */
export default [
  index('screens/home/route.tsx'),
  route('about', 'screens/about/route.tsx'),
  route('contact', 'screens/contact/route.tsx'),
  route('categories-overview', 'screens/categories-overview/route.tsx'),
  route('category/:category', 'screens/category/route.tsx'),
  route('shop/:id', 'screens/shop/route.tsx'),
  route('product/:product', 'screens/product/route.tsx'),
  route('plan', 'screens/plan/route.tsx'),
  route('cart', 'screens/cart/route.tsx'),
  route('checkout-login', 'screens/checkout-login/route.tsx'),
  route('signin', 'screens/signin/route.tsx'),
  route('orders', 'screens/orders/route.tsx'),
  route('order', 'screens/order/route.tsx'),
  route('profile', 'screens/profile/route.tsx'),
  route('payment/success', 'screens/payment/success/route.tsx'),
  route('payment/failed', 'screens/payment/failed/route.tsx'),
  route('payment/canceled', 'screens/payment/canceled/route.tsx'),
  route('payment/processing', 'screens/payment/processing/route.tsx'),
  route('unauthorized', 'screens/unauthorized/route.tsx'),
  ...legalPageNames.map((name) => route(name, 'screens/legal/route.tsx', { id: name })),
  route('*', 'screens/not-found/route.tsx'),
] satisfies RouteConfig;
