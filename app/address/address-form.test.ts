import { expect, test } from 'vitest';
import { addressInput, addressSchema, addressValues } from './address-form-schema.ts';

const stored = {
  id: 4,
  addressId: 4,
  name: 'Office',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  streetAddition: '2nd courtyard',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
  deliveryInstruction: 'Ring twice',
  isPrimary: true,
  active: true,
};

test('says what is required, with the texts of the specification', () => {
  const result = addressSchema.safeParse({ ...addressValues(null), country: '  ' });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([
    'Street name is required',
    'House number is required',
    'Postal code is required',
    'City is required',
    'Country is required',
  ]);
});

test('a country is named in the language of the page, this one for who has named none', () => {
  const named = (country: string) => addressValues({ ...stored, country }).country;
  expect(['Deutschland', 'at', 'Atlantis'].map(named)).toEqual(['Germany', 'Austria', 'Atlantis']);
  expect(addressValues(null).country).toBe('Germany');
});

test('a German postcode has five digits, another one is as it is written', () => {
  const said = (postalCode: string, country = 'Deutschland') =>
    addressSchema
      .safeParse({ ...addressValues(stored), postalCode, country })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  const wrong = [['postalCode', 'A German postal code has five digits']];
  expect(['1', 'abcde'].map((code) => said(code))).toEqual([wrong, wrong]);
  expect(said('10119')).toBeUndefined();
  expect(said('0154', 'Norwegen')).toBeUndefined();
});

test('blanks around a field are dropped, a name of 201 characters is refused', () => {
  expect(addressSchema.parse({ ...addressValues(stored), city: ' Berlin ' }).city).toBe('Berlin');
  expect(addressSchema.safeParse({ ...addressValues(stored), name: 'x'.repeat(201) }).success).toBe(false);
});

test('a line break or an invisible character is said to be there', () => {
  for (const city of ['Ber\nlin', 'Ber\u200blin', '\u202eBerlin', 'Ber\tlin']) {
    const result = addressSchema.safeParse({ ...addressValues(stored), city });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'There is a line break or an invisible character in this. Please type it instead of pasting it.',
    ]);
  }
});

test('an edited address keeps its id and its instruction, a new one has neither', () => {
  expect(addressInput({ ...addressValues(stored), city: 'Potsdam' }, stored)).toMatchObject({
    addressId: 4,
    city: 'Potsdam',
    deliveryInstruction: 'Ring twice',
    isPrimary: true,
  });
  expect(addressInput(addressValues(null), null)).not.toHaveProperty('addressId');
});
