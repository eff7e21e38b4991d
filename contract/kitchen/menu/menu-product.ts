import { z } from '@hono/zod-openapi';
import { additives, allergens, diets, netUnits, vatClasses } from '#rules/catalogue/declared.ts';
import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import { highestPrice } from '#rules/catalogue/may-be-published.ts';
import { dietChoices } from '#rules/catalogue/product-filter.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { dishCourses, dishKinds } from '#rules/planner/dish.ts';
import { meals, occasions } from '#rules/planner/wish.ts';
import { nameLimit, textLimit } from '#rules/text/limits.ts';
import { Id } from '../../shop/fields.ts';

const lineUpTo = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .refine(
      (value) => value.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(value),
      'line breaks or invisible characters',
    );

/** One line of a localized text, null for an empty one: the wire form of the shop has one a language. */
export const lineOf = (limit: number) =>
  lineUpTo(limit)
    .transform((value) => value || null)
    .nullable();
const short = lineOf(nameLimit);
const long = lineOf(textLimit);
const textOf = <Line extends z.ZodType>(each: Line) => z.object({ de: each, en: each });
const number = (most: number) => z.number().min(0).max(most);
const once = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((values) => new Set(values).size === values.length, 'one twice');

/** Amounts of this part of the API are whole cents, as the fields of a draft are. */
const Cents = z.number().int().min(0).max(highestPrice);
export const PriceCents = Cents.min(1);
export const LineText = textOf(short);
const LongText = textOf(long);
export const PictureName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
  .openapi({ description: 'Slug of one of the shop’s own pictures, or hash of an uploaded one' });

const Picture = z.object({ picture: PictureName, alt: LineText });
const Packaged = z.object({
  name: LineText,
  ingredients: LongText,
  producer: short,
  nutrition: z.object({
    energyKj: number(10_000).nullable(),
    energyKcal: number(2500).nullable(),
    fat: number(100).nullable(),
    saturates: number(100).nullable(),
    carbohydrate: number(100).nullable(),
    sugars: number(100).nullable(),
    protein: number(100).nullable(),
    salt: number(100).nullable(),
  }),
});

/** All of a product but its texts; null is what nobody has said yet. */
const whole = {
  sellerId: Id.nullable(),
  categoryId: Id.nullable(),
  priceCents: PriceCents.nullable(),
  vat: z.enum(vatClasses).nullable(),
  depositCents: Cents.nullable(),
  serves: z
    .object({ from: z.number().int().min(1).max(999), to: z.number().int().min(1).max(999) })
    .refine(({ from, to }) => from <= to, 'ends before it begins')
    .nullable(),
  netQuantity: z.object({ amount: z.number().positive().max(1_000_000), unit: z.enum(netUnits) }).nullable(),
  station: z.enum(stations).nullable(),
  prepMinutes: z.number().int().min(0).max(1440).nullable(),
  kitchenUnit: z
    .object({
      perPiece: z.number().positive().max(100_000),
      de: lineUpTo(nameLimit).min(1),
      en: lineUpTo(nameLimit).min(1),
    })
    .nullable(),
  portions: z.number().int().min(0).max(9999).nullable(),
  allergens: once(z.enum(allergens), allergens.length).nullable(),
  additives: once(z.enum(additives), additives.length).nullable(),
  diets: once(z.enum(diets), diets.length),
  alcoholByVolume: number(100).nullable(),
  isPackaged: z.boolean().nullable(),
  packaged: z.array(Packaged).max(20),
  image: Picture.nullable(),
  bestSeller: z.number().int().min(1).max(99).nullable(),
  course: z.enum(dishCourses).nullable(),
  kind: z.enum(dishKinds).nullable(),
  warm: z.boolean(),
  fits: once(z.enum([...occasions, ...meals]), occasions.length + meals.length),
  parts: z.partialRecord(z.enum(dietChoices), z.number().int().min(1).max(999)),
} as const;

/** A product as the caterer writes it. Who cooks gets it without `priceCents`, `depositCents` and `vat`. */
export const MenuProductSchema = z
  .object({
    ...whole,
    priceCents: whole.priceCents.optional(),
    depositCents: whole.depositCents.optional(),
    vat: whole.vat.optional(),
    name: LineText,
    description: LongText,
    unit: LineText,
    active: z.boolean(),
  })
  .openapi('MenuProduct');

/** What of a draft is changed: texts by language, all else whole; what is left out stays. */
export const DraftChangesSchema = z
  .strictObject({
    ...whole,
    'name.de': short,
    'name.en': short,
    'description.de': long,
    'description.en': long,
    'unit.de': short,
    'unit.en': short,
  } satisfies Record<DraftField, z.ZodType>)
  .partial()
  .openapi('DraftChanges');
