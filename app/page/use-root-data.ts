import { useRouteLoaderData } from 'react-router';
import type { CostRange } from '#rules/booking/delivery-cost.ts';
import type { FeeStep } from '#rules/orders/fee-steps.ts';
import type { ShownCompany } from './shown-company.ts';

/** Settings as the API gives them: strings, null where one is missing. */
interface RawSettings {
  readonly minOrder: string | null;
  readonly minOrderTimeHour: string | null;
  readonly closedDays: string | null;
  readonly openingHours: string | null;
  readonly hideFooter: string | null;
}

/** What the root loader hands to every screen. */
export interface RootData {
  readonly company: ShownCompany;
  readonly settings: RawSettings;
  /** Until so many hours before an order is due, canceling it costs so many per cent of it. */
  readonly feeSteps: readonly Pick<FeeStep, 'hours' | 'percent'>[];
  /** What delivery costs, in cents: it depends on where to. */
  readonly deliveryCosts: CostRange;
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
