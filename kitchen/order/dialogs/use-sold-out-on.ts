import { useEffect, useState } from 'react';
import type { SoldOut } from '#contract/shop/availability.ts';
import { getLocale } from '#kitchen-locale';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isSoldOut } from '#rules/catalogue/availability.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { getSoldOut } from '../../api/sold-out.ts';
import type { ShownDetails } from '../shown-order.ts';

/** The dishes of an order that cannot be had on another day, by name; none until it is known. */
export function useSoldOutOn({ items, day: before }: ShownDetails, day: Day): readonly string[] {
  const [known, setKnown] = useState<readonly SoldOut[]>([]);
  useEffect(() => {
    // Without an answer the order moves all the same: it is only said.
    getSoldOut().then(setKnown, () => undefined);
  }, []);
  if (day === before) return [];
  const isOut = (id: number) =>
    isSoldOut(
      known.filter(({ productId }) => productId === id),
      day,
    );
  return items
    .filter(({ productId }) => isOut(productId))
    .map(({ name }) => readLocalizedText(name, getLocale()));
}
