import { expect, test } from 'vitest';
import { isSideCategory } from './side-dishes.ts';

test('drinks, sauces, snacks and sides stand beside the dishes', () => {
  for (const name of ['en:Drinks\nde:Getränke', 'en:Snacks and sides\nde:Snacks und Beilagen', 'Sauces'])
    expect(isSideCategory(name)).toBe(true);
  for (const name of ['en:Platter\nde:Platten', 'Sandwiches', 'Salads', 'en:Sweets\nde:Süßes'])
    expect(isSideCategory(name)).toBe(false);
});
