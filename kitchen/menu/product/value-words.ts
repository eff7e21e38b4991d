import type { KitchenMenu } from '#contract/kitchen/menu/menu.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { type DraftField, fieldOf } from '#rules/catalogue/draft-fields.ts';
import type { MenuPicture, MenuProduct } from '#rules/catalogue/menu-product.ts';
import { dietChoices } from '#rules/catalogue/product-filter.ts';
import { foodWord } from '../../paper/food-words.ts';
import { stationWord } from '../../parts/station-words.ts';
import { textOf } from '../dish-words.ts';
import { priceWords } from '../money-words.ts';
import { courseWord, eventWord, kindWord } from './table-words.ts';

type Places = Pick<KitchenMenu, 'sellers' | 'categories'>;

const names: Record<DraftField, () => string> = {
  'name.de': () => m.product_in_german({ field: m.product_name() }),
  'name.en': () => m.product_in_english({ field: m.product_name() }),
  'description.de': () => m.product_in_german({ field: m.product_description() }),
  'description.en': () => m.product_in_english({ field: m.product_description() }),
  'unit.de': () => m.product_in_german({ field: m.product_unit() }),
  'unit.en': () => m.product_in_english({ field: m.product_unit() }),
  sellerId: m.product_seller,
  categoryId: m.product_category,
  priceCents: m.product_price,
  vat: m.product_vat,
  depositCents: m.product_deposit,
  serves: m.product_serves,
  netQuantity: m.product_net,
  station: m.product_station,
  prepMinutes: m.product_prep,
  kitchenUnit: m.product_kitchen_unit,
  portions: m.product_portions,
  allergens: m.product_allergens,
  additives: m.product_additives,
  diets: m.product_diets,
  alcoholByVolume: m.product_alcohol,
  isPackaged: m.product_packaged,
  packaged: m.product_label,
  image: m.product_image,
  bestSeller: m.product_best_seller,
  course: m.product_course,
  kind: m.product_kind,
  warm: m.product_warm,
  fits: m.product_fits,
  parts: m.product_parts,
};

/** What a field is called. */
export const fieldName = (field: string): string =>
  (names as Record<string, () => string>)[field]?.() ?? field;

/** What a field of a product says, in words. */
export function fieldWords(product: MenuProduct, field: DraftField, places: Places): string {
  return valueWords(field, fieldOf(product, field), places);
}

/** What a value of a field says, in words. */
export function valueWords(field: string, value: unknown, { sellers, categories }: Places): string {
  if (value === null || value === undefined || value === '') return m.product_nothing();
  const number = (each: unknown) => Number(each).toLocaleString(getLocale());
  switch (field) {
    case 'priceCents':
    case 'depositCents':
      return priceWords(Number(value));
    case 'sellerId':
      return sellers.find(({ id }) => id === value)?.name ?? String(value);
    case 'categoryId':
      return textOf(categories.find(({ id }) => id === value)?.name) || String(value);
    case 'vat':
      return value === 'food' ? m.product_vat_food() : m.product_vat_drink();
    case 'station':
      return stationWord(value as MenuProduct['station']);
    case 'serves': {
      const { from, to } = value as { from: number; to: number };
      return from === to ? number(from) : `${number(from)}–${number(to)}`;
    }
    case 'netQuantity': {
      const { amount, unit } = value as { amount: number; unit: string };
      return `${number(amount)} ${unit === 'piece' ? m.product_pieces() : unit}`;
    }
    case 'kitchenUnit': {
      const { perPiece, ...words } = value as NonNullable<MenuProduct['kitchenUnit']>;
      return `${number(perPiece)} ${textOf(words)}`;
    }
    case 'allergens':
    case 'additives':
    case 'diets':
      return (value as string[]).map((slug) => foodWord(slug)).join(', ') || m.product_none();
    case 'course':
      return courseWord(value as NonNullable<MenuProduct['course']>);
    case 'kind':
      return kindWord(value as NonNullable<MenuProduct['kind']>);
    case 'fits':
      return (value as MenuProduct['fits']).map(eventWord).join(', ') || m.product_nothing();
    case 'parts': {
      const parts = value as MenuProduct['parts'];
      const counts = dietChoices.flatMap((diet) =>
        parts[diet] ? `${number(parts[diet])} ${foodWord(diet).toLowerCase()}` : [],
      );
      return counts.join(', ') || m.product_nothing();
    }
    case 'warm':
      return value ? m.product_hot() : m.product_cold();
    case 'isPackaged':
      return value ? m.product_yes() : m.product_no();
    case 'packaged':
      return m.product_goods({ count: (value as unknown[]).length });
    case 'image': {
      const { picture, alt } = value as MenuPicture;
      return textOf(alt) || picture;
    }
    default:
      return typeof value === 'number' ? number(value) : String(value);
  }
}
