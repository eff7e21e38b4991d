import { useEffect, useState } from 'react';
import type { Order } from '#contract/shop/orders.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { paymentLifetime } from '#rules/orders/payment-lifetime.ts';
import { formatTime } from '#rules/text/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { browserApi } from '../../../api/browser.ts';
import { HeldTime } from '../../../order/held-time.tsx';
import { useNow } from '../../../page/use-now.ts';

/** Beside the order button: until when the chosen time is kept while it is paid; of an order that waits for that already, too. */
export function HoldNote({ deliveryDate, deliveryTime }: Pick<Cart, 'deliveryDate' | 'deliveryTime'>) {
  const now = useNow() ?? Date.now();
  const held = useHeldOrder(deliveryDate && deliveryTime && `${deliveryDate}T${deliveryTime}`);
  if (held) {
    return (
      <div className="grid gap-1">
        <p>{m.delivery_held_already()}</p>
        <HeldTime order={held} />
        <p>
          <ButtonLink variant="quiet" to="/orders">
            {m.payment_to_orders()}
          </ButtonLink>
        </p>
      </div>
    );
  }
  if (!deliveryTime) return null;
  const until = berlinClock(now + paymentLifetime).time;
  return (
    <p>
      {m.delivery_hold_note({
        time: formatTime(deliveryTime, getLocale()),
        until: formatTime(until, getLocale()),
      })}
    </p>
  );
}

/** The customer's own order for a time that is placed and not paid; asked when the page comes, also back from paying. */
function useHeldOrder(slot: string | null): Order | null {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  useEffect(() => {
    const ask = () => browserApi.orders().then(setOrders, () => {});
    void ask();
    addEventListener('pageshow', ask);
    return () => removeEventListener('pageshow', ask);
  }, []);
  return (
    orders.find(
      ({ payNow, heldUntil, preferDateAndTime }) =>
        payNow === 'POSSIBLE' && heldUntil && preferDateAndTime === slot,
    ) ?? null
  );
}
