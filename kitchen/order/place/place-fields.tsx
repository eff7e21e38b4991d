import { m } from '#kitchen-messages';
import { TextArea, TextField } from '#ui/field.tsx';
import type { PlaceAddress, PlaceWish } from './place-wish.ts';

const fields: readonly (readonly [keyof PlaceAddress, () => string])[] = [
  ['name', m.place_name],
  ['streetName', m.place_street],
  ['houseNumber', m.place_number],
  ['streetAddition', m.place_addition],
  ['postalCode', m.place_postcode],
  ['city', m.place_city],
  ['country', m.place_country],
];

/** Where it goes, what is to be minded there, and for how many it is. */
export function PlaceFields({
  wish,
  wrong,
  isNoteFirst,
  onChange,
  onGuestsLeft,
}: {
  wish: PlaceWish;
  /** Fields that are missing or cannot be so, as they are called in an order. */
  wrong: ReadonlyMap<string, string>;
  /** Where one came to write what is to be minded. */
  isNoteFirst: boolean;
  onChange: (different: Partial<PlaceWish>) => void;
  onGuestsLeft: () => void;
}) {
  const { address, note, guests } = wish;
  return (
    <>
      {address ? (
        <>
          <h3>{m.order_where()}</h3>
          <div className="place-address">
            {fields.map(([field, label], index) => (
              <TextField
                key={field}
                {...(index === 0 && !isNoteFirst && { 'data-focus-first': true })}
                label={label()}
                className={`place-${field}`}
                autoComplete="off"
                maxLength={150}
                value={address[field]}
                error={wrong.get(field)}
                onChange={({ target }) => onChange({ address: { ...address, [field]: target.value } })}
              />
            ))}
          </div>
        </>
      ) : null}
      <h3>{m.place_rest()}</h3>
      <TextField
        label={m.place_guests()}
        hint={m.place_guests_hint()}
        className="slip-day"
        autoComplete="off"
        maxLength={9}
        value={guests}
        error={wrong.get('guests')}
        onChange={({ target }) => onChange({ guests: target.value })}
        onBlur={onGuestsLeft}
      />
      <TextArea
        {...(isNoteFirst && { 'data-focus-first': true })}
        label={m.place_note()}
        hint={m.place_note_hint()}
        rows={4}
        maxLength={1000}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
