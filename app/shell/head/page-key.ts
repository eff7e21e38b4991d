/** First path segments that have a title of their own (spec §2 and the pages it does not list). */
const titled = [
  'about',
  'contact',
  'categories-overview',
  'category',
  'shop',
  'cart',
  'checkout-login',
  'signin',
  'orders',
  'profile',
  'payment',
  'unauthorized',
  'imprint',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const;

export type PageKey = (typeof titled)[number] | 'home';

/** Which title a path has: by its first segment; an unknown one has the title of the home page (spec §2). */
export function pageKey(pathname: string): PageKey {
  const first = pathname.split('/').filter(Boolean)[0];
  return titled.find((key) => key === first) ?? 'home';
}
