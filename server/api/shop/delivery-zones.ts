import { type DeliveryZone, listDeliveryZones } from '#contract/shop/delivery-zones.ts';
import type { Zone } from '#rules/booking/delivery-cost.ts';
import { euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../deps.ts';
import { listZones } from '../../services/settings/zones.ts';
import { newRoutes } from '../routes.ts';

export function deliveryZoneRoutes(deps: Deps) {
  return newRoutes().openapi(listDeliveryZones, async (c) => {
    const zones = await listZones(deps.db);
    return c.json(zones.map(presentZone), 200);
  });
}

function presentZone({ postcodes, fee, minimum }: Zone): DeliveryZone {
  return { postcodes: [...postcodes], fee: euroOf(fee), minimumOrder: euroOf(minimum) };
}
