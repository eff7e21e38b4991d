import { useRouteLoaderData } from 'react-router';
import type { KitchenMenu } from '#contract/kitchen/menu/menu.ts';

/** The kitchens and categories that a product can stand in. */
export function useMenuPlaces(): Pick<KitchenMenu, 'sellers' | 'categories'> {
  return (useRouteLoaderData('menu/product/route') as { menu: KitchenMenu }).menu;
}
