import { expect, test } from 'vitest';
import { changedFields, draftFields, fieldOf, isSameValue, withFields } from './draft-fields.ts';
import { newMenuProduct } from './menu-product.ts';

test('every part of a product is a field of its draft, each language of a text one of its own', () => {
  const names = new Set(draftFields.map((field) => field.split('.')[0]));
  expect([...names, 'active'].toSorted()).toEqual(Object.keys(newMenuProduct).toSorted());
  expect(draftFields).toEqual(expect.arrayContaining(['name.de', 'name.en', 'unit.de', 'priceCents']));
});

test('a change of one language leaves the other one', () => {
  const named = withFields(newMenuProduct, { 'name.de': 'Taboulé', priceCents: 3100 });
  expect(named.name).toEqual({ de: 'Taboulé', en: null });
  expect(fieldOf(named, 'name.de')).toBe('Taboulé');
  expect(fieldOf(named, 'priceCents')).toBe(3100);
  expect(newMenuProduct.name).toEqual({ de: null, en: null });
  expect(changedFields(newMenuProduct, named)).toEqual(['name.de', 'priceCents']);
});

test.each([
  [{ from: 8, to: 10 }, { to: 10, from: 8 }, true],
  [{ from: 8, to: 10 }, { from: 8, to: 12 }, false],
  [['milk', 'eggs'], ['milk', 'eggs'], true],
  [['milk', 'eggs'], ['eggs', 'milk'], false],
  [[], {}, false],
  [null, [], false],
  [null, null, true],
  [{ a: undefined }, { b: 1 }, false],
  [3100, '3100', false],
])('%j and %j: %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});

test('what was written before there was a field says nothing about it', () => {
  const { kind: _kind, ...before } = newMenuProduct;
  const after = withFields(newMenuProduct, { kind: 'bread', priceCents: 3100 });
  expect(changedFields(before as typeof newMenuProduct, after)).toEqual(['priceCents']);
});
