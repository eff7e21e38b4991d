import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { berlinClock, berlinDay, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';

type Station = LinkedOrder['stations'][number];

/** The sentence above the table, and the one below it. */
export function titleOf(order: LinkedOrder, locale: Locale): { title: string; sub: string } {
  const number = m.order_number({ number: orderNumber(order.publicProductOrderId) });
  const when = agreedWhen(order, locale);
  const withTime = when ? `${number} ${m.order_agreed({ when })}` : number;
  if (order.status === 'CANCELED') return { title: m.order_title_canceled(), sub: number };
  if (order.paymentUnderWay) return { title: m.order_title_under_way(), sub: withTime };
  if (order.status !== 'PAID') return { title: m.order_title_unpaid(), sub: withTime };
  const isPickup = order.fulfilment === 'PICKUP';
  switch (order.stage) {
    case 'IN_PREPARATION':
      return { title: m.order_title_in_preparation(), sub: withTime };
    case 'READY':
      return { title: isPickup ? m.order_title_ready_pickup() : m.order_title_ready(), sub: withTime };
    case 'OUT':
      return { title: m.order_title_out(), sub: arrivalText(order, locale) ?? withTime };
    case 'DELIVERED':
      return { title: isPickup ? m.order_title_picked_up() : m.order_title_delivered(), sub: number };
    default:
      return { title: m.order_title_ordered(), sub: withTime };
  }
}

/** When the driver said to be there. */
function arrivalText({ arrival }: LinkedOrder, locale: Locale): string | null {
  return arrival && m.order_arrival({ time: clockOf(arrival.expectedAt, locale) });
}

/** The agreed day and time; null where none is agreed. */
export function agreedWhen({ preferDateAndTime }: LinkedOrder, locale: Locale): string | null {
  const wanted = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  return (
    wanted && m.cart_when({ date: formatDay(wanted.day, locale), time: formatTime(wanted.time, locale) })
  );
}

/** What a station is called, the same word as in My orders. */
export function stationWord({ name }: Station, { fulfilment }: LinkedOrder): string {
  const isPickup = fulfilment === 'PICKUP';
  switch (name) {
    case 'ORDERED':
      return m.order_station_ordered();
    case 'IN_PREPARATION':
      return m.orders_stage_in_preparation();
    case 'READY':
      return isPickup ? m.orders_stage_ready_pickup() : m.orders_stage_ready();
    case 'OUT':
      return m.orders_stage_out();
    case 'DELIVERED':
      return isPickup ? m.orders_stage_picked_up() : m.orders_stage_delivered();
  }
}

/** When a station was reached; of the last one when it is agreed or said to be. Nothing is computed. */
export function stationTime({ name, at }: Station, order: LinkedOrder, locale: Locale): string {
  if (at !== null) return momentText(at, order, locale);
  if (name !== 'DELIVERED') return '';
  const { arrival } = order;
  return arrival
    ? m.order_about({ time: clockOf(arrival.expectedAt, locale) })
    : (agreedWhen(order, locale) ?? '');
}

/** The clock time of an instant (Unix seconds), in Berlin. */
export function clockOf(seconds: number, locale: Locale): string {
  return formatTime(berlinClock(seconds * 1000).time, locale);
}

/** Day and clock time of an instant (Unix seconds), in Berlin. */
export function whenOf(seconds: number, locale: Locale): string {
  const date = formatDay(berlinDay(seconds * 1000), locale);
  return m.cart_when({ date, time: clockOf(seconds, locale) });
}

/** On the day of the order the clock time says enough. */
function momentText(seconds: number, { preferDateAndTime }: LinkedOrder, locale: Locale): string {
  const isThatDay = preferDateAndTime?.startsWith(berlinDay(seconds * 1000));
  return isThatDay ? clockOf(seconds, locale) : whenOf(seconds, locale);
}
