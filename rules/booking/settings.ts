import type { Cents } from '../money/money.ts';
import { defaultMinimumOrder } from '../orders/minimum-order.ts';
import { defaultLeadHours } from './lead-time.ts';

/** The value of a setting as a number; the default when it does not parse as one (spec §5). */
function numberSetting(value: string | null | undefined, fallback: number): number {
  const number = value === null || value === undefined || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : fallback;
}

/** Minimum order in cents from the setting `min-order`, which is in euro (spec §9). */
export function minimumOrderSetting(value: string | null | undefined): Cents {
  return Math.round(numberSetting(value, defaultMinimumOrder / 100) * 100);
}

/** Lead time in hours from the setting `min-order-time-hour` (spec §9). */
export function leadHoursSetting(value: string | null | undefined): number {
  return numberSetting(value, defaultLeadHours);
}
