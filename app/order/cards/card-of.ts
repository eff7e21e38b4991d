import { brand } from '#content/brand.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { BuffetCardProps } from '#ui/print/buffet-card.tsx';

/** A dish as its card names it; `food` is null for one of which nobody knows what is in it. */
export type CardDish = Pick<LinkedOrder['items'][number], 'productId' | 'name' | 'food'>;

/** What a card says, in both languages whatever that of the page is. */
const words = {
  de: {
    contains: m.order_card_contains_de,
    additives: m.order_card_with_de,
    none: m.order_card_none_de,
    unknown: m.order_card_unknown_de,
  },
  en: {
    contains: m.order_card_contains_en,
    additives: m.order_card_with_en,
    none: m.order_card_none_en,
    unknown: m.order_card_unknown_en,
  },
} as const;

/** The card of a dish. What is in one that is gone nobody knows: the card says to ask. */
export function cardOf(
  { name, food }: CardDish,
  foodWords: Readonly<Record<string, string>>,
): BuffetCardProps {
  const word = (slug: string, locale: Locale) => readLocalizedText(foodWords[slug] ?? slug, locale);
  const list = (slugs: readonly string[], locale: Locale) =>
    slugs.map((slug) => word(slug, locale)).join(', ');
  const contents = (locale: Locale) => {
    const { contains, additives, none, unknown } = words[locale];
    if (!food) return { text: unknown() };
    const added =
      food.additives.length > 0 ? `. ${additives({ additives: list(food.additives, locale) })}` : '';
    return food.allergens.length === 0
      ? { text: none() + added }
      : { lead: contains(), text: list(food.allergens, locale) + added };
  };
  return {
    name: { de: kitchenName(name, 'de'), en: kitchenName(name, 'en') },
    by: brand.name,
    diets: (food?.diets ?? []).map((slug) => ({ slug, de: word(slug, 'de'), en: word(slug, 'en') })),
    contents: { de: contents('de'), en: contents('en') },
  };
}
