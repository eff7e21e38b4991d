import { useState } from 'react';
import { m } from '#messages';
import { deliveryCost, isWholePostcode } from '#rules/booking/delivery-cost.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useDeliveryArea } from './use-delivery-area.ts';

/** The postcode as its field was left; empty while it is written. `watched` goes to the field. */
export function useLeftPostalCode() {
  const [left, setLeft] = useState('');
  const watched = {
    onBlur: (event: { target: { value: string } }) => setLeft(event.target.value.trim()),
    onChange: () => setLeft(''),
  };
  return { left, watched };
}

/** Whether a whole postcode is one that the shop does not deliver to. */
export function useIsOutside(postalCode: string): boolean {
  const area = useDeliveryArea();
  return isWholePostcode(postalCode) && deliveryCost(postalCode, { area }) === null;
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
