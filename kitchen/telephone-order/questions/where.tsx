import { useId, useState } from 'react';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Draft, WrittenAddress } from '../draft.ts';
import type { AnswerProps } from './answer-props.ts';
import { InvoiceTo } from './invoice-to.tsx';
import { Question } from './question.tsx';

type Address = KitchenCustomer['addresses'][number];

/** Where to: an address that the customer has, another one, or nowhere, because they come for it. */
export function Where({
  draft,
  onChange,
  error,
  fieldErrors,
  asksForInvoice,
  isTried,
}: AnswerProps & { asksForInvoice: boolean; isTried: boolean }) {
  const { customer, newCustomer, fulfilment, place, instruction } = draft;
  const names = useId();
  const isPickup = fulfilment === 'PICKUP';
  const choose = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const isKnown = customer !== null || newCustomer !== null;
  return (
    <Question number={4} title={m.telephone_where()} error={error}>
      {isKnown ? (
        <>
          <fieldset className="tel-places" data-jump>
            <legend className="sr-only">{m.telephone_where()}</legend>
            <Places
              name={names}
              addresses={customer?.addresses ?? []}
              place={isPickup ? null : place}
              isDelivery
              onChoose={(chosen) => choose({ fulfilment: 'DELIVERY', place: chosen })}
            />
            <PlaceChoice
              name={names}
              isChosen={isPickup}
              title={m.telephone_where_pickup()}
              hint={m.telephone_where_pickup_hint()}
              onChoose={() => choose({ fulfilment: 'PICKUP', place: null })}
            />
          </fieldset>
          {isPickup && (asksForInvoice || place !== null) ? (
            <fieldset className="tel-places">
              <legend>{m.telephone_where_invoice()}</legend>
              <Places
                name={`${names}-invoice`}
                addresses={customer?.addresses ?? []}
                place={place}
                isDelivery={false}
                onChoose={(chosen) => choose({ place: chosen })}
              />
            </fieldset>
          ) : null}
          {place === 'WRITTEN' ? (
            <AddressFields
              written={draft.written}
              fieldErrors={fieldErrors}
              onChange={(part) => choose({ written: { ...draft.written, ...part } })}
            />
          ) : null}
        </>
      ) : (
        <p className="tel-idle">{m.telephone_where_first_who()}</p>
      )}
      <TextField
        label={m.telephone_note()}
        note={m.telephone_note_hint()}
        className="tel-note"
        autoComplete="off"
        maxLength={800}
        value={instruction}
        onChange={({ target }) => choose({ instruction: target.value })}
      />
      <KitchenNote note={draft.note} onChange={(note) => choose({ note })} />
      {isKnown ? (
        <InvoiceTo draft={draft} isTried={isTried} onChange={(invoice) => choose({ invoice })} />
      ) : null}
    </Question>
  );
}

function Places({
  name,
  addresses,
  place,
  isDelivery,
  onChoose,
}: {
  name: string;
  addresses: readonly Address[];
  place: Draft['place'];
  isDelivery: boolean;
  onChoose: (place: Draft['place']) => void;
}) {
  return (
    <>
      {addresses.map((address) => (
        <PlaceChoice
          key={address.deliveryAddressId}
          name={name}
          isChosen={place === address.deliveryAddressId}
          isDisabled={isDelivery && !address.deliverable}
          title={[address.name, address.street].filter(Boolean).join(', ')}
          beside={address.addition}
          hint={placeHint(address, isDelivery)}
          onChoose={() => onChoose(address.deliveryAddressId)}
        />
      ))}
      <PlaceChoice
        name={name}
        isChosen={place === 'WRITTEN'}
        title={m.telephone_where_other()}
        onChoose={() => onChoose('WRITTEN')}
      />
    </>
  );
}

function placeHint({ postalCode, city, instruction, deliverable }: Address, isDelivery: boolean): string {
  const outside = isDelivery && !deliverable ? m.telephone_where_outside() : '';
  return [`${postalCode} ${city}`, instruction, outside].filter(Boolean).join(' · ');
}

function PlaceChoice({
  name,
  isChosen,
  isDisabled = false,
  title,
  beside,
  hint,
  onChoose,
}: {
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  title: string;
  beside?: string;
  hint?: string;
  onChoose: () => void;
}) {
  return (
    <label className="tel-place">
      <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>
        <b>{title}</b>
        {beside ? `, ${beside}` : ''}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}

function AddressFields({
  written,
  fieldErrors,
  onChange,
}: {
  written: WrittenAddress;
  fieldErrors: AnswerProps['fieldErrors'];
  onChange: (part: Partial<WrittenAddress>) => void;
}) {
  return (
    <div className="tel-fields tel-address">
      <TextField
        label={m.telephone_where_street()}
        autoComplete="off"
        maxLength={200}
        value={written.street}
        error={fieldErrors.street}
        onChange={({ target }) => onChange({ street: target.value })}
      />
      <TextField
        label={m.telephone_where_addition()}
        note={m.telephone_optional()}
        autoComplete="off"
        maxLength={200}
        value={written.addition}
        onChange={({ target }) => onChange({ addition: target.value })}
      />
      <TextField
        label={m.telephone_where_postal_code()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={written.postalCode}
        error={fieldErrors.postal_code}
        onChange={({ target }) => onChange({ postalCode: target.value })}
      />
      <TextField
        label={m.telephone_where_city()}
        autoComplete="off"
        maxLength={200}
        value={written.city}
        error={fieldErrors.city}
        onChange={({ target }) => onChange({ city: target.value })}
      />
      <TextField
        label={m.telephone_where_name()}
        note={m.telephone_optional()}
        autoComplete="off"
        maxLength={200}
        value={written.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </div>
  );
}

/** What only who works here reads; most calls need none. */
function KitchenNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const [isOpen, setOpen] = useState(note !== '');
  const id = useId();
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
      >
        {m.telephone_kitchen_note()}
      </Button>
    );
  }
  return (
    <TextField
      id={id}
      label={m.telephone_kitchen_note()}
      note={m.telephone_kitchen_note_hint()}
      className="tel-note"
      autoComplete="off"
      maxLength={1000}
      value={note}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
