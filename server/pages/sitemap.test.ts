import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('an address is made safe for XML and for a URL', () => {
  const xml = sitemap('https://shop.example', {
    categories: [{ name: "en:Bread & butter's <best>\nde:Brot" }],
    sellers: [],
    products: [{ id: 7, name: 'en:Cheese & nuts\nde:Käse mit Nüssen' }],
  });
  expect(xml).toContain('<loc>https://shop.example/category/bread-%26-butter&apos;s-%3Cbest%3E</loc>');
  expect(xml).toContain(
    '<loc>https://shop.example/product/7-kaese-mit-nuessen?lang=de</loc><xhtml:link rel="alternate" hreflang="en" href="https://shop.example/product/7-cheese-nuts"/>',
  );
});
