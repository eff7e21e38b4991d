import { minimumOrderSetting } from '#rules/booking/settings.ts';
import type { Cents } from '#rules/money/money.ts';
import { useRootData } from './use-root-data.ts';

/** The minimum order in cents, from the business settings or their default (spec §9). */
export function useMinimumOrder(): Cents {
  return minimumOrderSetting(useRootData()?.settings.minOrder);
}
