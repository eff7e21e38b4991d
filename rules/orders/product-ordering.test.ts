import { expect, test } from 'vitest';
import { orderProducts } from './product-ordering.ts';

const named = (...names: string[]) => names.map((name, id) => ({ id, name: `en:${name}\nde:${name}` }));
const order = (category: string, ...names: string[]) =>
  orderProducts(named(...names), category).map(({ name }) => name.split('\n')[0]?.slice(3));

test('in snacks and sides nachos, toasties and dippers come first, sauces and Doritos last', () => {
  expect(
    order(
      'en:Snacks and sides',
      'Doritos',
      'Garlic sauce',
      'Olives',
      'Chicken dippers',
      'Toasty cheese',
      'Nachos',
    ),
  ).toEqual(['Chicken dippers', 'Toasty cheese', 'Nachos', 'Olives', 'Garlic sauce', 'Doritos']);
});

test('sandwich boxes stand last among sandwiches', () => {
  expect(order('en:Sandwiches', 'Sandwich box', 'Club sandwich')).toEqual(['Club sandwich', 'Sandwich box']);
});

test('paninis stand last among wraps and paninis', () => {
  expect(order('en:Wraps and paninis', 'Panini caprese', 'Falafel wrap')).toEqual([
    'Falafel wrap',
    'Panini caprese',
  ]);
});

test('other categories keep their order', () => {
  expect(order('en:Drinks', 'Sauce', 'Nachos')).toEqual(['Sauce', 'Nachos']);
  expect(order('en:Breakfast', 'Sandwich box', 'Panini', 'Croissants')).toEqual([
    'Sandwich box',
    'Panini',
    'Croissants',
  ]);
});
