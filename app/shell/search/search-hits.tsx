import { Link } from 'react-router';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { productPath } from '#rules/catalogue/product-path.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Picture } from '../../page/picture.tsx';
import { allergenNames, dietName } from '../../product/declarations.ts';
import { ProductCardBuy } from '../../product/product-card-buy.tsx';
import { ProductPrice } from '../../product/product-price.tsx';
import { productSize, separator } from '../../product/product-size.ts';
import type { MenuItem } from '../../product/search-menu.ts';
import { servesText } from '../../product/serves-text.ts';
import type { Leave } from './use-search-again.ts';

/** What was found: the way to each dish, and it goes into the cart from here. */
export function SearchHits({ hits, onChoose }: { hits: readonly MenuItem[]; onChoose: Leave }) {
  const locale = getLocale();
  return (
    <ul className="search-hits">
      {hits.map(({ product, category }) => {
        const name = readLocalizedText(product.name, locale);
        return (
          <li key={product.id} className="search-hit">
            <Link
              to={productPath(product.id, product.name, locale)}
              onClick={onChoose}
              className="search-hit-link"
            >
              <span className="table-bit">
                <Picture src={product.imageUrl} sizes="96px" />
              </span>
              <span className="min-w-0">
                <span className="search-hit-name">{name}</span>
                <span className="search-hit-facts">
                  {readLocalizedText(category.name, locale)}
                  {separator}
                  {productSize(product, locale)}
                </span>
                <span className="search-hit-facts">{declared(product)}</span>
              </span>
            </Link>
            <div className="search-hit-buy">
              <p className="num search-hit-price">
                <ProductPrice product={product} />
              </p>
              <ProductCardBuy product={product} name={name} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** For whom it is and what is in it: "Vegan · Serves 8–10 · Contains wheat, sesame". */
function declared({ diets, serves, allergens }: Product): string {
  return [
    ...diets.map(dietName),
    serves && servesText(serves),
    allergens.length > 0
      ? `${m.catalogue_contains()} ${allergenNames(allergens).join(', ')}`
      : m.catalogue_no_allergens(),
  ]
    .filter(Boolean)
    .join(separator);
}
