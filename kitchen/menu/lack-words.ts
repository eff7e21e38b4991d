import { m } from '#kitchen-messages';
import type { Lack } from '#rules/catalogue/may-be-published.ts';

type Words = Partial<Record<Lack['code'] | 'else', () => string>>;

/** What is wrong with a field, by its first part. */
const words: Record<string, Words> = {
  name: { else: m.lacks_name },
  description: { else: m.lacks_description },
  unit: { else: m.lacks_unit },
  sellerId: { else: m.lacks_sellerId },
  categoryId: { else: m.lacks_categoryId },
  priceCents: { TOO_LOW: m.lacks_price_low, TOO_HIGH: m.lacks_price_high, else: m.lacks_priceCents },
  vat: { CONTRADICTS: m.lacks_vat_alcohol, else: m.lacks_vat },
  serves: { else: m.lacks_serves },
  netQuantity: { else: m.lacks_netQuantity },
  allergens: { NAME_IT: m.lacks_allergens_name, else: m.lacks_allergens },
  additives: { else: m.lacks_additives },
  diets: { else: m.lacks_diets },
  alcoholByVolume: { else: m.lacks_alcoholByVolume },
  isPackaged: { CONTRADICTS: m.lacks_isPackaged_not, else: m.lacks_isPackaged },
  packaged: { else: m.lacks_packaged },
  depositCents: { else: m.lacks_depositCents },
  image: { UNKNOWN: m.lacks_image_gone, else: m.lacks_image },
};

/** What is wrong with a field of a product, in words. */
export function lackWord({ field, code }: Lack): string {
  const own = words[field.split('.')[0] ?? ''];
  return (own?.[code] ?? own?.else)?.() ?? m.lacks_unknown({ field });
}

const isText = ({ field }: Lack) => /^(name|description|unit)\./.test(field);

/** All that is missing of a product in as few words as can be: a language that lacks anywhere is said once. */
export function lacksInShort(missing: readonly Lack[]): string[] {
  const lacks = (language: string) =>
    missing.some((each) => isText(each) && each.field.endsWith(`.${language}`));
  const texts =
    lacks('de') && lacks('en')
      ? [m.lacks_texts()]
      : [...(lacks('de') ? [m.lacks_de()] : []), ...(lacks('en') ? [m.lacks_en()] : [])];
  return [...new Set([...texts, ...missing.filter((each) => !isText(each)).map(lackWord)])];
}
