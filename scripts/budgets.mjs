/**
 * What an empty page of React Router loads, in bytes of gzipped JavaScript: no page can be smaller. Measured by
 * `npm run bench scripts`, which builds that page anew.
 */
export const emptyPage = 110_547;

/**
 * How much more than the empty page a page may load before anybody does anything.
 * The goal for home and category is 15,000; what keeps them from it is in docs/performance.md.
 */
export const scriptBudgets = [
  { page: '/', route: 'screens/home/route', more: 17_300 },
  { page: '/category/platter', route: 'screens/category/route', more: 18_700 },
  { page: '/cart', route: 'screens/cart/route', more: 40_000 },
  { page: '/signin', route: 'screens/signin/route', more: 37_000 },
];

/** All styles of a page, in bytes, gzipped. */
export const styleBudget = 15_000;
