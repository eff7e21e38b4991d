import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { type Misfit, misfitOf } from '#rules/catalogue/product-filter.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '../../page/picture.tsx';
import { misfitWords } from '../../product/product-filter-words.ts';
import { ProductPrice } from '../../product/product-price.tsx';
import { productSize } from '../../product/product-size.ts';
import { servesText } from '../../product/serves-text.ts';
import { useKeptFilter } from '../../stores/filter-choice.ts';
import type { BestSeller } from './best-sellers-of.ts';

/** What most begin with, standing on a table of its own, each the way to its place on the menu. */
export function BestSellers({ dishes }: { dishes: readonly BestSeller[] }) {
  const filter = useKeptFilter();
  if (dishes.length === 0) return null;
  const locale = getLocale();
  return (
    <section className="best">
      <div className="best-wall">
        <div className="gutter best-head">
          <div>
            <h2>{m.home_best_title()}</h2>
            <p className="mt-4 text-lead">{m.home_best_text()}</p>
          </div>
          <ButtonLink to="/category/platter" variant="side">
            {m.home_best_all()}
          </ButtonLink>
        </div>
      </div>
      <div className="buffet">
        <ul className="gutter buffet-rows">
          {dishes.map(({ product, path }) => (
            <li key={product.id}>
              <article className="dish">
                <div className="dish-on">
                  <div className="dish-picture">
                    <Picture
                      src={product.imageUrl}
                      alt={product.imageAlt}
                      sizes="(min-width: 64rem) 21vw, 44vw"
                    />
                  </div>
                  <p className="dish-price paper paper-tent num">
                    <ProductPrice product={product} />
                  </p>
                </div>
                <div className="dish-in">
                  <h3 className="dish-name">
                    <Link to={path} className="best-link">
                      {readLocalizedText(product.name, locale)}
                    </Link>
                  </h3>
                  <p className="best-facts">{productSize(product, locale)}</p>
                  <BestMisfit misfit={misfitOf(product, filter)} />
                  {product.serves ? (
                    <p className="best-facts">
                      <UsersRound size={16} />
                      {servesText(product.serves)}
                    </p>
                  ) : null}
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Says why a dish does not fit the choice of diet and allergens. */
function BestMisfit({ misfit }: { misfit: Misfit | null }) {
  return misfit ? <p className="best-facts font-semibold">{misfitWords(misfit)}</p> : null;
}
