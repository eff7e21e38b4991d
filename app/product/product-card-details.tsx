import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { additiveNames, allergenNames } from './declarations.ts';
import { DishChips } from './dish-chips.tsx';
import { ProductLabel } from './product-label.tsx';
import { productSize } from './product-size.ts';
import { SoldOutNote } from './sold-out-note.tsx';

/** What the law and the guests want to know before a product goes into the cart. */
export default function ProductCardDetails({ product }: { product: Product }) {
  const age = minimumAge(product.alcoholByVolume);
  return (
    <>
      <SoldOutNote productId={product.id} />
      <DishChips dish={product} />
      <div className="dish-facts">
        <p>{productSize(product, getLocale())}</p>
        <p>
          {product.allergens.length > 0 ? (
            <>
              <b>{m.catalogue_contains()}</b> {allergenNames(product.allergens).join(', ')}
            </>
          ) : (
            m.catalogue_no_allergens()
          )}
        </p>
        {product.additives.length > 0 ? (
          <p>
            <b>{m.catalogue_additives()}</b> {additiveNames(product.additives).join(', ')}
          </p>
        ) : null}
        {age ? <p>{m.catalogue_age({ age })}</p> : null}
        <ProductLabel product={product} />
      </div>
    </>
  );
}
