import { searchWords } from './catalogue-search.ts';

/** How words begin, as the search compares them, by which people look for what is no dish, and the page that says it. */
const pages = [
  ['cancellation', '/terms#cancellation', 'storn|widerruf|cancel|refund|erstatt|ruckerstatt'],
  [
    'prices',
    '/terms#prices',
    '(?:liefer|versand)(?:kosten|gebuhr|preis|pauschale)|(?:kost|preis).* (?:liefer|versand)|(?:deliver|shipping).* (?:cost|fee|price|charge)|(?:cost|fee|price|charge).* (?:deliver|shipping)|mindest|minimum|pfand|deposit',
  ],
  ['delivery', '/terms#delivery', 'liefer|abhol|versand|deliver|shipping|pick ?up|collection'],
  ['discount', '/cart', 'gutschein|rabatt|voucher|coupon|discount|promo'],
  ['contact', '/contact', 'offnung|geoffnet|kontakt|telefon|opening|hours|contact|phone'],
  ['allergens', '/categories-overview', 'allergen[esn]*$'],
  ['orders', '/orders', 'bestellung|rechnung|order|invoice'],
  ['terms', '/terms', 'agbs?$|terms$|conditions'],
  ['imprint', '/imprint', 'impressum|imprint'],
  ['privacy', '/privacy', 'datenschutz|privacy'],
  ['accessibility', '/accessibility', 'barriere|accessib'],
] as const;

export type AnsweredTopic = (typeof pages)[number][0];

/** The page that answers a search for what is no dish: what delivery costs, when somebody is there; null for none. */
export function answeringPage(query: string): { topic: AnsweredTopic; path: string } | null {
  const asked = searchWords(query).join(' ');
  const found = pages.find(([, , words]) => new RegExp(`(?:^| )(?:${words})`).test(asked));
  return found ? { topic: found[0], path: found[1] } : null;
}
