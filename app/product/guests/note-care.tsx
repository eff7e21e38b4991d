import { useEffect, useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { browserApi } from '../../api/browser.ts';
import { Linked } from '../../page/linked.tsx';
import { useCompany } from '../../page/use-company.ts';
import { allergenNames } from '../declarations.ts';

/**
 * What somebody writes of an allergy, while it can still be seen to: which dishes hold what is named, and whom to ring. What the
 * shop has written of the guests itself is not meant: their table says it.
 */
export default function NoteCare({ note, productIds }: { note: string; productIds: readonly number[] }) {
  const { phone } = useCompany();
  const products = useProducts();
  const { allergens: named, asksForMore } = careOf(readNote(note).own);
  if (named.length === 0 && !asksForMore) return null;
  const dishes = productIds.map((id) => products?.find((one) => one.id === id));
  const holding = dishes.flatMap((dish) => {
    const slugs = dish ? declaredAmong(dish.allergens, named) : [];
    return dish && slugs.length > 0 ? [{ dish, slugs }] : [];
  });
  const isFree = named.length > 0 && holding.length === 0 && dishes.every(Boolean);
  return (
    <div role="status">
      <Alert kind={holding.length > 0 ? 'error' : 'note'} isSaid>
        {holding.map(({ dish, slugs }) => (
          <p key={dish.id}>
            {m.product_note_holds({
              dish: readLocalizedText(dish.name, getLocale()),
              allergens: allergenNames(slugs).join(', '),
            })}
          </p>
        ))}
        {isFree ? <p>{m.product_note_free({ allergens: anyOf(allergenNames(named)) })}</p> : null}
        <p className="mt-1">
          <Linked text={m.product_note_call({ phone })} /> {m.product_traces()}
        </p>
      </Alert>
    </div>
  );
}

const anyOf = (names: readonly string[]) =>
  new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(names);

/** The menu, asked for once; null until it is there. Without an answer only whom to ring is said. */
function useProducts(): readonly Product[] | null {
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  useEffect(() => {
    browserApi.products().then(setProducts, () => undefined);
  }, []);
  return products;
}
