import { expect, test } from 'vitest';
import { type DraftField, fieldOf, withFields } from '#rules/catalogue/draft-fields.ts';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';
import { deskOf } from './desk.ts';

const { arrived, contradicted, failed, follow, isSaved, newDesk, send, settle, shownOn, unsaved, write } =
  deskOf<MenuProduct, DraftField>({ fieldOf, withFields });

const empty = newDesk(newMenuProduct, 3);
const theirs = { field: 'name.de', value: 'Ihres', by: 'Marta', at: 0 };
const named = write(empty, 'name.de', 'Meines');

test('what is written is shown at once and waits until it is sent', () => {
  expect(shownOn(named).name.de).toBe('Meines');
  expect(unsaved(named)).toEqual({ 'name.de': 'Meines' });
  expect(isSaved(write(named, 'name.de', null))).toBe(true);
});

test('what is written while another is under way stays after its arrival', () => {
  const later = write(send(named), 'name.de', 'Meines, länger');
  const after = arrived(later, shownOn(named), 4);
  expect(after.revision).toBe(4);
  expect(after.waiting).toEqual({ 'name.de': 'Meines, länger' });
  expect(isSaved(arrived(send(named), shownOn(named), 4))).toBe(true);
});

test('taking back what is under way is sent too', () => {
  expect(write(send(named), 'name.de', null).waiting).toEqual({ 'name.de': null });
});

test('what did not get there waits again, the newer text before the older', () => {
  const later = failed(write(send(write(named, 'priceCents', 100)), 'name.de', 'Neuer'));
  expect(later.waiting).toEqual({ 'name.de': 'Neuer', priceCents: 100 });
  expect(later.sending).toBeNull();
});

test('two texts in one field both stay until somebody chooses; the other fields go on', () => {
  const both = contradicted(send(write(named, 'priceCents', 100)), [theirs], 9);
  expect(both).toMatchObject({ revision: 9, waiting: { priceCents: 100 }, sending: null });
  expect(both.conflicts['name.de']).toEqual({ theirs, mine: 'Meines' });
  expect(shownOn(both).name.de).toBe('Meines');
  expect(write(both, 'name.de', 'Meines neu').conflicts['name.de']?.mine).toBe('Meines neu');
  expect(unsaved(settle(both, 'name.de', 'mine'))).toEqual({ 'name.de': 'Meines', priceCents: 100 });
  const hers = settle(both, 'name.de', 'theirs');
  expect(shownOn(hers).name.de).toBe('Ihres');
  expect(unsaved(hers)).toEqual({ priceCents: 100 });
});

test('what others did is followed only where nothing of one’s own waits', () => {
  const newer = { ...newMenuProduct, priceCents: 500 };
  expect(shownOn(follow(empty, newer, 4)).priceCents).toBe(500);
  expect(follow(empty, newer, 3)).toBe(empty);
  expect(follow(named, newer, 4)).toBe(named);
});
