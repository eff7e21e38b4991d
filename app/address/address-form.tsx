import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { useCompany } from '../page/use-company.ts';
import type { NewAddress } from '../stores/delivery-draft.ts';
import { costTo, DeliveryTerms, OutsideArea, useLeftPostalCode } from './address-form-area.tsx';
import { AddressFields } from './address-form-fields.tsx';
import { type AddressValues, addressSchema, addressValues } from './address-form-schema.ts';
import { useDeliverySettings } from './use-delivery-settings.ts';

/** Writes an address: a new one, or the one given (spec §3). `onSave` resolves when it is saved or has failed. */
export function AddressForm({
  address,
  begun = null,
  onWrite,
  isForDelivery = true,
  onPickup,
  refusal,
  onSave,
  onCancel,
}: {
  address: DeliveryAddress | null;
  /** What was written of a new address before the page was left. */
  begun?: NewAddress | null | undefined;
  onWrite?: ((address: NewAddress) => void) | undefined;
  /** Whether something is to be brought there, and not only an invoice sent. */
  isForDelivery?: boolean;
  onPickup?: (() => void) | undefined;
  /** Why nothing is ordered while this is not saved, once somebody tried. */
  refusal?: string | undefined;
  onSave: (values: AddressValues) => Promise<void>;
  onCancel: () => void;
}) {
  const [start] = useState(begun);
  const { city } = useCompany();
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: start ?? addressValues(address, isForDelivery ? city : ''),
  });
  const postalCode = useLeftPostalCode();
  const outsideId = useId();
  const refusalId = useId();
  const settings = useDeliverySettings();
  const cost = isForDelivery ? costTo(postalCode.left, settings) : null;
  const isOutside = cost === 'outside';
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  // To press the button is no advice to who just did: a field says why it was of no use, or a message.
  const advice = isSubmitSuccessful || Object.keys(errors).length > 0 ? undefined : refusal;
  const { setFocus } = form;
  // That of the profile has no name among others.
  const isOfProfile = !address && !isForDelivery;
  const [firstField] = useState<'streetName' | 'name'>(isOfProfile ? 'streetName' : 'name');
  // Before it is seen: later it would take what somebody types already. What comes back with the page does not take the
  // focus, nor what becomes another form below a choice.
  useLayoutEffect(() => {
    if (!start) setFocus(firstField);
  }, [start, firstField, setFocus]);
  const save = address ? m.delivery_address_save_edit() : m.delivery_address_save_new();

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(onSave)}
      onChange={() => onWrite?.(form.getValues())}
      className="paper p-5 md:p-8"
    >
      <h3 className="mb-5 text-card">
        {address ? m.delivery_address_edit_title() : m.delivery_address_new_title()}
      </h3>
      <div className="grid gap-5">
        {isOfProfile ? null : (
          <TextField
            {...form.register('name')}
            label={m.delivery_address_name()}
            note={m.delivery_optional()}
            placeholder={m.delivery_address_name_placeholder()}
            error={errors.name?.message}
          />
        )}
        <AddressFields
          register={(name) => form.register(name, name === 'postalCode' ? postalCode.watched : undefined)}
          errors={errors}
          postalCodeKeys={isForDelivery ? 'numeric' : undefined}
          postalCodeWrongBy={isOutside ? outsideId : undefined}
          afterPlace={
            isOutside ? (
              <OutsideArea id={outsideId} postalCode={postalCode.left} onPickup={onPickup} />
            ) : cost === null ? null : (
              <DeliveryTerms postalCode={postalCode.left} cost={cost} settings={settings} />
            )
          }
        />
        {isOfProfile ? null : (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" {...form.register('isPrimary')} className="size-6 accent-petrol" />
            {m.delivery_address_make_primary()}
          </label>
        )}
      </div>
      <FieldError id={refusalId} error={advice} />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <Button variant="quiet" onClick={onCancel}>
          {m.delivery_address_cancel()}
        </Button>
        <Button type="submit" variant="side" busy={isSubmitting} aria-describedby={advice && refusalId}>
          {isSubmitting ? m.delivery_address_saving() : save}
        </Button>
      </div>
    </form>
  );
}
