import { getCategory, listCategories } from '#contract/shop/categories.ts';
import { listDeliveryZones } from '#contract/shop/delivery-zones.ts';
import { getSetting, publicSettings } from '#contract/shop/extra-config.ts';
import { getLegalPage } from '#contract/shop/legal-pages.ts';
import { listPlannableDishes } from '#contract/shop/plannable-dishes.ts';
import { listFoodWords, listProducts } from '#contract/shop/products.ts';
import { listSellers } from '#contract/shop/sellers.ts';
import { legalPageNames } from '#rules/text/legal-page.ts';

/** A call whose answer is the same for everybody. */
export interface PublicCall {
  /** The call in its one spelling. */
  readonly path: string;
  /** What stands for all calls of its kind that name nothing that exists; absent where nothing is named. */
  readonly stand?: string;
}

export const categoryCall = (id: number | string) => getCategory.path.replace('{id}', String(id));
export const productsOfSellerCall = (id: number | string) => `${listProducts.path}?sellerId=${id}`;

/** Calls as clients write them. Seller 0 is no filter (spec §7), hence the list of all. */
const fixed = new Map<string, PublicCall>([
  ...[listSellers, listCategories, listProducts, listFoodWords, listPlannableDishes, listDeliveryZones].map(
    ({ path }) => [path, { path }] as const,
  ),
  [productsOfSellerCall(0), { path: listProducts.path }],
  ...publicSettings.map((key) => {
    const path = `${getSetting.path}?key=${key}`;
    return [path, { path }] as const;
  }),
  ...legalPageNames.map((page) => {
    const path = getLegalPage.path.replace('{page}', page);
    return [path, { path }] as const;
  }),
]);
const naming = [categoryCall, productsOfSellerCall].map((call) => ({ prefix: call(''), stand: call('*') }));
const id = /^[1-9]\d{0,8}$/;

/** The public call of the contract that an address is, or null; only as it is written there, nothing added. */
export function publicCall(url: string): PublicCall | null {
  const known = fixed.get(url);
  if (known) return known;
  const named = naming.find(({ prefix }) => url.startsWith(prefix) && id.test(url.slice(prefix.length)));
  return named ? { path: url, stand: named.stand } : null;
}
