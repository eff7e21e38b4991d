import { m } from '#kitchen-messages';
import { basePrice } from '#rules/catalogue/base-price.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { Plate } from '../../parts/plate.tsx';
import { lacksInShort } from '../lack-words.ts';
import { priceWords } from '../money-words.ts';
import { type DemandKey, demandsOf } from './demands.ts';
import { useMenuPlaces } from './menu-places.ts';
import { idOf, type Pen } from './pen.ts';
import { fieldWords } from './value-words.ts';

const words: Record<DemandKey, () => string> = {
  texts: m.demand_texts,
  place: m.demand_place,
  price: m.demand_price,
  vat: m.demand_vat,
  basePrice: m.demand_base_price,
  allergens: m.demand_allergens,
  additives: m.demand_additives,
  packaged: m.demand_packaged,
  image: m.demand_image,
};

/** What has to be there before a dish may be sold; what lacks leads to its field. */
export function DemandList({ pen }: { pen: Pen }) {
  const places = useMenuPlaces();
  return (
    <section className="paper demands" aria-labelledby="demands">
      <h2 id="demands" tabIndex={-1}>
        {m.demand_title()}
      </h2>
      <ul>
        {demandsOf(pen.missing).map(({ key, lacks }) => {
          const [first] = lacks;
          return (
            <li key={key} data-open={first ? true : undefined}>
              <Plate state={first ? 'NEW' : 'DELIVERED'} />
              {first ? (
                <button type="button" onClick={() => goTo(first.field)}>
                  {words[key]()}
                </button>
              ) : (
                <span>{words[key]()}</span>
              )}
              <small>{first ? lacksInShort(lacks).join(', ') : saidOf(key, pen.content, places)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a product says to a demand. */
function saidOf(key: DemandKey, content: MenuProduct, places: ReturnType<typeof useMenuPlaces>): string {
  const { priceCents, netQuantity, image } = content;
  if (key === 'texts') return m.demand_texts_all();
  if (key === 'place') return fieldWords(content, 'categoryId', places);
  if (key === 'price') return fieldWords(content, 'priceCents', places);
  if (key === 'packaged')
    return content.isPackaged ? fieldWords(content, 'packaged', places) : m.product_no();
  if (key === 'image') return image ? '' : m.demand_no_image();
  if (key === 'basePrice') {
    const perUnit = priceCents === null ? null : basePrice(priceCents, netQuantity);
    return perUnit
      ? m.product_per({ price: priceWords(perUnit.cents), unit: perUnit.unit })
      : m.demand_base_price_free();
  }
  return fieldWords(content, key, places);
}

/** Leads to a field, opening the part it is in; to the closest that is on the page. */
function goTo(field: string): void {
  const parts = field.split('.');
  for (let count = parts.length; count > 0; count--) {
    const element = document.getElementById(idOf(parts.slice(0, count).join('.')));
    if (!element) continue;
    const folded = element.closest('details');
    if (folded) folded.open = true;
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return;
  }
  document.getElementById('main')?.focus();
}
