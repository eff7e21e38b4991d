import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { isTime } from '#rules/booking/berlin-time.ts';

export type LeadSteps = BookingSettings['leadSteps'];

/** Whether all steps are written to their end, and no size twice. */
export function areStepsRight(steps: LeadSteps): boolean {
  const sizes = steps.map(({ from }) => from);
  return new Set(sizes).size === sizes.length && steps.every(({ from, until }) => from > 0 && isTime(until));
}
