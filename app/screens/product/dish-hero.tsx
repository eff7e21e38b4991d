import { getLocale } from '#locale';
import { m } from '#messages';
import { basePrice } from '#rules/catalogue/base-price.ts';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import type { ShownProduct } from '../../page/in-language.ts';
import { Picture, wholePhone } from '../../page/picture.tsx';
import { DishChips } from '../../product/dish-chips.tsx';
import { ProductPrice } from '../../product/product-price.tsx';
import { SoldOutNote } from '../../product/sold-out-note.tsx';

const walls = ['butter', 'rhubarb', 'mist'] as const;

/** The dish, large on its wall, with its price on the edge of the table. */
export function DishHero({ dish }: { dish: ShownProduct }) {
  const locale = getLocale();
  const { diets, price, netQuantity } = dish;
  const base = basePrice(centsOf(price), netQuantity);
  const isGreen = diets.includes('vegan') || diets.includes('vegetarian');
  return (
    <div className="product-hero" data-wall={isGreen ? 'dill' : walls[dish.id % walls.length]}>
      <div className="gutter product-hero-in">
        <div className="product-say">
          <h1>{readLocalizedText(dish.name, locale)}</h1>
          <p className="mt-3 text-lead">{readLocalizedText(dish.description, locale)}</p>
          <DishChips dish={dish} />
        </div>
        <div className="product-picture">
          <Picture
            src={dish.imageUrl}
            alt={dish.imageAlt}
            sizes={`(min-width: 64rem) 44rem, (min-width: 48rem) 46rem, ${wholePhone}`}
            eager
            first
          />
          <SoldOutNote productId={dish.id} />
        </div>
      </div>
      <DoubleLine />
      <div className="gutter product-edge">
        <p className="paper paper-tent product-price">
          <span className="num">
            <ProductPrice product={dish} />
          </span>
          <span>
            {base
              ? m.product_base_price({ price: `${formatMoney(base.cents, locale)}/${base.unit}` })
              : m.product_vat()}
          </span>
        </p>
      </div>
    </div>
  );
}
