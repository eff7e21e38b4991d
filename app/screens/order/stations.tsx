import { Check, ChefHat, type LucideIcon, PackageCheck, ReceiptText, Truck, Utensils } from 'lucide-react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { OrderStationName } from '#rules/orders/work/order-stations.ts';
import type { Locale } from '#rules/text/locale.ts';
import { stationTime, stationWord } from './order-words.ts';

const signs: Record<OrderStationName, LucideIcon> = {
  ORDERED: ReceiptText,
  IN_PREPARATION: ChefHat,
  READY: PackageCheck,
  OUT: Truck,
  DELIVERED: Utensils,
};

/** How far the order is: the stations of its way. */
export function Stations({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  return (
    <ol className="stations" aria-label={m.order_stations()}>
      {order.stations.map((station) => {
        const Sign = station.state === 'DONE' ? Check : signs[station.name];
        const time = stationTime(station, order, locale);
        return (
          <li
            key={station.name}
            className="station"
            data-state={station.state}
            aria-current={station.state === 'NOW' ? 'step' : undefined}
          >
            <span className="station-dot">
              <Sign size={22} aria-hidden="true" />
            </span>
            <span className="station-text">
              <b>{stationWord(station, order)}</b>
              {station.state === 'DONE' ? <span className="sr-only"> {m.order_station_done()}</span> : null}
              {time ? <small>{time}</small> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
