import { useEffect } from 'react';
import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import type { DeliverySettings } from '#rules/booking/delivery-cost.ts';
import { Alert } from '#ui/alert.tsx';
import { DeliveryTerms } from '../../../address/address-form-area.tsx';
import { AddressPicker } from '../../../address/address-picker.tsx';
import type { UnsavedAddress } from '../../../address/unsaved-address.ts';
import { announce } from '../../../stores/announcements.ts';
import type { DeliveryDraft } from '../../../stores/delivery-draft.ts';
import { partIds } from '../delivery/delivery-parts.ts';
import { toPickup } from '../delivery/fulfilment-choice.tsx';
import { invoiceWords } from '../delivery/invoice-address.tsx';
import type { MissingForCheckout } from '../delivery/missing-for-checkout.ts';
import { missingText, type OrderPlace } from '../delivery/missing-texts.ts';
import type { Destination } from './destination.ts';

const saidByPicker: readonly MissingForCheckout[] = ['address', 'unsaved', 'edited', 'invoice'];

/** Where the order goes, or the invoice of a pickup: the address, what delivery there costs, or why it cannot go there. */
export function AddressBlock({
  draft,
  destination: { isPickup, postalCode, delivery, isInArea, isBelowMinimum },
  place,
  settings,
  round,
  missing,
  onWrite,
  onUnsaved,
  onProfile,
  onChoose,
}: {
  draft: Pick<DeliveryDraft, 'addressId' | 'newAddress'>;
  destination: Destination;
  place: OrderPlace;
  settings: DeliverySettings;
  /** With another one the addresses are asked for anew. */
  round: number;
  /** What is missing, once the order button was pressed. */
  missing: readonly MissingForCheckout[];
  onWrite: (written: DeliveryDraft['newAddress']) => void;
  onUnsaved: (unsaved: UnsavedAddress | null) => void;
  /** With the profile, in which the address of the invoice was saved. */
  onProfile: (profile: Customer) => void;
  onChoose: (chosen: DeliveryAddress | null) => void;
}) {
  const reason = isInArea ? (isBelowMinimum ? 'minimum' : null) : 'area';
  const lacking = missing.find((part) => saidByPicker.includes(part));
  const refused = reason && missingText(reason, place);
  // By the live region and not by its alert: after what else there is to say of the address.
  useEffect(() => {
    if (refused) announce(refused, true);
  }, [refused]);

  return (
    <div className="delivery-block" id={partIds.address}>
      <AddressPicker
        key={round}
        {...(isPickup ? invoiceWords() : { title: m.delivery_address_title() })}
        mode="choose"
        chosenId={draft.addressId}
        written={draft.newAddress}
        onWrite={onWrite}
        onUnsaved={onUnsaved}
        refusal={lacking && missingText(lacking, place)}
        onPickup={toPickup}
        onProfile={onProfile}
        onChoose={onChoose}
      />
      {refused ? (
        <Alert isSaid className="mt-5">
          {refused}
        </Alert>
      ) : null}
      {postalCode !== null && typeof delivery === 'number' ? (
        <div className="mt-5">
          <DeliveryTerms postalCode={postalCode} cost={delivery} settings={settings} />
        </div>
      ) : null}
    </div>
  );
}
