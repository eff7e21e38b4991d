import { expect, test } from 'vitest';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import { newMenuProduct } from '#rules/catalogue/menu-product.ts';
import { demandsOf } from './demands.ts';

test('whatever the law wants stands in the list, once', () => {
  const missing = whatIsMissing(
    {
      ...newMenuProduct,
      isPackaged: true,
      vat: 'drink',
      diets: ['alcohol'],
      netQuantity: { amount: 1, unit: 'ml' },
    },
    { sellers: [1], categories: [1] },
  );
  const demands = demandsOf(missing);
  expect(demands.flatMap(({ lacks }) => lacks)).toHaveLength(missing.length);
  expect(demands.find(({ key }) => key === 'packaged')?.lacks.map(({ field }) => field)).toEqual([
    'alcoholByVolume',
    'packaged',
  ]);
});

test('nothing is open where nothing is missing, and what nobody foresaw stands with the price', () => {
  expect(demandsOf([]).every(({ lacks }) => lacks.length === 0)).toBe(true);
  const lack = { field: 'prepMinutes', code: 'TOO_HIGH' } as const;
  expect(demandsOf([lack]).find(({ key }) => key === 'price')?.lacks).toEqual([lack]);
});
