import {
  type BookingSettings,
  type BookingSettingsChange,
  changeBookingSettings,
  getBookingSettings,
} from '#contract/kitchen/settings/booking-settings.ts';
import {
  changeDayCapacity,
  changeWeekPlan,
  type DayCapacity,
  getDayCapacity,
  getWeekPlan,
  listCapacity,
  listPlacedOrders,
  type PlacedOrder,
} from '#contract/kitchen/settings/capacity.ts';
import { dayOf, timeOf } from '#rules/booking/agreed.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import type { Deps } from '../../../deps.ts';
import * as settings from '../../../services/kitchen/capacity/booking-settings.ts';
import { changeDay } from '../../../services/kitchen/capacity/change-day.ts';
import * as days from '../../../services/kitchen/capacity/day-capacity.ts';
import * as months from '../../../services/kitchen/capacity/list-capacity.ts';
import { placedOrders } from '../../../services/kitchen/capacity/placed-orders.ts';
import * as plans from '../../../services/kitchen/capacity/week-plan.ts';
import { newRoutes } from '../../routes.ts';

export function capacityRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listCapacity, async (c) =>
      c.json(await months.listCapacity(deps, c.get('staff'), c.req.valid('query')), 200),
    )
    .openapi(getWeekPlan, async (c) => c.json(await plans.weekPlan(deps, c.get('staff')), 200))
    .openapi(changeWeekPlan, async (c) =>
      c.json(await plans.changeWeekPlan(deps, c.get('staff'), c.req.valid('json')), 200),
    )
    .openapi(listPlacedOrders, async (c) => {
      const placed = await placedOrders(deps, c.get('staff'), c.req.valid('query'));
      return c.json(
        placed.map((order) => ({ ...presentPlaced(order), day: dayOf(order) ?? '' })),
        200,
      );
    })
    .openapi(getDayCapacity, async (c) => {
      const { day } = c.req.valid('param');
      return c.json(presentDay(await days.dayCapacity(deps, c.get('staff'), day)), 200);
    })
    .openapi(changeDayCapacity, async (c) => {
      const { day } = c.req.valid('param');
      return c.json(presentDay(await changeDay(deps, c.get('staff'), { day, ...c.req.valid('json') })), 200);
    })
    .openapi(getBookingSettings, async (c) =>
      c.json(presentSettings(await settings.bookingSettings(deps, c.get('staff'))), 200),
    )
    .openapi(changeBookingSettings, async (c) => {
      const change = settingsFrom(c.req.valid('json'));
      return c.json(presentSettings(await settings.changeBookingSettings(deps, c.get('staff'), change)), 200);
    });
}

function presentDay({ placed, ...day }: days.DayCapacity): DayCapacity {
  return { ...day, placed: placed.map(presentPlaced) };
}

function presentPlaced(order: days.DayCapacity['placed'][number]): Omit<PlacedOrder, 'day'> {
  return {
    publicProductOrderId: order.publicId,
    bon: order.bon,
    time: timeOf(order) ?? '',
    name: orderName(order.customer),
    fulfilment: order.fulfilment,
    portions: order.portions,
  };
}

function presentSettings({
  version,
  hours,
  leadHours,
  leadSteps,
  minimumOrder,
  closed,
  zones,
  postcodes,
}: Awaited<ReturnType<typeof settings.bookingSettings>>): BookingSettings {
  return {
    version,
    hours: [...hours].map(([weekday, open]) => ({ weekday, open })),
    leadHours,
    leadSteps: [...leadSteps],
    minimumOrder: euroOf(minimumOrder),
    closed: [...closed],
    zones: zones.map((zone) => ({
      name: zone.name,
      postcodes: [...zone.postcodes],
      fee: euroOf(zone.fee),
      minimum: euroOf(zone.minimum),
    })),
    postcodes: [...postcodes],
  };
}

function settingsFrom({ hours, minimumOrder, zones, ...change }: BookingSettingsChange) {
  return {
    ...change,
    hours: hours && new Map(hours.map(({ weekday, open }) => [weekday, open])),
    minimumOrder: minimumOrder === undefined ? undefined : centsOf(minimumOrder),
    zones: zones?.map((zone) => ({ ...zone, fee: centsOf(zone.fee), minimum: centsOf(zone.minimum) })),
  };
}
