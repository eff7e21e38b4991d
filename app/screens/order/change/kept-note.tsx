import { useState } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import { announce } from '../../../stores/announcements.ts';
import type { OrderWish } from '../../../stores/order-wish.ts';
import { openChangeOf } from '../order-notes.tsx';
import { waitingWords, wishWords } from './change-words.ts';

/**
 * Says what was wished on an earlier visit and never made, as far as it is still wished: whoever has forgotten it would order it
 * with what comes now. Nothing where the page began without a wish.
 */
export function KeptNote({
  order,
  wish,
  locale,
  onForget,
}: {
  order: LinkedOrder;
  /** As it is by now, tidy. */
  wish: OrderWish;
  locale: Locale;
  onForget: () => void;
}) {
  const words = wishWords(order, wish, locale);
  const [found] = useState(words);
  // What waits for its payment is named where it can be paid.
  const waiting = openChangeOf(order);
  const named = waiting ? waitingWords(order, waiting, locale) : [];
  const kept = words.filter((word) => found.includes(word) && !named.includes(word));
  if (kept.length === 0) return null;
  return (
    <div className="gutter order-told">
      <Alert kind="note">
        <p>{m.order_change_kept()}</p>
        <ul className="order-told-what">
          {kept.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <Button
          variant="quiet"
          className="text-inherit"
          onClick={() => {
            onForget();
            announce(m.order_change_nothing());
            focusPage();
          }}
        >
          {m.order_change_kept_forget()}
        </Button>
      </Alert>
    </div>
  );
}
