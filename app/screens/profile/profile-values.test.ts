import { expect, test } from 'vitest';
import { customerUpdate, profileSchemas, profileType, profileValues } from './profile-values.ts';

const company = {
  name: 'Linde & Partner',
  lastname: '',
  email: 'jana@linde.example',
  mobileNumber: '030 55570',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  postalCode: '10999',
  streetAddition: '',
  country: 'Germany',
  city: 'Berlin',
  customerType: 'COMMERCIAL' as const,
  vatIdOrTaxId: 'DE123456789',
  invoiceRecipient: null,
};
const messages = (type: 'personal' | 'business', values: object) =>
  profileSchemas[type].safeParse(values).error?.issues.map((issue) => issue.message);
const begun = { streetAddition: '2nd courtyard' };
const nothing = Object.fromEntries(Object.keys(profileValues(company)).map((key) => [key, '']));

test('each form asks for its own, with the texts of the specification', () => {
  const address = [
    'Street name is required',
    'House number is required',
    'Postal code is required',
    'City is required',
    'Country is required',
  ];
  const personal = messages('personal', { ...nothing, ...begun });
  expect(personal?.toSorted()).toEqual(
    ['Email is required', ...address, 'Name is required', 'Last name is required'].toSorted(),
  );
  const business = messages('business', { ...nothing, ...begun });
  expect(business?.toSorted()).toEqual(
    ['Email is required', ...address, 'Company name is required', 'VAT number is required'].toSorted(),
  );
  expect(messages('business', { ...profileValues(company), email: 'jana' })).toEqual([
    'Invalid email address',
  ]);
});

test('a telephone number is corrected without an address, and an address is whole or empty', () => {
  const known = { ...profileValues(company), name: 'Jana', lastName: 'Holm' };
  const place = { streetName: '', houseNumber: '', streetAddition: '', postalCode: '', city: '' };
  const without = { ...known, ...place };
  expect(profileSchemas.personal.safeParse(without).success).toBe(true);
  expect(customerUpdate('personal', without)).toMatchObject({ ...place, country: '' });
  expect(messages('personal', { ...without, streetName: 'Torstraße' })).toEqual([
    'House number is required',
    'Postal code is required',
    'City is required',
  ]);
});

test('telephone numbers and German postcodes that are none are asked for again', () => {
  const wrong = { ...profileValues(company), mobileNumber: 'abc', postalCode: '1' };
  expect(messages('business', wrong)).toEqual([
    expect.stringMatching(/^A phone number has at least five digits/),
    'A German postal code has five digits',
  ]);
  expect(messages('business', { ...wrong, mobileNumber: '', country: 'Norwegen' })).toBeUndefined();
});

test('a VAT number has the form of its country', () => {
  expect(messages('business', { ...profileValues(company), vatNumber: 'DE 123' })).toEqual([
    '“DE 123” is no VAT number or tax number. A German VAT number is DE and nine digits.',
  ]);
});

test('a company comes back as it was read', () => {
  expect(profileType(company)).toBe('business');
  const { lastname: _, ...sent } = company;
  expect(customerUpdate('business', profileValues(company))).toEqual(sent);
});

test('a person has a last name and no tax number', () => {
  const person = { ...company, name: 'Jana', lastname: 'Holm', customerType: 'PRIVATE' as const };
  const update = customerUpdate('personal', profileValues(person));
  expect(update).toMatchObject({ customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm' });
  expect(update).not.toHaveProperty('vatIdOrTaxId');
});
