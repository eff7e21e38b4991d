import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { shopPath } from '../../page/public-pages.ts';
import { ProductLabel } from '../../product/product-label.tsx';
import { DishContents } from './dish-contents.tsx';
import type { FoundDish } from './load-dish.ts';

/** What somebody gets who orders the dish, and what is in it. */
export function DishDetails({ page }: { page: FoundDish }) {
  const { dish, seller } = page;
  const locale = getLocale();
  const { serves, alcoholByVolume } = dish;
  const age = minimumAge(alcoholByVolume);
  const guests = serves && (serves.from === serves.to ? String(serves.to) : `${serves.from}–${serves.to}`);
  const rows = [
    [m.product_amount(), readLocalizedText(dish.unit, locale)],
    [m.product_enough_for(), guests && m.product_guests({ guests })],
    [
      m.product_alcohol(),
      alcoholByVolume !== null && m.catalogue_alcohol({ percent: alcoholByVolume.toLocaleString(locale) }),
    ],
    [m.product_kitchen(), seller && <Link to={shopPath(seller.id)}>{seller.name}</Link>],
  ] as const;
  return (
    <div>
      <section>
        <h2>{m.product_get()}</h2>
        <dl className="product-facts">
          {rows.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {age ? <p className="mt-3 text-muted">{m.catalogue_age({ age })}</p> : null}
      </section>
      <section className="product-contents">
        <DishContents page={page} />
        <ProductLabel product={dish} />
      </section>
    </div>
  );
}
