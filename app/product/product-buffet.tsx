import { later } from '../loading/later.tsx';
import type { ShownProduct } from '../page/in-language.ts';
import { ProductCard } from './product-card.tsx';
import { ProductData } from './product-data.tsx';
import { productAnchor } from './product-facts.ts';

const PriceNote = later(() => import('./price-note.tsx'));

/**
 * Dishes in rows on the table; the wall behind changes from row to row, on phones from dish to dish. What stands
 * beside the dishes, by its id in `sideIds`, is a list on phones.
 */
export function ProductBuffet({
  products,
  sideIds,
}: {
  products: readonly ShownProduct[];
  sideIds: readonly number[];
}) {
  return (
    <>
      <div className="buffet">
        <ul className="gutter buffet-rows">
          {products.map((product, index) => (
            <li key={product.id} id={productAnchor(product.id)}>
              <ProductCard
                product={product}
                compact={sideIds.includes(product.id)}
                eager={index < 3}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      <PriceNote />
      <ProductData products={products} />
    </>
  );
}
