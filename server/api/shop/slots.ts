import { listSlots, type Slot } from '#contract/shop/slots.ts';
import type { Deps } from '../../deps.ts';
import { slotsOfDay } from '../../services/booking/slots-of-day.ts';
import { newRoutes } from '../routes.ts';

export function slotRoutes(deps: Deps) {
  return newRoutes().openapi(listSlots, async (c) => {
    const slots: Slot[] = await slotsOfDay(deps, c.req.valid('query'));
    return c.json(slots, 200);
  });
}
