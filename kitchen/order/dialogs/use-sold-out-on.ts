import { useEffect, useState } from 'react';
import type { SoldOut } from '#contract/shop/availability.ts';
import { getLocale } from '#kitchen-locale';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isSoldOut } from '#rules/catalogue/availability.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { getSoldOut } from '../../api/sold-out.ts';
import type { ShownDetails } from '../shown-order.ts';

/** Dishes of an order that cannot be had on another day. */
interface SoldOutDishes {
  readonly ids: readonly number[];
  readonly names: readonly string[];
}

/**
 * The dishes of an order that cannot be had on another day; none until it is known.
 * @returns also how to say that the shop has just named others: they are among them then
 */
export function useSoldOutOn({ items, day: before }: ShownDetails, day: Day) {
  const [known, setKnown] = useState<readonly SoldOut[]>([]);
  useEffect(() => {
    // Without an answer the shop says it of what is moved.
    getSoldOut().then(setKnown, () => undefined);
  }, []);
  const isOut = (id: number) =>
    isSoldOut(
      known.filter(({ productId }) => productId === id),
      day,
    );
  const out = day === before ? [] : items.filter(({ productId }) => isOut(productId));
  const soldOut: SoldOutDishes = {
    ids: out.map(({ productId }) => productId),
    names: out.map(({ name }) => readLocalizedText(name, getLocale())),
  };
  const hearOf = (ids: readonly number[]) =>
    setKnown((all) => [...all, ...ids.map((productId) => ({ productId, from: day, until: day }))]);
  return { soldOut, hearOf };
}
