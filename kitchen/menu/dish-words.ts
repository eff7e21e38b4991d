import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { ListedProduct } from '../api/menu.ts';
import { foodWord } from '../paper/food-words.ts';
import { clockOf, dayAndMonth, shortDay } from '../parts/words.ts';
import { newestOf } from './listing.ts';
import { priceWords } from './money-words.ts';

type Content = NonNullable<ListedProduct['content']>;
type Text = Content['name'];

/** A text in the reader's language, else in the other one. */
export const textOf = (text: Text | undefined): string => {
  const locale = getLocale();
  return text?.[locale] ?? text?.de ?? text?.en ?? '';
};

/** What a dish is called, also while nobody has named it. */
export const nameOf = (product: ListedProduct): string =>
  textOf(newestOf(product)?.name) || m.menu_nameless();

/** All by which a dish is found: names, contents and allergens in both languages. */
export function findableWords(product: ListedProduct): string {
  const content = newestOf(product);
  if (!content) return '';
  const { name, description, allergens, diets } = content;
  const words = [...(allergens ?? []), ...diets].map((slug) => foodWord(slug));
  return [name.de, name.en, description.de, description.en, product.id, ...words].join(' ');
}

/** When something was written: the time today, else the day. */
function whenWord(at: number, today: Day): string {
  const day = berlinDay(at * 1000);
  return day === today ? clockOf(at) : dayAndMonth(day);
}

/** Whose draft it is and from when. */
export function draftWord({ at, by }: { at: number; by: string | null }, today: Day): string {
  const when = whenWord(at, today);
  return by === null ? m.menu_draft_at({ when }) : m.menu_draft_of({ who: by, when });
}

/** What is to be different from a day on than what is sold, or was last. */
export function planWord(
  { fromDay, change }: ListedProduct['plans'][number],
  content: ListedProduct['content'],
): string {
  const day = shortDay(fromDay);
  if (change.active === false) return m.menu_plan_off({ day });
  if (content === null || (change.active && !content.active)) return m.menu_plan_on({ day });
  const isPrice = Object.keys(change).every((field) => field === 'priceCents' || field === 'active');
  return isPrice && typeof change.priceCents === 'number'
    ? m.menu_plan_price({ day, price: priceWords(change.priceCents) })
    : m.menu_plan_content({ day });
}
