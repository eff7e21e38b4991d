import { useDeferredValue } from 'react';
import { filterProducts } from '#rules/catalogue/product-filter.ts';
import { later } from '../loading/later.tsx';
import type { ShownProduct } from '../page/in-language.ts';
import { ProductBuffet } from './product-buffet.tsx';
import { useProductFilter } from './use-product-filter.ts';

const ProductFilter = later(() => import('./product-filter-panel.tsx'));
const ProductFilterNothing = later(() => import('./product-filter-nothing.tsx'));

/** The products of a page with their filter on the wall above; where it leaves none, the ways on. */
export function FilteredBuffet({
  products,
  sideIds,
}: {
  products: readonly ShownProduct[];
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
