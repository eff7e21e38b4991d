import { Building2, Check, House, MapPin } from 'lucide-react';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { countryName } from '#rules/text/country-code.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { addressIcon } from './address-picker-icon.ts';

const icons = { office: Building2, home: House, pin: MapPin };

/** What an address is called: its name, else street and number. */
export function addressName(address: DeliveryAddress): string {
  return address.name || streetLine(address);
}

/** Street and number, with the addition where there is one. */
export function streetLine({
  streetName,
  houseNumber,
  streetAddition,
}: Pick<DeliveryAddress, 'streetName' | 'houseNumber' | 'streetAddition'>): string {
  const street = `${streetName} ${houseNumber}`;
  return streetAddition ? `${street}, ${streetAddition}` : street;
}

/** One saved address. With `radioName` it can be selected; in the profile it is only managed. */
export function AddressCard({
  address,
  radioName,
  selected,
  onSelect,
  editId,
  onEdit,
  onRemove,
}: {
  address: DeliveryAddress;
  radioName?: string | undefined;
  selected: boolean;
  onSelect: () => void;
  /** Id of the button that edits; that of the radio is this with `-choice`. */
  editId: string;
  onEdit: () => void;
  onRemove?: (() => void) | undefined;
}) {
  const Icon = icons[addressIcon(address.name)];
  const name = addressName(address);
  return (
    <div className="address-card" data-selected={selected || undefined}>
      {selected ? (
        <span className="address-check" aria-hidden="true">
          <Check size={20} strokeWidth={3} />
        </span>
      ) : null}
      <span className="address-icon" aria-hidden="true">
        <Icon size={22} />
      </span>
      <h3 className="address-name">
        {radioName ? (
          <label className="address-label">
            <input
              id={`${editId}-choice`}
              type="radio"
              className="sr-only"
              name={radioName}
              checked={selected}
              onChange={onSelect}
              aria-describedby={`${editId}-address`}
            />
            {name}
          </label>
        ) : (
          name
        )}
      </h3>
      <div className="address-body">
        <p id={`${editId}-address`} className="text-muted [overflow-wrap:anywhere]">
          {address.name ? (
            <>
              {streetLine(address)}
              <br />
            </>
          ) : null}
          {address.postalCode} {address.city}, {countryName(address.country, getLocale())}
        </p>
        {address.isPrimary ? (
          <div className="mt-2">
            <Chip>{m.delivery_address_primary()}</Chip>
          </div>
        ) : null}
        <div className="address-actions">
          <Button
            id={editId}
            variant="quiet"
            aria-label={m.delivery_address_edit_named({ name })}
            onClick={onEdit}
          >
            {m.delivery_address_edit()}
          </Button>
          {onRemove ? (
            <Button variant="quiet" aria-label={m.delivery_address_remove_named({ name })} onClick={onRemove}>
              {m.delivery_address_remove()}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
