import { useRouteLoaderData } from 'react-router';
import { closedDaysSetting } from '#rules/booking/closed-days.ts';
import { leadHoursSetting, minimumOrderSetting } from '#rules/booking/settings.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { Cents } from '#rules/money/money.ts';

/** Settings as the API gives them: strings, null where one is missing. */
export interface RawSettings {
  readonly minOrder: string | null;
  readonly minOrderTimeHour: string | null;
  readonly closedDays: string | null;
  readonly hideFooter: string | null;
}

/** What the root loader hands to every screen. */
export interface RootData {
  readonly settings: RawSettings;
  /** Names of all categories in both languages, for breadcrumbs. */
  readonly categoryNames: readonly string[];
  /** Names of the shops by their ids, for breadcrumbs and titles. */
  readonly shopNames: Readonly<Record<string, string>>;
  readonly publicUrl: string;
  /** Where Google Ads counts orders; null when it does not. */
  readonly conversionId: string | null;
}

/** What the root loader read; undefined on an error page before it ran. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}

/** The business settings with their defaults (spec §9): the minimum order in cents, and when can be booked. */
export function useSettings(): { minimumOrder: Cents; booking: BookingRules } {
  const settings = useRootData()?.settings;
  return {
    minimumOrder: minimumOrderSetting(settings?.minOrder),
    booking: {
      leadHours: leadHoursSetting(settings?.minOrderTimeHour),
      closed: closedDaysSetting(settings?.closedDays),
    },
  };
}
