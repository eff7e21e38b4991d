import { Link } from 'react-router';
import { getLocale } from '#locale';
import { readLocalizedText } from '#rules/localized-text.ts';
import { Picture } from '../parts/picture.tsx';
import { ProductCardBuy } from '../parts/product-card-buy.tsx';
import { productAnchor } from '../parts/product-facts.ts';
import { ProductPrice } from '../parts/product-price.tsx';
import { productSize, separator } from '../parts/product-size.ts';
import { categoryPath } from '../parts/public-pages.ts';
import type { MenuItem } from './search-menu.ts';

/** What was found: the way to each dish, and it goes into the cart from here. */
export function SearchHits({ hits, onChoose }: { hits: readonly MenuItem[]; onChoose: () => void }) {
  const locale = getLocale();
  return (
    <ul className="search-hits">
      {hits.map(({ product, category }) => {
        const name = readLocalizedText(product.name, locale);
        return (
          <li key={product.id} className="search-hit">
            <Link
              to={`${categoryPath(category.name)}#${productAnchor(product.id)}`}
              onClick={onChoose}
              className="search-hit-link"
            >
              <span className="table-bit">
                {product.imageUrl ? <Picture src={product.imageUrl} sizes="96px" /> : null}
              </span>
              <span className="min-w-0">
                <span className="search-hit-name">{name}</span>
                <span className="search-hit-facts">
                  {readLocalizedText(category.name, locale)}
                  {separator}
                  {productSize(product, locale)}
                </span>
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
