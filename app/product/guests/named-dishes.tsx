import { ArrowLeftRight } from 'lucide-react';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { type AllergenChoice, isMeant } from '#rules/catalogue/product-filter.ts';
import { bestInstead } from '#rules/plan/alternatives.ts';
import type { TableLine } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusPage } from '../../page/focus-page.ts';
import { announce } from '../../stores/announcements.ts';
import { allergenNames, choiceName } from '../declarations.ts';
import { priceDifference } from '../price-difference.ts';
import type { Menu } from './use-menu.ts';

/** Puts something else where a dish stands, with its pieces. */
export type Swap = (instead: number, product: Product, pieces: number) => void;

/** The dishes that name an allergen which somebody cannot eat, each with what could stand there instead. */
export function NamedDishes({
  who,
  wish,
  table,
  menu: { dishes, products },
  onSwap,
}: {
  who: AllergenChoice;
  wish: Wish;
  table: readonly TableLine[];
  menu: Menu;
  onSwap: Swap;
}) {
  const count = wish.without[who] ?? 0;
  const naming = table.flatMap(({ id }) => {
    const product = products.find((one) => one.id === id);
    const slugs = (product?.allergens ?? []).filter((slug) => isMeant(slug, who));
    return product && slugs.length > 0 ? [{ product, slugs }] : [];
  });
  if (count === 0 || naming.length === 0) return null;
  const locale = getLocale();
  const nameOf = (name: string) => readLocalizedText(name, locale);

  function swap(instead: number, product: Product, pieces: number) {
    onSwap(instead, product, pieces);
    announce(m.cart_table_swapped({ name: nameOf(product.name) }));
    focusPage();
  }

  return (
    <Alert isSaid title={m.cart_table_without({ count, name: choiceName(who) })} className="mb-4">
      <ul className="table-guests-named">
        {naming.map(({ product, slugs }) => {
          const other = bestInstead(dishes, { table }, { instead: product.id, wish });
          const instead = products.find(({ id }) => id === other?.id);
          return (
            <li key={product.id}>
              <span>
                <b>{nameOf(product.name)}</b> <span>{allergenNames(slugs).join(', ')}</span>
              </span>
              {other && instead ? (
                <Button
                  variant="quiet"
                  className="text-inherit"
                  onClick={() => swap(product.id, instead, other.pieces)}
                >
                  <ArrowLeftRight size={20} />
                  {m.cart_table_instead({
                    name:
                      other.pieces > 1
                        ? `${other.pieces}\u00a0× ${nameOf(instead.name)}`
                        : nameOf(instead.name),
                    amount: priceDifference(other.difference),
                  })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p>{m.cart_table_keep()}</p>
    </Alert>
  );
}
