import { useDeferredValue } from 'react';
import type { Product } from '#contract/shop/products.ts';
import { filterProducts } from '#rules/catalogue/product-filter.ts';
import { later } from '../loading/later.tsx';
import { ProductBuffet } from './product-buffet.tsx';
import { useProductFilter } from './use-product-filter.ts';

const ProductFilter = later(() => import('./product-filter-panel.tsx'));
const ProductFilterNothing = later(() => import('./product-filter-nothing.tsx'));

/** The products of a page with their filter on the wall above; where it leaves none, the ways on. */
export function FilteredBuffet({
  products,
  sideIds,
}: {
  products: readonly Product[];
  sideIds: readonly number[];
}) {
  const filter = useProductFilter();
  // A tick stands at once; the dishes follow.
  const shown = filterProducts(products, useDeferredValue(filter));
  return (
    <>
      <div className="wall">
        <ProductFilter shown={shown.length} total={products.length} />
      </div>
      {shown.length > 0 ? <ProductBuffet products={shown} sideIds={sideIds} /> : <ProductFilterNothing />}
    </>
  );
}
