import { useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import {
  type DeliverySettings,
  deliveryCost,
  isWholePostcode,
  minimumOrderFor,
} from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { costText } from '../page/delivery-cost-text.ts';
import { useMinimumOrder } from '../page/use-minimum-order.ts';

/**
 * The postcode once it is whole, or its field was left; empty while it is written. What is said of it stands before somebody
 * presses the button below, which would move away. `watched` goes to the field.
 */
export function useLeftPostalCode() {
  const [left, setLeft] = useState('');
  type Written = { target: { value: string } };
  const watched = {
    onBlur: ({ target }: Written) => setLeft(target.value.trim()),
    onChange: ({ target }: Written) => setLeft(isWholePostcode(target.value) ? target.value.trim() : ''),
  };
  return { left, watched };
}

/** What bringing it to a whole postcode costs, in cents; `outside` where the shop does not deliver, null before it is whole. */
export function costTo(postalCode: string, settings: DeliverySettings): Cents | 'outside' | null {
  return isWholePostcode(postalCode) ? (deliveryCost(postalCode, settings) ?? 'outside') : null;
}

/** Says where a postcode is written or chosen what delivery costs there and from which order on. */
export function DeliveryTerms({
  postalCode,
  cost,
  settings,
}: {
  postalCode: string;
  cost: Cents;
  settings: DeliverySettings;
}) {
  const minimum = minimumOrderFor(postalCode, useMinimumOrder(), settings.zones);
  return (
    <p role="status" className="bg-mist px-4 py-3">
      {m.delivery_terms_to({
        postalCode,
        cost: costText(cost),
        minimum: formatMoney(minimum, getLocale()),
      })}
    </p>
  );
}

/** Says where a postcode is written that the shop does not deliver there, and the way out. */
export function OutsideArea({
  id,
  postalCode,
  onPickup,
}: {
  id: string;
  postalCode: string;
  /** Chooses pickup, where that can be chosen. */
  onPickup: (() => void) | undefined;
}) {
  return (
    <Alert>
      <p id={id}>{m.error_OutsideDeliveryArea({ postalCode })}</p>{' '}
      {onPickup ? (
        <Button variant="side" size="small" className="mt-3" onClick={onPickup}>
          {m.delivery_area_pickup()}
        </Button>
      ) : null}
    </Alert>
  );
}
