import { Store, Truck } from 'lucide-react';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import type { Fulfilment } from '#rules/fulfilment.ts';

/** Delivery or pickup. */
export function FulfilmentChoice({
  value,
  onChange,
}: {
  value: Fulfilment;
  onChange: (fulfilment: Fulfilment) => void;
}) {
  const options = [
    {
      fulfilment: 'DELIVERY',
      Icon: Truck,
      label: m.delivery_option_delivery(),
      text: m.delivery_option_delivery_text(),
    },
    {
      fulfilment: 'PICKUP',
      Icon: Store,
      label: m.delivery_option_pickup(),
      text: m.delivery_option_pickup_text({ address: shopAddress() }),
    },
  ] as const;
  return (
    <fieldset>
      <legend className="sr-only">{m.delivery_fulfilment_label()}</legend>
      <div className="fulfilment-grid">
        {options.map(({ fulfilment, Icon, label, text }) => (
          <label key={fulfilment} className="fulfilment-option">
            <input
              type="radio"
              name="fulfilment"
              className="sr-only"
              checked={value === fulfilment}
              onChange={() => onChange(fulfilment)}
            />
            <Icon size={24} className="mt-0.5 flex-none text-petrol" aria-hidden="true" />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where the shop is, in one line. */
export function shopAddress(): string {
  return `${shop.street}, ${shop.postalCode} ${shop.city}`;
}
