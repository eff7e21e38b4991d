import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { type NotedGuests, readNote } from '#rules/orders/care/noted-guests.ts';
import { countryName } from '#rules/text/country-code.ts';
import { textLimit } from '#rules/text/limits.ts';
import { Alert } from '#ui/alert.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { later } from '../../../loading/later.tsx';
import { roomText } from '../../../page/room-text.ts';
import { Noted } from '../../../product/guests/noted.tsx';
import { announce } from '../../../stores/announcements.ts';
import type { OrderWish, WishedAddress } from '../../../stores/order-wish.ts';
import { comingByNow } from './coming-by-now.ts';
import { GuestsSelect } from './guests-select.tsx';
import { missingOf } from './wish.ts';
import type { WrongAt } from './wrong-at.ts';

/** Only for an order that has instructions. */
const NoteCare = later(() => import('../../../product/guests/note-care.tsx'), false);

/** Where it goes, for how many, and what else we should know. */
export function ChangeDetails({
  order,
  wish,
  notes,
  productIds,
  noted,
  isElsewhere,
  wrong,
  isChecked,
  onChange,
}: {
  order: LinkedOrder;
  wish: OrderWish;
  /** The instructions as they are wished. */
  notes: string;
  /** What would be on the table. */
  productIds: readonly number[];
  /** Who comes, as the instructions say or have said. */
  noted: NotedGuests | undefined;
  /** Whether it is to go to another address than before. */
  isElsewhere: boolean;
  wrong: WrongAt['address'];
  /** Whether what is missing is to be said. */
  isChecked: boolean;
  onChange: (different: Partial<OrderWish>) => void;
}) {
  const placed = order.deliveryAddress;
  const address =
    wish.address ?? (placed && { ...placed, country: countryName(placed.country, getLocale()) });
  const guests = wish.guests ?? order.guests ?? '';
  /** What the instructions say of the guests follows their number. */
  function notesFor(coming: string): Pick<OrderWish, 'notes'> {
    const now = noted && comingByNow(noted, coming);
    return now && notes.includes(noted.text) ? { notes: notes.replace(noted.text, now.text) } : {};
  }
  return (
    <>
      {address && order.fulfilment === 'DELIVERY' ? (
        <section aria-labelledby="change-place">
          <h2 id="change-place">{m.order_change_place()}</h2>
          <AddressFields
            address={address}
            wrong={wrong}
            isChecked={isChecked}
            onChange={(changed) => onChange({ address: changed })}
          />
          {isElsewhere ? (
            <p className="mt-3 text-muted text-small">{m.order_change_invoice_stays()}</p>
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="change-more">
        <h2 id="change-more">{m.order_change_rest()}</h2>
        <div className="change-fields">
          <GuestsSelect
            value={guests}
            onChange={(coming) => onChange({ guests: coming, ...notesFor(coming) })}
          />
          <TextArea
            label={m.order_change_notes()}
            rows={3}
            maxLength={textLimit}
            hint={roomText(notes)}
            value={notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
          {notes ? <NoteCare note={notes} productIds={productIds} /> : null}
          {noted && !notes.includes(noted.text) ? (
            <Alert isSaid>
              <Noted
                needs={noted.text}
                note={notes}
                onNote={() => {
                  onChange({ notes: [noted.text, readNote(notes).own.trim()].filter(Boolean).join('\n') });
                  announce(m.cart_table_noted());
                }}
              />
            </Alert>
          ) : null}
        </div>
      </section>
    </>
  );
}

const fields = [
  ['name', m.delivery_address_name, 'organization'],
  ['streetName', m.delivery_address_street, 'address-line1'],
  ['houseNumber', m.delivery_address_house_number, undefined],
  ['streetAddition', m.delivery_address_addition, 'address-line2'],
  ['postalCode', m.delivery_address_postal_code, 'postal-code'],
  ['city', m.delivery_address_city, 'address-level2'],
  ['country', m.order_change_country, 'country-name'],
] as const;

function AddressFields({
  address,
  wrong,
  isChecked,
  onChange,
}: {
  address: WishedAddress;
  wrong: WrongAt['address'];
  isChecked: boolean;
  onChange: (address: WishedAddress) => void;
}) {
  const missing = isChecked ? missingOf(address) : [];
  return (
    <div className="change-address">
      {fields.map(([field, label, autoComplete]) => (
        <TextField
          key={field}
          name={field}
          label={label()}
          autoComplete={autoComplete}
          aria-required={field !== 'name' && field !== 'streetAddition'}
          className={`change-address-${field}`}
          value={address[field]}
          error={
            wrong?.field === field
              ? wrong.text
              : missing.includes(field)
                ? m.order_change_field_missing()
                : undefined
          }
          onChange={({ target }) => onChange({ ...address, [field]: target.value })}
        />
      ))}
    </div>
  );
}
