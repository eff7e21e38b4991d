import { expect, test } from 'vitest';
import type { Customer } from '#contract/shop/customers.ts';
import { emptyInvoice } from '../../../stores/delivery-draft.ts';
import { invoiceStart, recipientErrors, recipientFields, recipientOf } from './recipient-form.ts';

const place = {
  streetName: 'Torstraße',
  houseNumber: '1',
  streetAddition: '',
  postalCode: '10119',
  city: 'Berlin',
  country: 'Deutschland',
};
const jana: Customer = {
  ...place,
  email: 'jana@example.com',
  mobileNumber: '',
  name: 'Jana',
  lastname: 'Holm',
  customerType: 'PRIVATE',
  vatIdOrTaxId: '',
  invoiceRecipient: null,
};
const references = { vatIdOrTaxId: 'DE123456789', purchaseOrder: '4711', costCentre: 'K2', leitwegId: '' };
const office = {
  id: 1,
  addressId: 1,
  active: true,
  name: 'Büro',
  deliveryInstruction: '',
  isPrimary: true,
  ...place,
};
const company = { ...emptyInvoice, ...references, to: 'company', company: ' Lind GmbH ' } as const;

test('the invoice goes to the customer unless a company was named before, whose purchase order was for one order', () => {
  expect(invoiceStart(jana)).toEqual(emptyInvoice);
  const invoiceRecipient = { company: 'Lind GmbH', ...references, ...place };
  expect(invoiceStart({ ...jana, invoiceRecipient })).toEqual({
    ...invoiceRecipient,
    // Named in the language of the page, whatever it was written in.
    country: 'Germany',
    purchaseOrder: '',
    to: 'company',
    hasOwnAddress: true,
  });
});

test('what a business profile knows is there when its invoice wants a purchase order', () => {
  const business = {
    ...jana,
    customerType: 'COMMERCIAL',
    name: 'Lind GmbH',
    vatIdOrTaxId: 'DE123456789',
  } as const;
  expect(invoiceStart(business)).toMatchObject({
    to: 'customer',
    company: 'Lind GmbH',
    vatIdOrTaxId: 'DE123456789',
    hasOwnAddress: true,
    city: 'Berlin',
  });
  expect(invoiceStart({ ...business, streetName: '' })).toMatchObject({ hasOwnAddress: false, city: '' });
});

test('a company is invoiced at the address of the delivery, or at its own', () => {
  const sent = { company: 'Lind GmbH', ...references, ...place };
  expect(recipientOf(company, office)).toEqual(sent);
  const own = { ...company, ...place, hasOwnAddress: true, city: 'Potsdam' };
  expect(recipientOf(own, office)).toEqual({ ...sent, city: 'Potsdam' });
  expect(recipientOf(own, null)).toEqual({ ...sent, city: 'Potsdam' });
});

test('a company is not kept from an invoice by the postcode of a delivery address of earlier days', () => {
  expect(recipientOf(company, { ...office, postalCode: '1' })).toMatchObject({ postalCode: '1' });
  expect(recipientOf({ ...company, ...place, hasOwnAddress: true, postalCode: '1' }, office)).toBeNull();
});

test('an address of its own is in the country that its field says', () => {
  const own = { ...company, ...place, hasOwnAddress: true, country: '' };
  expect(recipientErrors(recipientFields(own))).toEqual({});
  expect(recipientOf(own, office)).toMatchObject({ country: 'Germany' });
});

test('every field of a company says what is wrong with it', () => {
  const wrong = { ...company, ...place, company: '', vatIdOrTaxId: 'foo', leitwegId: 'abc', postalCode: '1' };
  expect(recipientErrors(recipientFields(wrong))).toMatchObject({
    company: { message: 'Please name the company or public office' },
    vatIdOrTaxId: { message: expect.stringMatching(/“foo” is no VAT number/) },
    leitwegId: { message: expect.stringMatching(/“abc” is no Leitweg-ID/) },
    postalCode: { message: 'A German postal code has five digits' },
  });
});

test.each([
  ['no name', { company: ' ' }],
  ['no VAT number', { vatIdOrTaxId: 'DE 123' }],
  ['a Leitweg-ID with wrong check digits', { leitwegId: '04011000-1234512345-07' }],
  ['no address', { hasOwnAddress: true }],
])('%s is not yet a recipient', (_, wrong) => {
  expect(recipientOf({ ...company, ...wrong }, office)).toBeNull();
});
