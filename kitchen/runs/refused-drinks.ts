import type { Stop } from '#contract/kitchen/day/runs.ts';
import { getLocale } from '#kitchen-locale';
import { centsOf, euroOf } from '#rules/money/money.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** What of an order may not be handed over where nobody is old enough. */
export function drinksOf<Item extends { readonly minimumAge?: number | null | undefined }>(
  items: readonly Item[],
): Item[] {
  return items.filter(({ minimumAge }) => typeof minimumAge === 'number');
}

/** Dishes as they are told, each as often as it is there: `2 × Bier, 1 × Sekt`. */
export const countedText = (
  items: readonly { readonly quantity: number; readonly name: string }[],
  locale: Locale = getLocale(),
) =>
  items.map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${readLocalizedText(name, locale)}`).join(', ');

/** A stop as it is settled without its alcohol: bottles that stay in the van cost no deposit. */
export function withoutAlcohol<At extends Pick<Stop, 'items' | 'deposit' | 'hasDeposit'>>(stop: At): At {
  const kept = drinksOf(stop.items).reduce((sum, { deposit = 0 }) => sum + centsOf(deposit), 0);
  const deposit = euroOf(centsOf(stop.deposit) - kept);
  return { ...stop, deposit, hasDeposit: deposit > 0 };
}
