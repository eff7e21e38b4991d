import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('an address is made safe for XML and for a URL', () => {
  const xml = sitemap('https://shop.example', {
    categories: [{ name: "en:Bread & butter's <best>\nde:Brot" }],
    sellers: [],
  });
  expect(xml).toContain('<loc>https://shop.example/category/bread-%26-butter&apos;s-%3Cbest%3E</loc>');
});
