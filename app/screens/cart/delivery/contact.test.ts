import { expect, test } from 'vitest';
import { emptyDraft } from '../../../stores/delivery-draft.ts';
import { contactUpdate, lacksContact } from './contact.ts';

const emptyContact = emptyDraft.contact;

test('asks where name or telephone are missing', () => {
  expect(lacksContact({ name: '', mobileNumber: '030' })).toBe(true);
  expect(lacksContact({ name: 'Jana', mobileNumber: '' })).toBe(true);
  expect(lacksContact({ name: 'Jana', mobileNumber: '030' })).toBe(false);
});

test('saves what was written, with the name that is known', () => {
  expect(contactUpdate({ name: 'Jana' }, { ...emptyContact, mobileNumber: ' 030 1 ' })).toEqual({
    name: 'Jana',
    mobileNumber: '030 1',
  });
  expect(contactUpdate({ name: '' }, { name: 'Jana', lastname: 'Holm', mobileNumber: '' })).toEqual({
    name: 'Jana',
    lastname: 'Holm',
  });
});

test('saves nothing where nothing was written, or no name is known', () => {
  expect(contactUpdate({ name: 'Jana' }, emptyContact)).toBeNull();
  expect(contactUpdate({ name: '' }, { ...emptyContact, mobileNumber: '030' })).toBeNull();
});
