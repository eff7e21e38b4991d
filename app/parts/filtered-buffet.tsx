import { useLocation } from 'react-router';
import type { Product } from '#contract/products.ts';
import { m } from '#messages';
import { filterProducts } from '#rules/product-filter.ts';
import { ButtonLink } from '../ui/button.tsx';
import { later } from './later.tsx';
import { ProductBuffet } from './product-buffet.tsx';
import { useProductFilter } from './use-product-filter.ts';

const ProductFilter = later(() => import('./product-filter.tsx'));

/** The products of a page with their filter on the wall above; where it leaves none, the ways on. */
export function FilteredBuffet({
  products,
  sideIds,
}: {
  products: readonly Product[];
  sideIds: readonly number[];
}) {
  const shown = filterProducts(products, useProductFilter());
  return (
    <>
      <div className="wall">
        <ProductFilter shown={shown.length} total={products.length} />
      </div>
      {shown.length > 0 ? <ProductBuffet products={shown} sideIds={sideIds} /> : <NothingLeft />}
    </>
  );
}

function NothingLeft() {
  const { pathname } = useLocation();
  return (
    <section className="gutter py-14">
      <h2 className="text-card">{m.filter_empty_title()}</h2>
      <p className="mt-3 text-lead">{m.filter_empty_text()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={pathname} replace preventScrollReset variant="side">
          {m.filter_reset()}
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet">
          {m.shell_contact()}
        </ButtonLink>
      </div>
    </section>
  );
}
