import { expect, test } from 'vitest';
import { emptyDraft } from '../../../stores/delivery-draft.ts';
import { contactUpdate, hasWrongPhone, lacksContact } from './contact.ts';

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

test('a telephone number may be left out, but not be none', () => {
  const written = (mobileNumber: string) =>
    hasWrongPhone({ mobileNumber: '' }, { ...emptyContact, mobileNumber });
  expect([written(''), written(' '), written('030 55570'), written('abc'), written('030 1')]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  // What the profile has is not asked for here.
  expect(hasWrongPhone({ mobileNumber: 'abc' }, { ...emptyContact, mobileNumber: 'abc' })).toBe(false);
});

test('saves nothing where nothing was written, or no name is known', () => {
  expect(contactUpdate({ name: 'Jana' }, emptyContact)).toBeNull();
  expect(contactUpdate({ name: '' }, { ...emptyContact, mobileNumber: '030' })).toBeNull();
});
