import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The URL map of the kitchen, below /kitchen/. Folders carry the same names. */
export default [
  layout('shell/signed-in.tsx', [
    layout('shell/screens.tsx', [
      index('day/route.tsx', { id: 'today' }),
      route('day/:day', 'day/route.tsx', { id: 'day' }),
      route('order/:publicProductOrderId', 'order/route.tsx'),
      route('telephone-order', 'telephone-order/route.tsx'),
      route('notices', 'notices/route.tsx'),
      route('production/:day?', 'production/route.tsx'),
      route('packing/:day?', 'packing/route.tsx'),
      route('labels/:publicProductOrderId', 'labels/route.tsx'),
      route('slip/:publicProductOrderId', 'slip/route.tsx'),
      route('delivery-note/:publicProductOrderId', 'delivery-note/route.tsx'),
      route('runs/:day?', 'runs/route.tsx'),
      route('runs/:day/:number', 'runs/run/route.tsx'),
      route('runs/:day/:number/:publicProductOrderId', 'runs/stop/route.tsx'),
      route('menu', 'menu/route.tsx'),
      route('menu/new', 'menu/new/route.tsx'),
      route('menu/categories', 'menu/categories/route.tsx'),
      route('menu/sellers', 'menu/sellers/route.tsx'),
      route('menu/prices', 'menu/prices/route.tsx'),
      route('menu/:id', 'menu/product/route.tsx'),
      route('load/week', 'load/week/route.tsx'),
      route('load/area', 'load/area/route.tsx'),
      route('load/closed', 'load/closed/route.tsx'),
      route('load/:month?', 'load/month/route.tsx'),
      route('settings/legal/:page/:number', 'settings/legal/version/route.tsx'),
      route('staff', 'staff/route.tsx'),
      route('account', 'account/route.tsx'),
    ]),
  ]),
  route('sign-in', 'sign-in/route.tsx'),
  route('pair', 'pair/route.tsx'),
  route('s/:token', 'still-valid/route.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig;
