import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import type { SeenOrder } from '../../api/order-link.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { announce } from '../../stores/announcements.ts';
import { OrderArrival } from './order-arrival.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPaper } from './order-paper.tsx';
import { clockOf, titleOf } from './order-words.ts';
import { Stage } from './stage.tsx';
import { Stations } from './stations.tsx';
import { Trolley } from './trolley.tsx';

/** An order as it stands: what was laid, how far it is, what is coming, and its paper. */
export function OrderPage({
  link,
  seen: { order, at },
  isOld,
  locale,
}: {
  link: string;
  seen: SeenOrder;
  isOld: boolean;
  locale: Locale;
}) {
  const { title, sub } = titleOf(order, locale);
  const told = useRef(title);
  useEffect(() => {
    // What has changed while somebody looks is said once; the page itself is read from its top.
    if (told.current !== title) announce(`${title} ${sub}`);
    told.current = title;
  }, [title, sub]);
  return (
    <>
      <PageTitle title={title} sub={sub} aside={<OrderArrival order={order} locale={locale} />} />
      {order.stage === 'OUT' ? <Trolley order={order} locale={locale} /> : <Stage order={order} />}
      <DoubleLine />
      <div className="cloth">
        {isOld ? (
          <p className="gutter order-old" role="status">
            <WifiOff size={22} aria-hidden="true" />
            {m.order_old({ time: clockOf(Math.floor(at / 1000), locale) })}
          </p>
        ) : null}
        {order.stations.length > 0 ? (
          <div className="gutter order-stations">
            <Stations order={order} locale={locale} />
          </div>
        ) : null}
        <div className="gutter order-columns">
          <OrderLines order={order} locale={locale} />
          <OrderPaper link={link} order={order} locale={locale} />
        </div>
      </div>
    </>
  );
}
