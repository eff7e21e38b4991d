import { expect, test } from 'vitest';
import { answeringPage } from './answering-page.ts';

test.each([
  ['Lieferkosten', 'prices', '/terms#prices'],
  ['Liefergebühr', 'prices', '/terms#prices'],
  ['Lieferung', 'delivery', '/terms#delivery'],
  ['delivery', 'delivery', '/terms#delivery'],
  ['delivery costs', 'prices', '/terms#prices'],
  ['delivery fee', 'prices', '/terms#prices'],
  ['cost of delivery', 'prices', '/terms#prices'],
  ['Was kostet die Lieferung', 'prices', '/terms#prices'],
  ['pick up', 'delivery', '/terms#delivery'],
  ['minimum order', 'prices', '/terms#prices'],
  ['Mindestbestellwert', 'prices', '/terms#prices'],
  ['Pfand', 'prices', '/terms#prices'],
  ['deposit', 'prices', '/terms#prices'],
  ['Gutschein', 'discount', '/cart'],
  ['voucher', 'discount', '/cart'],
  ['Öffnungszeiten', 'contact', '/contact'],
  ['oeffnungszeiten', 'contact', '/contact'],
  ['opening hours', 'contact', '/contact'],
  ['Stornieren', 'cancellation', '/terms#cancellation'],
  ['AGB', 'terms', '/terms'],
  ['Allergene', 'allergens', '/categories-overview'],
  ['allergens', 'allergens', '/categories-overview'],
  ['Impressum', 'imprint', '/imprint'],
  ['Datenschutz', 'privacy', '/privacy'],
  ['Barrierefreiheit', 'accessibility', '/accessibility'],
  ['Meine Bestellungen', 'orders', '/orders'],
  ['Rechnung', 'orders', '/orders'],
])('“%s” is answered by the page of %s', (query, topic, path) => {
  expect(answeringPage(query)).toEqual({ topic, path });
});

test.each(['', 'cookies', 'Nussallergie', 'allergic to nuts', 'ohne Nüsse', 'lemon', 'Wein', 'cheese board'])(
  '“%s” means what is eaten',
  (query) => expect(answeringPage(query)).toBeNull(),
);
