import { listSlotDays, listSlots, type Slot, type SlotDay } from '#contract/shop/slots.ts';
import type { Deps } from '../../deps.ts';
import { slotDays } from '../../services/booking/slot-days.ts';
import { slotsOfDay } from '../../services/booking/slots-of-day.ts';
import { newRoutes } from '../routes.ts';

export function slotRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listSlots, async (c) => {
      const slots: Slot[] = await slotsOfDay(deps, c.req.valid('query'));
      return c.json(slots, 200);
    })
    .openapi(listSlotDays, async (c) => {
      const days: SlotDay[] = await slotDays(deps, c.req.valid('query'));
      return c.json(days, 200);
    });
}
