import { companyOfFiles } from '#content/shop.ts';
import type { PublicSetting } from '#contract/shop/extra-config.ts';
import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
import { feeStepsSetting } from '#rules/orders/fee-steps.ts';
import { zoneIn } from './address/zone-in.ts';
import type { PageContext } from './api/context.ts';
import { shownCompany } from './page/shown-company.ts';
import type { RootData } from './page/use-root-data.ts';

/**
 * What every page knows: settings, names of categories and shops. A setting that is missing is null and has a
 * default; `complete` is false when the API failed, and such a page must not be kept.
 */
export async function readRootData({
  api,
  publicUrl,
  company: askCompany,
  conversionId,
}: PageContext): Promise<{ root: RootData; complete: boolean }> {
  let complete = true;
  const setting = (key: PublicSetting) =>
    api.setting(key).then(
      ({ value }) => value,
      (error: unknown) => {
        if ((error as { status?: number }).status !== 404) complete = false;
        return null;
      },
    );
  const orNone = <T>(list: Promise<T[]>): Promise<T[]> =>
    list.catch(() => {
      complete = false;
      return [];
    });
  const company = askCompany().catch(() => {
    complete = false;
    return companyOfFiles;
  });
  const [
    minOrder,
    minOrderTimeHour,
    closedDays,
    openingHours,
    hideFooter,
    feeSteps,
    area,
    zones,
    categories,
    sellers,
  ] = await Promise.all([
    setting('min-order'),
    setting('min-order-time-hour'),
    setting('closed-days'),
    setting('opening-hours'),
    setting('hide-footer'),
    setting('fee-steps'),
    setting('delivery-postcodes'),
    orNone(api.deliveryZones()),
    orNone(api.categories()),
    orNone(api.sellers()),
  ]);
  return {
    complete,
    root: {
      company: shownCompany(await company),
      settings: { minOrder, minOrderTimeHour, closedDays, openingHours, hideFooter },
      feeSteps: feeStepsSetting(feeSteps).map(({ hours, percent }) => ({ hours, percent })),
      deliveryCosts: deliveryCostRange({ area, zones: zones.map(zoneIn) }),
      categoryNames: categories.map(({ name }) => name),
      shopNames: Object.fromEntries(sellers.map(({ id, name }) => [id, name])),
      publicUrl,
      conversionId,
    },
  };
}
