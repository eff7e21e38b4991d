import { expect, test } from 'vitest';
import { trail } from './trail.ts';

const labels = { home: 'Start', cart: 'Warenkorb', payment: 'Zahlung', success: 'Erfolg', shop: 'Küche' };
const categories = ['en:Platter\nde:Platten', 'en:Wraps and paninis\nde:Wraps und Panini'];

test('there are none on the home page', () => {
  expect(trail('/', 'de', labels, categories)).toEqual([]);
});

test('a category reads as its name, and the segment category is left out', () => {
  expect(trail('/category/wraps-and-paninis', 'de', labels, categories)).toEqual([
    { label: 'Start', href: '/' },
    { label: 'Wraps und Panini', href: null },
  ]);
});

test('a segment without a page of its own is no link', () => {
  expect(trail('/payment/success', 'de', labels, categories)).toEqual([
    { label: 'Start', href: '/' },
    { label: 'Zahlung', href: null },
    { label: 'Erfolg', href: null },
  ]);
});

test('the id of a shop reads as its name', () => {
  expect(trail('/shop/2', 'de', labels, categories, { 2: 'Zuckerhut' }).at(-1)?.label).toBe('Zuckerhut');
});

test('unknown and broken segments are shown as text', () => {
  expect(trail('/nirgend-wo', 'de', labels, categories).at(-1)?.label).toBe('nirgend wo');
  expect(trail('/%E0%A4%A', 'de', labels, categories).at(-1)?.label).toBe('%E0%A4%A');
  expect(trail('/constructor', 'de', labels, categories).at(-1)?.label).toBe('constructor');
});
