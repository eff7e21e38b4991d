import type { CartItem, CartProduct } from '#rules/orders/cart.ts';

/** What has happened on the menu since the cart was filled. */
export interface CatalogueDrift {
  /** Lines whose product is no longer sold. */
  readonly gone: readonly CartItem[];
  /** Lines whose price is another one now; `before` is in euro, `product` is as it is sold today. */
  readonly repriced: readonly {
    readonly product: CartProduct;
    readonly before: number;
    readonly quantity: number;
  }[];
}

export const noDrift: CatalogueDrift = { gone: [], repriced: [] };

/** Compares the cart's copies of its products with the products on sale. */
export function catalogueDrift(items: readonly CartItem[], onSale: readonly CartProduct[]): CatalogueDrift {
  const byId = new Map(onSale.map((product) => [product.id, product]));
  return {
    gone: items.filter((item) => !byId.has(item.product.id)),
    repriced: items.flatMap(({ product: { id, price }, quantity }) => {
      const now = byId.get(id);
      if (!now || now.price === price) return [];
      const product = { id, name: now.name, price: now.price, imageUrl: now.imageUrl };
      return [{ product, before: price, quantity }];
    }),
  };
}
