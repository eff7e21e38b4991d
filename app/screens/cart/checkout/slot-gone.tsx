import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cart } from '#rules/orders/cart.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { Linked } from '../../../page/linked.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { setCartSlot } from '../../../stores/cart.ts';
import { toPart } from '../delivery/delivery-parts.ts';
import './slot-gone.css';

type When = Pick<Cart, 'deliveryDate' | 'deliveryTime'>;

/** A slot for which an order was refused, and the nearest with room; each `YYYY-MM-DDTHH:mm`. */
export interface GoneSlot {
  readonly slot: string;
  readonly nearest: readonly string[];
}

/** Whether the cart still has the time that has gone, or one of those named for it: else nothing is left to say. */
export function concerns({ slot, nearest }: GoneSlot, { deliveryDate, deliveryTime }: When): boolean {
  return [slot, ...nearest].includes(`${deliveryDate}T${deliveryTime}`);
}

/** Directly above the order button: the wanted time has no room any more, and which ones have. A press takes one. */
export function SlotGone({
  gone: { slot, nearest },
  cart: { deliveryDate, deliveryTime },
}: {
  gone: GoneSlot;
  cart: When;
}) {
  const { phone } = useCompany();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const chosen = `${deliveryDate}T${deliveryTime}`;
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="slot-gone"
    >
      <h3 id={`${id}-title`}>{m.delivery_gone_title({ time: formatTime(slot.slice(11), getLocale()) })}</h3>
      <p id={`${id}-text`}>
        {m.delivery_gone_text()}{' '}
        {nearest.length > 0 ? m.delivery_gone_next() : <Linked text={m.delivery_gone_call({ phone })} />}
      </p>
      {nearest.length > 0 ? (
        <fieldset className="near">
          <legend>{m.delivery_gone_nearest()}</legend>
          {nearest.map((other) => {
            const [date = '', time = ''] = other.split('T');
            return (
              <label key={other} className="near-time">
                <input
                  type="radio"
                  className="sr-only"
                  name={id}
                  checked={other === chosen}
                  onChange={() => setCartSlot({ date, time })}
                />
                <span className="num">{formatTime(time, getLocale())}</span>
                <span>{formatDay(date, getLocale())}</span>
                <Check size={22} />
              </label>
            );
          })}
        </fieldset>
      ) : null}
      <p className="text-center">
        <Button variant="quiet" onClick={() => toPart('time')}>
          {m.delivery_gone_all()}
        </Button>
      </p>
    </section>
  );
}
