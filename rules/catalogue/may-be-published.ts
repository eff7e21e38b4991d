import { type Allergen, additives, allergens, type Diet, diets } from './declared.ts';
import type { DraftPackagedGood, DraftText, MenuProduct } from './menu-product.ts';
import { minimumAge } from './minimum-age.ts';
import { type AllergenChoice, allergenChoice } from './product-filter.ts';
import { isUploaded } from './product-picture.ts';

/**
 * What can be wrong with a field. MISSING: nobody has said it. UNKNOWN: there is no such kitchen, category, picture or word.
 * NAME_IT: the law wants the cereal or the nut by its name. BASE_PRICE: the price of a kilogram or a litre cannot be told.
 * CONTRADICTS: it is no truth beside another field. TOO_HIGH and TOO_LOW: no such amount can be.
 */
export const lawCodes = [
  'MISSING',
  'UNKNOWN',
  'NAME_IT',
  'BASE_PRICE',
  'CONTRADICTS',
  'TOO_HIGH',
  'TOO_LOW',
] as const;

/** What keeps a product from being sold: a field as its draft has it, further down by points, and what is wrong. */
export interface Lack {
  readonly field: string;
  readonly code: (typeof lawCodes)[number];
}

/** Kitchens and categories that there are. */
export interface OnTheMenu {
  readonly sellers: readonly number[];
  readonly categories: readonly number[];
}

/** Cents; nobody means to ask for more. */
export const highestPrice = 1_000_000;
/** What the law wants by name in place of its group. */
const namedOf = (group: AllergenChoice) =>
  allergens.filter((slug) => slug !== group && allergenChoice(slug) === group);
const cereals = namedOf('gluten');
const nuts = namedOf('nuts');
const seafood: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];

/**
 * What a product lacks of what German law wants of food sold at a distance: both languages, price and VAT, the price of a
 * kilogram or litre where it is due (PAngV), allergens and additives declared, also as none (EU 1169/2011, LMIDV), the
 * label of packaged goods, alcohol, deposit, and of an uploaded picture what is to be seen on it. Empty: it may be sold.
 */
export function whatIsMissing(product: MenuProduct, there: OnTheMenu): Lack[] {
  return [
    ...ofText('name', product.name),
    ...ofText('description', product.description),
    ...ofText('unit', product.unit),
    ...ofPlace('sellerId', product.sellerId, there.sellers),
    ...ofPlace('categoryId', product.categoryId, there.categories),
    ...ofMoney(product),
    ...ofBasePrice(product),
    ...ofWords('allergens', product.allergens, allergens),
    ...ofNames(product.allergens ?? []),
    ...ofWords('additives', product.additives, additives),
    ...ofWords('diets', product.diets, diets),
    ...ofDiets(product),
    ...ofAlcohol(product),
    ...ofPackaging(product),
    ...(product.image && isUploaded(product.image.picture) ? ofText('image.alt', product.image.alt) : []),
  ];
}

const lack = (field: string, code: Lack['code']): Lack => ({ field, code });
const lackIf = (wrong: boolean, field: string, code: Lack['code']) => (wrong ? [lack(field, code)] : []);
const isEmpty = (text: string | null) => text === null || text.trim() === '';

function ofText(field: string, text: DraftText): Lack[] {
  return (['de', 'en'] as const).flatMap((language) =>
    lackIf(isEmpty(text[language]), `${field}.${language}`, 'MISSING'),
  );
}

function ofPlace(field: string, id: number | null, known: readonly number[]): Lack[] {
  if (id === null) return [lack(field, 'MISSING')];
  return lackIf(!known.includes(id), field, 'UNKNOWN');
}

function ofMoney({ priceCents, vat, serves }: MenuProduct): Lack[] {
  return [
    ...lackIf(priceCents === null, 'priceCents', 'MISSING'),
    ...lackIf(priceCents !== null && priceCents <= 0, 'priceCents', 'TOO_LOW'),
    ...lackIf(priceCents !== null && priceCents > highestPrice, 'priceCents', 'TOO_HIGH'),
    ...lackIf(vat === null, 'vat', 'MISSING'),
    ...lackIf(serves !== null && serves.from > serves.to, 'serves', 'CONTRADICTS'),
  ];
}

/** An amount as a unit names it: "0,33 l", "2.4 kg". */
const weightOrVolume = /\d\s*(?:ml|cl|l|g|kg)(?![\p{L}\d])/u;

function ofBasePrice({ unit, netQuantity, isPackaged, vat }: MenuProduct): Lack[] {
  const isDue = isPackaged || vat === 'drink' || weightOrVolume.test(`${unit.de} ${unit.en}`);
  const canBeTold = netQuantity !== null && netQuantity.unit !== 'piece' && netQuantity.amount > 0;
  return lackIf(isDue === true && !canBeTold, 'netQuantity', 'BASE_PRICE');
}

function ofWords(field: string, words: readonly string[] | null, known: readonly string[]): Lack[] {
  if (words === null) return [lack(field, 'MISSING')];
  return lackIf(
    words.some((word) => !known.includes(word)),
    field,
    'UNKNOWN',
  );
}

function ofNames(declared: readonly Allergen[]): Lack[] {
  const unnamed = (group: Allergen, names: readonly Allergen[]) =>
    declared.includes(group) && !declared.some((word) => names.includes(word));
  return lackIf(unnamed('gluten', cereals) || unnamed('nuts', nuts), 'allergens', 'NAME_IT');
}

function ofDiets({ diets, allergens }: MenuProduct): Lack[] {
  const has = (diet: Diet) => diets.includes(diet);
  const contains = (...words: readonly Allergen[]) => words.some((word) => allergens?.includes(word));
  const isWrong =
    (has('vegan') && contains('milk', 'eggs', ...seafood)) ||
    (has('vegetarian') && contains(...seafood)) ||
    ((has('vegan') || has('vegetarian') || has('halal')) && has('pork')) ||
    (has('halal') && has('alcohol'));
  return lackIf(isWrong, 'diets', 'CONTRADICTS');
}

function ofAlcohol({ diets, alcoholByVolume, vat, isPackaged, netQuantity }: MenuProduct): Lack[] {
  const isDrink = isPackaged === true && netQuantity?.unit === 'ml';
  return [
    ...lackIf(isDrink && diets.includes('alcohol') && !alcoholByVolume, 'alcoholByVolume', 'MISSING'),
    ...lackIf(minimumAge(alcoholByVolume) !== null && !diets.includes('alcohol'), 'diets', 'CONTRADICTS'),
    ...lackIf(minimumAge(alcoholByVolume) !== null && vat === 'food', 'vat', 'CONTRADICTS'),
  ];
}

function ofPackaging({ isPackaged, packaged, depositCents, netQuantity }: MenuProduct): Lack[] {
  if (isPackaged === null) return [lack('isPackaged', 'MISSING')];
  if (!isPackaged) return lackIf(packaged.length > 0, 'isPackaged', 'CONTRADICTS');
  return [
    ...lackIf(netQuantity?.unit === 'ml' && depositCents === null, 'depositCents', 'MISSING'),
    ...lackIf(packaged.length === 0, 'packaged', 'MISSING'),
    ...packaged.flatMap((good, index) => ofLabel(`packaged.${index}`, good)),
  ];
}

function ofLabel(field: string, { name, ingredients, producer, nutrition }: DraftPackagedGood): Lack[] {
  return [
    ...ofText(`${field}.name`, name),
    ...ofText(`${field}.ingredients`, ingredients),
    ...lackIf(isEmpty(producer), `${field}.producer`, 'MISSING'),
    ...Object.entries(nutrition).flatMap(([what, amount]) =>
      lackIf(amount === null, `${field}.nutrition.${what}`, 'MISSING'),
    ),
  ];
}
