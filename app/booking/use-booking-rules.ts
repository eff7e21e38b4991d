import { closedDaysSetting } from '#rules/booking/closed-days.ts';
import { openingHoursSetting } from '#rules/booking/opening-hours.ts';
import { leadHoursSetting } from '#rules/booking/settings.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import { useRootData } from '../page/use-root-data.ts';

/** When can be booked, from the business settings or their defaults (spec §9). */
export function useBookingRules(): BookingRules {
  const settings = useRootData()?.settings;
  return {
    leadHours: leadHoursSetting(settings?.minOrderTimeHour),
    closed: closedDaysSetting(settings?.closedDays),
    hours: openingHoursSetting(settings?.openingHours),
  };
}
