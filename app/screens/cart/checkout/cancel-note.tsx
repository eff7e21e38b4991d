import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { cancellationOf } from '#rules/orders/cancellation.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { slotText } from '../../../order/order-summary-slot.ts';
import { Linked } from '../../../page/linked.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { useNow } from '../../../page/use-now.ts';

/** What holds for canceling this very order once it is placed. */
export function CancelNote({ cart }: { cart: Pick<Cart, 'deliveryDate' | 'deliveryTime'> }) {
  const { phone } = useCompany();
  const now = useNow() ?? Date.now();
  return (
    <p>
      {m.delivery_withdrawal_note()} <Linked text={cancelText(cart, phone, now)} />
    </p>
  );
}

/** @param now milliseconds since 1970 */
function cancelText(
  { deliveryDate, deliveryTime }: Pick<Cart, 'deliveryDate' | 'deliveryTime'>,
  phone: string,
  now: number,
) {
  const way = cancellationOf(deliveryDate && deliveryTime && `${deliveryDate}T${deliveryTime}`, now);
  if (way.kind === 'until') {
    const { day, time } = berlinClock(way.until);
    const when = slotText({ deliveryDate: day, deliveryTime: time }, getLocale());
    return m.delivery_cancel_until({ when: when ?? '' });
  }
  return way.kind === 'over' ? m.delivery_cancel_over({ phone }) : m.delivery_cancel_hours();
}
