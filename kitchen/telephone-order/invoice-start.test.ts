import { expect, test } from 'vitest';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { type Draft, newDraft, withCustomer } from './draft.ts';
import { invoiceStart, lastNamed } from './invoice-start.ts';

const reederei = {
  ...{ customerType: 'COMMERCIAL' as const, name: 'Reederei Spreeglück GmbH & Co. KG', lastname: '' },
  ...{ vatIdOrTaxId: 'DE129273398', purchaseOrder: 'PO-4500012345', costCentre: '7711' },
  ...{ leitwegId: '04011000-1234512345-06', streetName: 'Am Kai', houseNumber: '7a', streetAddition: '' },
  ...{ postalCode: '10115', city: 'Berlin', country: 'Germany' },
};
const oranien = {
  ...{ deliveryAddressId: 5, name: '', street: 'Oranienstraße 185', addition: '2. OG', postalCode: '10999' },
  ...{ city: 'Berlin', instruction: '', isPrimary: true, deliverable: true },
};
const caller = (change: Partial<KitchenCustomer> = {}): Draft =>
  withCustomer(newDraft(), {
    ...{ customerId: 7, name: 'Jana Holm', companyName: 'Reederei', email: 'holm@example.com', phone: '' },
    ...{ locale: 'de', orders: 4, lastOrderAt: null, addresses: [oranien], recentOrders: [], ...change },
  });

test('an invoice begins with the company that was named last, without its purchase order, which was for one order', () => {
  const draft = caller({ lastInvoice: reederei });
  expect(invoiceStart(draft)).toEqual({ ...reederei, purchaseOrder: '', country: 'Deutschland' });
  expect(lastNamed(draft)?.purchaseOrder).toBe('PO-4500012345');
});

test('where none was named it begins with the company that rings, at the address that the order goes to', () => {
  expect(invoiceStart(caller({ lastInvoice: null }))).toMatchObject({
    ...{ name: 'Reederei', vatIdOrTaxId: '', streetName: 'Oranienstraße', houseNumber: '185' },
    ...{ streetAddition: '2. OG', postalCode: '10999', country: 'Deutschland' },
  });
  expect(lastNamed(caller())).toBeNull();
});

test('an order that comes in the place of another has the number of that one, and no older one is told', () => {
  expect(lastNamed({ ...caller({ lastInvoice: reederei }), replaces: 'an order' })).toBeNull();
  const earlier = { ...reederei, purchaseOrder: '4711' };
  expect(lastNamed({ ...caller({ lastInvoice: reederei }), lastInvoice: earlier })).toEqual(earlier);
});
