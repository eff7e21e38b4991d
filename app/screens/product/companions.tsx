import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { filterProducts } from '#rules/catalogue/product-filter.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Picture } from '../../page/picture.tsx';
import { allergenNames, dietName } from '../../product/declarations.ts';
import { ProductCardBuy } from '../../product/product-card-buy.tsx';
import { ProductPrice } from '../../product/product-price.tsx';
import { useKeptFilter } from '../../stores/filter-choice.ts';
import { type Companion, mostCompanions } from './load-dish.ts';

/** Dishes that go with it, and why: of these what the choice of diet and allergens leaves, each with what is in it. */
export function Companions({ companions }: { companions: readonly Companion[] }) {
  const locale = getLocale();
  const shown = filterProducts(companions, useKeptFilter()).slice(0, mostCompanions);
  if (shown.length === 0) return null;
  return (
    <section className="gutter product-goes">
      <h2>{m.product_goes_with()}</h2>
      <ul>
        {shown.map((companion) => {
          const name = readLocalizedText(companion.name, locale);
          return (
            <li key={companion.id}>
              <span className="table-bit">
                <Picture src={companion.imageUrl} sizes="(min-width: 64rem) 22vw, 104px" />
              </span>
              <h3>
                <Link to={companion.path}>{name}</Link>
              </h3>
              <p className="text-muted">
                {companion.diet
                  ? `${m.product_also({ diet: dietName(companion.diet).toLowerCase() })}, `
                  : null}
                <span className="num">
                  <ProductPrice product={companion} />
                </span>
              </p>
              <p className="product-goes-contains">
                {companion.allergens.length > 0
                  ? `${m.catalogue_contains()} ${allergenNames(companion.allergens).join(', ')}`
                  : m.catalogue_no_allergens()}
              </p>
              <ProductCardBuy product={companion} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
