import clsx from 'clsx/lite';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { later } from '../loading/later.tsx';
import type { ShownProduct } from '../page/in-language.ts';
import { Picture, wholePhone } from '../page/picture.tsx';
import { ProductCardBuy } from './product-card-buy.tsx';
import { ProductPrice } from './product-price.tsx';

const ProductCardDetails = later(() => import('./product-card-details.tsx'));

/**
 * A dish on the edge of the table: picture, price on the line, what it is, and how many of it. A `compact` one is
 * a row of a list on phones, with its description behind a tap.
 */
export function ProductCard({
  product,
  compact = false,
  eager = false,
  first = false,
}: {
  product: ShownProduct;
  compact?: boolean;
  eager?: boolean;
  first?: boolean;
}) {
  const locale = getLocale();
  const name = readLocalizedText(product.name, locale);
  const description = readLocalizedText(product.description, locale);
  const onPhones = compact ? '104px' : wholePhone;
  return (
    <article className={clsx('dish', compact && 'dish-compact')}>
      <div className="dish-on">
        <div className="dish-picture">
          <Picture
            src={product.imageUrl}
            alt={product.imageAlt}
            sizes={`(min-width: 64rem) 27vw, (min-width: 48rem) 42vw, ${onPhones}`}
            eager={eager}
            first={first}
          />
        </div>
      </div>
      <div className="dish-in">
        <h2 className="dish-name">
          <Link to={product.path}>{name}</Link>
        </h2>
        <p className="dish-price paper paper-tent num">
          <ProductPrice product={product} />
        </p>
        {compact ? (
          <details className="dish-more">
            <summary>{m.catalogue_more()}</summary>
            <p>{description}</p>
          </details>
        ) : (
          <p className="mt-2 text-muted">{description}</p>
        )}
        <ProductCardDetails product={product} />
        <ProductCardBuy product={product} name={name} />
      </div>
    </article>
  );
}
