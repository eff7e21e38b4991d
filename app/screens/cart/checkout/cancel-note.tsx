import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { dueAt } from '#rules/orders/due-at.ts';
import { slotText } from '../../../order/order-summary-slot.ts';
import { Linked } from '../../../page/linked.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { useNow } from '../../../page/use-now.ts';
import { type RootData, useRootData } from '../../../page/use-root-data.ts';

/** What canceling this very order costs once it is placed, and when. */
export function CancelNote({
  cart: { deliveryDate, deliveryTime },
}: {
  cart: Pick<Cart, 'deliveryDate' | 'deliveryTime'>;
}) {
  const { phone } = useCompany();
  const now = useNow() ?? Date.now();
  const due = dueAt(deliveryDate && deliveryTime && `${deliveryDate}T${deliveryTime}`);
  const costs = costsText(useRootData()?.feeSteps ?? [], due, now);
  return (
    <p>
      {m.delivery_withdrawal_note()} {costs} <Linked text={m.delivery_cancel_call({ phone })} />
    </p>
  );
}

/** @param now milliseconds since 1970, as is `due` */
function costsText(steps: RootData['feeSteps'], due: number | null, now: number): string {
  const endOf = (hours: number) => (due ?? 0) - hours * 3_600_000;
  const coming = steps.filter(({ hours }) => hours === 0 || due === null || now <= endOf(hours));
  const whenText = (hours: number) => {
    if (due === null) return m.delivery_cancel_before({ hours });
    const { day, time } = berlinClock(endOf(hours));
    return slotText({ deliveryDate: day, deliveryTime: time }, getLocale()) ?? '';
  };
  return coming
    .map(({ hours, percent }, index) => {
      const last = coming[index - 1];
      if (last?.percent === 0) return m.delivery_cancel_then({ percent });
      if (last) return m.delivery_cancel_from({ when: whenText(last.hours), percent });
      if (percent > 0) return m.delivery_cancel_costs({ percent });
      return hours > 0 ? m.delivery_cancel_until({ when: whenText(hours) }) : m.delivery_cancel_free();
    })
    .join(' ');
}
