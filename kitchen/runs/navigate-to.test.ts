import { expect, test } from 'vitest';
import { navigateTo } from './navigate-to.ts';

const place = { name: 'Büro', street: 'Oranienstraße 185', addition: '2. Hof, 3. OG', city: '10999 Berlin' };
const contact = { address: 'Büro, Oranienstraße 185, 2. Hof, 3. OG, 10999 Berlin', place };
const known = encodeURIComponent('Oranienstraße 185, 10999 Berlin');

test('eine Karte bekommt nur, was sie kennt: Straße, Postleitzahl und Ort', () => {
  expect(navigateTo(contact, 'Mozilla/5.0 (iPhone)')).toBe(`https://maps.apple.com/?daddr=${known}`);
  expect(navigateTo(contact, 'Mozilla/5.0 (Linux; Android 15)')).toBe(`geo:0,0?q=${known}`);
});

test('wo keine App dafür da ist, führt der Weg über eine Karte, die ihn beschreibt', () => {
  expect(navigateTo(contact, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(
    `https://www.openstreetmap.org/directions?to=${known}`,
  );
});

test('was eine frühere Version gemerkt hat, hat nur die Zeile', () => {
  expect(navigateTo({ address: contact.address }, '')).toContain(encodeURIComponent(contact.address));
});
