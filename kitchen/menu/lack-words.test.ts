import { expect, test } from 'vitest';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import { newMenuProduct } from '#rules/catalogue/menu-product.ts';
import { lacksInShort, lackWord } from './lack-words.ts';

test('a language that lacks in several texts is said once', () => {
  const lack = (field: string) => ({ field, code: 'MISSING' as const });
  expect(lacksInShort([lack('name.en'), lack('unit.en')])).toEqual(['Englisch fehlt']);
  expect(lacksInShort([lack('name.de'), lack('unit.en'), lack('vat')])).toEqual([
    'Texte fehlen',
    'Umsatzsteuer fehlt',
  ]);
});

test('all that an empty dish lacks has words', () => {
  const missing = whatIsMissing(newMenuProduct, { sellers: [1], categories: [1] });
  for (const lack of missing) expect(lackWord(lack)).not.toContain(lack.field);
});
