import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The URL map of the storefront, in the specification's order (§2). Folders under screens/ carry the same names. */
export default [
  index('screens/home/route.tsx'),
  route('about', 'screens/about/route.tsx'),
  route('contact', 'screens/contact/route.tsx'),
  route('categories-overview', 'screens/categories-overview/route.tsx'),
  route('category/:category', 'screens/category/route.tsx'),
  route('shop/:id', 'screens/shop/route.tsx'),
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
  route('imprint', 'screens/imprint/route.tsx'),
  route('terms', 'screens/terms/route.tsx'),
  route('privacy', 'screens/privacy/route.tsx'),
  route('cookies', 'screens/cookies/route.tsx'),
  route('accessibility', 'screens/accessibility/route.tsx'),
  route('*', 'screens/not-found/route.tsx'),
] satisfies RouteConfig;
