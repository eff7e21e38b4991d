import { Store, Truck } from 'lucide-react';
import { m } from '#messages';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { hoursText } from '../../../booking/hours-text.ts';
import { useBookingRules } from '../../../booking/use-booking-rules.ts';
import { useCompany } from '../../../page/use-company.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** Delivery or pickup. */
export function FulfilmentChoice({
  value,
  onChange,
}: {
  value: Fulfilment;
  onChange: (fulfilment: Fulfilment) => void;
}) {
  const { hours } = useBookingRules();
  const address = useShopAddress();
  return (
    <ChoiceCards
      legend={m.delivery_fulfilment_label()}
      name="fulfilment"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'DELIVERY',
          Icon: Truck,
          label: m.delivery_option_delivery(),
          text: m.delivery_option_delivery_text(),
        },
        {
          value: 'PICKUP',
          Icon: Store,
          label: m.delivery_option_pickup(),
          text: m.delivery_option_pickup_text({ address, hours: hoursText(hours, 'PICKUP') }),
        },
      ]}
    />
  );
}

/** Chooses pickup from elsewhere on the page and leads the focus there. */
export function toPickup(): void {
  const radio = document.querySelector<HTMLInputElement>('input[name="fulfilment"][value="PICKUP"]');
  radio?.focus();
  radio?.click();
}

/** Where the shop is, in one line. */
export function useShopAddress(): string {
  const { street, postalCode, city } = useCompany();
  return `${street}, ${postalCode} ${city}`;
}
