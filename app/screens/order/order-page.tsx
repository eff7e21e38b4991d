import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import type { SeenOrder } from '../../api/order-link.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { announce } from '../../stores/announcements.ts';
import { FeePaper } from './cancel/fee-paper.tsx';
import { OrderCancelDialog } from './cancel/order-cancel-dialog.tsx';
import { OrderArrival } from './order-arrival.tsx';
import { OrderLines } from './order-lines.tsx';
import { ChangeWaits, type Done, DoneNote, openChangeOf, ReplacedNote } from './order-notes.tsx';
import { OrderPaper } from './order-paper.tsx';
import { clockOf, titleOf } from './order-words.ts';
import { Stage } from './stage.tsx';
import { Stations } from './stations.tsx';
import { Trolley } from './trolley.tsx';
import { useCosts } from './use-costs.ts';
import { usePaidChange } from './use-paid-change.ts';

/** An order as it stands: what was laid, how far it is, what is coming, its paper, and what changing it costs. */
export function OrderPage({
  link,
  seen: { order, at },
  isOld,
  locale,
  done,
  onDone,
  onStale,
}: {
  link: string;
  seen: SeenOrder;
  isOld: boolean;
  locale: Locale;
  done: Done | null;
  onDone: (done: Done) => void;
  /** What is shown has changed: it is to be asked for again. */
  onStale: () => void;
}) {
  const { title, sub } = titleOf(order, locale);
  const told = useRef(title);
  useEffect(() => {
    // What has changed while somebody looks is said once; the page itself is read from its top.
    if (told.current !== title) announce(`${title} ${sub}`);
    told.current = title;
  }, [title, sub]);
  const costs = useCosts(link, order);
  const [query, setQuery] = useSearchParams();
  const isPaying = usePaidChange(order, onStale, onDone);
  const waiting = openChangeOf(order);
  const ask = (isAsked: boolean) =>
    setQuery(isAsked ? { cancel: '' } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageTitle title={title} sub={sub} aside={<OrderArrival order={order} locale={locale} />} />
      {order.stage === 'OUT' ? <Trolley order={order} locale={locale} /> : <Stage order={order} />}
      <DoubleLine />
      <div className="cloth">
        {isOld ? (
          <p className="gutter order-old" role="status">
            <WifiOff size={22} />
            {m.order_old({ time: clockOf(Math.floor(at / 1000), locale) })}
          </p>
        ) : null}
        {done ? <DoneNote done={done} order={order} locale={locale} /> : null}
        {order.replacedBy ? <ReplacedNote by={order.replacedBy} /> : null}
        {isPaying ? (
          <div className="gutter order-told">
            <Alert kind="note">
              <p>{m.order_change_checking()}</p>
            </Alert>
          </div>
        ) : waiting ? (
          <ChangeWaits order={order} change={waiting} locale={locale} returnTo="/order" onDropped={onStale} />
        ) : null}
        {order.stations.length > 0 ? (
          <div className="gutter order-stations">
            <Stations order={order} locale={locale} />
          </div>
        ) : null}
        <div className="gutter order-columns">
          <OrderLines order={order} costs={costs} locale={locale} />
          <div className="order-side">
            <OrderPaper link={link} order={order} locale={locale} />
            {costs.cancel ? (
              <FeePaper stages={costs.cancel.stages} locale={locale} onCancel={() => ask(true)} />
            ) : null}
          </div>
        </div>
        <OrderCancelDialog
          link={link}
          order={order}
          locale={locale}
          isMovable={costs.isChangeable && !costs.isDayMoved}
          open={query.has('cancel') && order.status === 'PAID'}
          onClose={() => ask(false)}
          onCanceled={(canceled) => {
            ask(false);
            onDone({ kind: 'canceled', ...canceled });
            onStale();
          }}
        />
      </div>
    </>
  );
}
