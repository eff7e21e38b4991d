import type { Product } from '#contract/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { formatMoney } from '#rules/format.ts';
import { readLocalizedText } from '#rules/localized-text.ts';
import { centsOf } from '#rules/money.ts';
import { Picture } from './picture.tsx';
import { ProductCardBuy } from './product-card-buy.tsx';
import { ProductCardDetails } from './product-card-details.tsx';

/** Stands on the table where a product has no picture yet. */
const emptyPlate = '/pictures/categories/empty-480.webp';

/** A dish on the edge of the table: picture, price on the line, what it is, and how many of it (look: Product). */
export function ProductCard({ product, eager = false }: { product: Product; eager?: boolean }) {
  const locale = getLocale();
  const name = readLocalizedText(product.name, locale);
  return (
    <article className="dish">
      <div className="dish-on">
        <div className="dish-picture">
          <Picture
            src={product.imageUrl ?? emptyPlate}
            sizes="(min-width: 64rem) 27vw, (min-width: 48rem) 42vw, calc(100vw - 40px)"
            eager={eager}
          />
        </div>
        <p className="dish-price paper paper-tent num">
          {formatMoney(centsOf(product.price), locale)}
          {product.deposit > 0 ? (
            <span className="dish-deposit">
              {m.catalogue_deposit({ amount: formatMoney(centsOf(product.deposit), locale) })}
            </span>
          ) : null}
        </p>
      </div>
      <div className="dish-in">
        <h2 className="text-card">{name}</h2>
        <p className="mt-2 text-muted">{readLocalizedText(product.description, locale)}</p>
        <ProductCardDetails product={product} />
        <ProductCardBuy product={product} name={name} />
      </div>
    </article>
  );
}
