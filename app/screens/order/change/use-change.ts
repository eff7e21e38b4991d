import { useEffect, useState } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { isBesideWaiting } from '#rules/orders/beside-waiting.ts';
import type { Locale } from '#rules/text/locale.ts';
import { announce } from '../../../stores/announcements.ts';
import type { OrderWish, WishedDish } from '../../../stores/order-wish.ts';
import { openChangeOf } from '../order-notes.tsx';
import { sumText } from './change-words.ts';
import { useApply } from './use-apply.ts';
import { useQuote } from './use-quote.ts';
import { useWish } from './use-wish.ts';
import { missingOf, wishBody, wishedRows } from './wish.ts';

/** A change as it is put together: what is wished, what that costs, and the press that makes it. */
export function useChange({
  link,
  order,
  locale,
  onStale,
  onChanged,
}: {
  link: string;
  order: LinkedOrder;
  locale: Locale;
  onStale: () => void;
  onChanged: (difference: number) => void;
}) {
  const { wish, tidy, count, isMoved, change, forget } = useWish(order);
  const [isChecked, setChecked] = useState(false);
  const isWhole = missingOf(tidy.address).length === 0;
  const body = count > 0 && isWhole ? wishBody(order, tidy) : null;
  const { quote, isAsking, error, askAgain } = useQuote(link, body, order.version);
  const { apply, isBusy, refused, forgetRefusal } = useApply({
    order,
    locale,
    askAgain,
    onStale,
    onChanged: (difference) => {
      forget();
      onChanged(difference);
    },
  });
  const rows = wishedRows(order, wish);

  const isElsewhere = quote !== null && quote.version !== order.version;
  // Somebody else has changed it since it was asked for.
  useEffect(() => {
    if (isElsewhere) onStale();
  }, [isElsewhere, onStale]);
  const waiting = openChangeOf(order);
  const isHeldUp = waiting !== null && !(body && isBesideWaiting(body, waiting));
  const isReady = quote !== null && !isElsewhere && !isHeldUp;

  const sentence = quote && sumText(quote.difference, locale);
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);

  const set = (different: (before: OrderWish) => Partial<OrderWish>) => {
    forgetRefusal();
    change(different);
  };
  const setQuantity = (productId: number, quantity: number) =>
    set(({ quantities }) => ({ quantities: { ...quantities, [productId]: quantity } }));
  const add = (dish: WishedDish) => {
    const { productId } = dish;
    set(({ quantities, dishes }) => ({
      quantities: {
        ...quantities,
        [productId]:
          (quantities[productId] ?? rows.find((row) => row.productId === productId)?.after ?? 0) + 1,
      },
      dishes: [...dishes.filter((known) => known.productId !== productId), dish],
    }));
  };
  /** Puts so many of a dish where another stands. */
  const swap = (instead: number, dish: WishedDish, pieces: number) =>
    set(({ quantities, dishes }) => ({
      quantities: { ...quantities, [instead]: 0, [dish.productId]: pieces },
      dishes: [...dishes.filter(({ productId }) => productId !== dish.productId), dish],
    }));
  /** Makes the change, or says what is missing. */
  const press = () => {
    if (body && quote && isReady) return void apply(body, quote);
    setChecked(true);
    if (count === 0) announce(m.order_change_nothing(), true);
    if (isWhole) return;
    announce(m.order_change_field_missing(), true);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.change-address [aria-invalid]')?.focus(),
    );
  };
  return {
    ...{
      wish,
      tidy,
      count,
      rows,
      isMoved,
      isChecked,
      quote,
      isAsking,
      error,
      isBusy,
      isReady,
      isHeldUp,
      refused,
    },
    ...{ set, setQuantity, add, swap, press, forget },
  };
}
