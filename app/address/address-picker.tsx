import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { NewAddress } from '../stores/delivery-draft.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressValues } from './address-form-schema.ts';
import './address-picker.css';
import { AddressCard, addressName } from './address-picker-card.tsx';
import { selectedAddressId } from './address-picker-selection.ts';
import { useAddressBook } from './address-picker-store.ts';
import { saysOtherwise, saysSomething, type UnsavedAddress } from './unsaved-address.ts';

interface AddressPickerProps {
  title: string;
  /** What the addresses are for; the words go by it. */
  purpose?: 'delivery' | 'invoice';
  /** A line below the title. */
  note?: string;
  /** `choose` selects one address; `manage` only edits and removes. */
  mode: 'choose' | 'manage';
  chosenId?: number | null;
  /** What is written of a new address, told with every letter: kept, its form opens with it again. */
  written?: NewAddress | null;
  onWrite?: (address: NewAddress | null) => void;
  /** What the form that is open says and no saved address does; null when there is nothing like it. */
  onUnsaved?: (unsaved: UnsavedAddress | null) => void;
  /** Why nothing is ordered without an address, or while that form is open, once somebody tried. */
  refusal?: string | undefined;
  /** Chooses pickup instead: offered where the shop does not deliver. */
  onPickup?: () => void;
  /** The profile, in which a new address was saved that is only for invoices. */
  onProfile?: (profile: Customer) => void;
  /** The address that is selected now, also when the picker chose it by itself (spec §4). */
  onChoose?: (address: DeliveryAddress | null) => void;
}

/** Saved addresses as cards, with a form to add and edit them (spec §2). */
export function AddressPicker({
  title,
  purpose = 'delivery',
  note,
  mode,
  chosenId = null,
  written = null,
  onWrite,
  onUnsaved,
  refusal,
  onPickup,
  onProfile,
  onChoose,
}: AddressPickerProps) {
  const book = useAddressBook();
  const [edited, setEdited] = useState<DeliveryAddress | 'new' | null>(written && 'new');
  const [isChanged, setChanged] = useState(false);
  const [choice, setChoice] = useState(chosenId);
  const [removed, setRemoved] = useState<{ address: DeliveryAddress; place: number } | null>(null);
  const radioName = useId();
  /** Of the button that edits this address, or adds one. */
  const openerId = (of: DeliveryAddress | 'new') => `${radioName}-${of === 'new' ? of : of.id}`;
  const words =
    purpose === 'invoice'
      ? {
          none: `${m.delivery_invoice_none()} ${m.delivery_invoice_none_text()}`,
          add: m.delivery_invoice_add(),
        }
      : {
          none: `${m.delivery_address_none()} ${m.delivery_address_none_text()}`,
          add: m.delivery_address_add(),
        };
  const undoId = `${radioName}-undo`;
  const addresses = book.addresses ?? [];
  const selectedId = mode === 'choose' ? selectedAddressId(addresses, choice) : null;
  const selected = addresses.find(({ id }) => id === selectedId) ?? null;

  const tell = useRef(onChoose);
  tell.current = onChoose;
  useEffect(() => {
    if (book.addresses) tell.current?.(selected);
  }, [book.addresses, selected]);

  const isOther = edited && edited !== 'new' && (isChanged || edited.id !== selectedId);
  const isNew = edited === 'new' && saysSomething(written);
  const unsaved = isNew ? 'new' : isOther ? 'edited' : null;
  useUnsaved(unsaved, onUnsaved);

  // What had the focus is gone, form or card: this one takes it, as soon as it is there.
  const successor = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is gone when the addresses have changed
  useEffect(() => {
    if (edited || !successor.current) return;
    document.getElementById(successor.current)?.focus();
    successor.current = null;
  }, [edited, removed, book.addresses]);

  function close(next = edited && openerId(edited)) {
    successor.current = next;
    setEdited(null);
    setChanged(false);
    onWrite?.(null);
  }

  async function save(values: AddressValues) {
    if (edited === 'new' && purpose === 'invoice') {
      const profile = await book.saveForInvoices(values);
      if (!profile) return;
      close();
      return onProfile?.(profile);
    }
    const saved = await book.save(values, edited === 'new' ? null : edited);
    if (!saved) return;
    if (edited === 'new') setChoice(saved.id);
    close(mode === 'choose' && edited === 'new' ? `${openerId(saved)}-choice` : openerId(saved));
  }

  async function remove(address: DeliveryAddress) {
    const place = addresses.indexOf(address);
    if (!(await book.remove(address))) return;
    successor.current = undoId;
    setRemoved({ address, place });
  }

  async function undo({ address }: { address: DeliveryAddress }) {
    const restored = await book.restore(address);
    if (!restored) return;
    successor.current = openerId(restored);
    setRemoved(null);
  }

  const refusalId = `${radioName}-refusal`;
  const opensNew = { onClick: () => setEdited('new'), 'aria-describedby': refusal && refusalId };
  const add = (
    <button {...opensNew} id={openerId('new')} type="button" className="address-add">
      <Plus size={22} />
      {words.add}
    </button>
  );

  const cards = addresses.map((address) => (
    <AddressCard
      key={address.id}
      address={address}
      radioName={mode === 'choose' ? radioName : undefined}
      selected={address.id === selectedId}
      onSelect={() => setChoice(address.id)}
      editId={openerId(address)}
      onEdit={() => setEdited(address)}
      onRemove={mode === 'manage' ? () => remove(address) : undefined}
    />
  ));
  if (removed) {
    const name = addressName(removed.address);
    cards.splice(
      removed.place,
      0,
      <p key="removed" className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
        {m.cart_removed({ name })}
        <Button
          id={undoId}
          variant="quiet"
          aria-label={m.delivery_address_undo({ name })}
          onClick={() => undo(removed)}
        >
          <Undo2 size={20} />
          {m.cart_undo()}
        </Button>
      </p>,
    );
  }

  return (
    <section aria-labelledby={`${radioName}-title`} className="address-book">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`${radioName}-title`} className="text-[clamp(1.75rem,1.6rem+0.8vw,2.125rem)]">
          {title}
        </h2>
        {book.addresses?.length === 0 && edited === null && !book.hasFailed ? (
          <Button {...opensNew} variant="side" size="small">
            <Plus size={20} />
            {m.delivery_address_new()}
          </Button>
        ) : null}
      </div>
      {note ? <p className="-mt-2 mb-5 text-muted">{note}</p> : null}
      {book.addresses === null ? <Spinner label={m.delivery_address_loading()} /> : null}
      {book.hasFailed ? (
        <p className="flex flex-wrap items-center gap-x-4 text-error">
          {m.delivery_address_load_failed()}
          <Button variant="quiet" onClick={book.load}>
            {m.delivery_address_retry()}
          </Button>
        </p>
      ) : null}
      {edited ? (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          {...(edited === 'new'
            ? { begun: written, onWrite }
            : { onWrite: (values) => setChanged(saysOtherwise(values, edited)) })}
          refusal={unsaved ? refusal : undefined}
          isForDelivery={purpose === 'delivery'}
          onPickup={onPickup}
          onCancel={() => close()}
          onSave={save}
        />
      ) : null}
      {edited ? null : <FieldError id={refusalId} error={refusal} />}
      {book.addresses && !edited && !book.hasFailed ? (
        <div
          {...(mode === 'choose' && {
            role: 'radiogroup',
            'aria-label': title,
            'aria-invalid': refusal ? true : undefined,
            'aria-describedby': refusal && refusalId,
          })}
          className="address-grid"
        >
          {cards}
          {addresses.length === 0 ? (
            <div className="address-add flex-col text-center col-span-full">
              <p className="font-normal text-muted">{words.none}</p>
              <Button {...opensNew} id={openerId('new')} variant="side">
                <Plus size={20} />
                {words.add}
              </Button>
            </div>
          ) : (
            add
          )}
        </div>
      ) : null}
    </section>
  );
}

/** Tells with every change what is not saved, and that nothing is any more once the picker is gone. */
function useUnsaved(unsaved: UnsavedAddress | null, onUnsaved: AddressPickerProps['onUnsaved']) {
  const tell = useRef(onUnsaved);
  tell.current = onUnsaved;
  // Before the button is seen that would order: it must not go to another address.
  useLayoutEffect(() => {
    tell.current?.(unsaved);
    return () => tell.current?.(null);
  }, [unsaved]);
}
