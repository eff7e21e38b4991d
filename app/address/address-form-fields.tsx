import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { m } from '#messages';
import { TextField } from '#ui/field.tsx';

type AddressField = 'streetName' | 'houseNumber' | 'streetAddition' | 'postalCode' | 'city' | 'country';

/** The six fields of an address, for any form that has them. */
export function AddressFields({
  register,
  errors,
  postalCodeKeys,
  postalCodeWrongBy,
  afterPlace = null,
}: {
  register: (name: AddressField) => UseFormRegisterReturn;
  errors: FieldErrors<Record<AddressField, string>>;
  /** Number keys on a phone, where postcodes are of digits. */
  postalCodeKeys?: 'numeric' | undefined;
  /** Id of what says below why the postcode will not do. */
  postalCodeWrongBy?: string | undefined;
  /** What is said right below postcode and city. */
  afterPlace?: ReactNode;
}) {
  return (
    <>
      <div className="grid grid-cols-[1fr_7.5rem] items-start gap-x-3 gap-y-5 sm:grid-cols-[1fr_9rem] sm:gap-x-5">
        <TextField
          {...register('streetName')}
          aria-required
          label={m.delivery_address_street()}
          autoComplete="address-line1"
          error={errors.streetName?.message}
        />
        <TextField
          {...register('houseNumber')}
          aria-required
          label={m.delivery_address_house_number()}
          error={errors.houseNumber?.message}
        />
      </div>
      <TextField
        {...register('streetAddition')}
        label={m.delivery_address_addition()}
        note={m.delivery_optional()}
        autoComplete="address-line2"
        error={errors.streetAddition?.message}
      />
      <div className="grid grid-cols-[7.5rem_1fr] items-start gap-x-3 gap-y-5 sm:grid-cols-[9rem_1fr] sm:gap-x-5">
        <TextField
          {...register('postalCode')}
          aria-required
          label={m.delivery_address_postal_code()}
          inputMode={postalCodeKeys}
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          wrongBy={postalCodeWrongBy}
        />
        <TextField
          {...register('city')}
          aria-required
          label={m.delivery_address_city()}
          autoComplete="address-level2"
          error={errors.city?.message}
        />
      </div>
      {afterPlace}
      <TextField
        {...register('country')}
        aria-required
        label={m.delivery_address_country()}
        autoComplete="country-name"
        error={errors.country?.message}
      />
    </>
  );
}
