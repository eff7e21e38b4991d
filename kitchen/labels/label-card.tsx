import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { Locale } from '#rules/text/locale.ts';
import { BuffetCard } from '#ui/print/buffet-card.tsx';
import { declaredText, foodWord } from '../paper/food-words.ts';
import { listed } from '../parts/words.ts';

type Item = KitchenOrderDetails['items'][number];

/** The card of a dish of an order. */
export function LabelCard({ item, kitchen, bon }: { item: Item; kitchen: string; bon: number | null }) {
  return (
    <BuffetCard
      name={{ de: kitchenName(item.name, 'de'), en: kitchenName(item.name, 'en') }}
      by={kitchen}
      mark={bon === null ? null : m.day_bon({ bon }, { locale: 'de' })}
      diets={item.diets.map((slug) => ({ slug, de: foodWord(slug, 'de'), en: foodWord(slug, 'en') }))}
      contents={{ de: contentsOf(item, 'de'), en: contentsOf(item, 'en') }}
    />
  );
}

/** What is in a dish in one language; of a product that is gone nobody knows, and the card says so. */
function contentsOf(item: Item, locale: Locale) {
  const options = { locale };
  if (item.sellerId === null) return { text: m.labels_unknown({}, options) };
  const text = declaredText(item, m.labels_no_allergens({}, options), locale);
  if (item.allergens.length === 0) return { text };
  const lead = m.labels_contains({}, options);
  return item.asked.length === 0 ? { lead, text } : { lead, text: `${text}.`, ask: askText(item, locale) };
}

/**
 * Of what the order's note names and the dish declares a card says neither that it is in there this time nor that it is not: it
 * asks to ask. Whose wish it is concerns nobody at the buffet.
 */
function askText({ asked }: Item, locale: Locale): string {
  const allergens = listed(
    asked.map((slug) => foodWord(slug, locale)),
    locale,
  );
  return m.labels_ask({ allergens }, { locale });
}
