import { ChefHat, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { Picture } from '../../page/picture.tsx';
import { clockOf } from './order-words.ts';

const onTop = 4;
const behind = 3;

/** The table on wheels, between the kitchen and the address: it moves with each word of the driver's and stands otherwise. */
export function Trolley({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  const table = useRef<HTMLDivElement>(null);
  const left = order.stations.find(({ name }) => name === 'OUT')?.at ?? null;
  const share = shareOf(order, left);
  useEffect(() => table.current?.style.setProperty('--share', String(share)), [share]);
  const { deliveryAddress, items } = order;
  const dishes = [items.slice(0, onTop), items.slice(onTop, onTop + behind)] as const;
  return (
    <div className="road">
      <p className="road-card road-from">
        <ChefHat size={18} />
        {left === null ? m.order_kitchen() : m.order_kitchen_left({ time: clockOf(left, locale) })}
      </p>
      {deliveryAddress ? (
        <p className="road-card road-to">
          <MapPin size={18} />
          {`${deliveryAddress.streetName} ${deliveryAddress.houseNumber}`}
        </p>
      ) : null}
      <div className="trolley" aria-hidden="true" ref={table}>
        <div className="trolley-back">{dishes[1].map(drawn)}</div>
        <div className="trolley-top">{dishes[0].map(drawn)}</div>
        <div className="trolley-board" />
        <span className="wheel wheel-a" />
        <span className="wheel wheel-b" />
      </div>
    </div>
  );
}

function drawn({ productId, imageUrl }: LinkedOrder['items'][number]) {
  return <Picture key={productId} src={imageUrl} sizes="(max-width: 63.99rem) 78px, 196px" eager />;
}

/** How much of the way lay behind when the driver last said something; a third where nobody did. */
function shareOf({ arrival }: LinkedOrder, left: number | null): number {
  if (!arrival || left === null || arrival.expectedAt <= left) return 1 / 3;
  return Math.min(1, Math.max(0, (arrival.saidAt - left) / (arrival.expectedAt - left)));
}
