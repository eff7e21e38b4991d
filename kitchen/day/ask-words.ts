import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { Locale } from '#rules/text/locale.ts';
import { foodWord } from '../paper/food-words.ts';

/** What somebody asks for with an order, in a word or two. */
export interface AskWord {
  readonly word: string;
  /** Whether it can hurt somebody that this is overlooked. */
  readonly canHurt: boolean;
}

/**
 * What is asked for with an order: what to leave out, what somebody has to read, diets; else that there is a wish. Empty where
 * nothing is.
 * @param locale of who reads it, where that is not who works here
 */
export function askWords(
  { asks, note }: Pick<KitchenOrder, 'asks' | 'note'>,
  locale: Locale = getLocale(),
): AskWord[] {
  const options = { locale };
  const { asksForMore, diets } = careOf(note);
  const named = [
    ...asks.map((slug) => ({
      word: m.day_without({ food: foodWord(slug, locale) }, options),
      canHurt: true,
    })),
    ...(asksForMore ? [{ word: m.production_care({}, options), canHurt: true }] : []),
    ...diets.map((slug) => ({ word: foodWord(slug, locale), canHurt: false })),
  ];
  return named.length === 0 && note ? [{ word: m.day_wish({}, options), canHurt: false }] : named;
}
