import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import { priceWords } from '../money-words.ts';
import { fieldName } from './value-words.ts';

type Version = MenuProductDetails['versions'][number];

const hows: Record<string, () => string> = {
  IMPORTED: m.how_imported,
  ADOPTED: m.how_adopted,
  PUBLISHED: m.how_published,
  PRICE: m.how_price,
  PLANNED: m.how_planned,
  WITHDRAWN: m.how_withdrawn,
  CHANGED: m.how_changed,
};

/**
 * How a version of a dish was made and what it changed, of its price from what to what; that it came on the menu or went is
 * said by how it was made.
 * @param before the one that it followed
 */
export function versionWords(version: Version, before: Version | undefined): string {
  const made = hows[version.how]?.() ?? version.how;
  if (!before) return made;
  const changed = version.fields
    .filter((field) => field !== 'active')
    .map((field) => (field === 'priceCents' ? priceChanged(version, before) : fieldName(field)))
    .filter(Boolean);
  return changed.length > 0 ? `${made}: ${changed.join(', ')}` : made;
}

function priceChanged({ how, priceCents: after }: Version, { priceCents: before }: Version): string {
  const isKnown = typeof before === 'number' && typeof after === 'number';
  const fromTo = isKnown ? m.how_price_from_to({ before: priceWords(before), after: priceWords(after) }) : '';
  // That it is the price is said already where nothing else was changed.
  return how === 'PRICE' ? fromTo : `${fieldName('priceCents')} ${fromTo}`.trim();
}
