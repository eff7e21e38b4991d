import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { noticesOf } from '../api/notices.ts';
import { getOrder } from '../api/orders.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { shortTime } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useMe } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';
import { type Act, ActList, acts, actsFor, Dock } from './acts.tsx';
import { AlcoholBack } from './alcohol-back.tsx';
import { CareAlert } from './care-alert.tsx';
import { History } from './history.tsx';
import { leftWithout } from './left-without.ts';
import { MoneyBox } from './money-box.tsx';
import { Notes } from './notes.tsx';
import { OpenNotices } from './open-notices.tsx';
import { OrderWall } from './order-wall.tsx';
import { notPackedText } from './order-words.ts';
import { refusedDrinks } from './refused-alcohol.ts';
import { replacedBy } from './replaced-by.ts';
import { SellerBlocks } from './seller-block.tsx';
import { shownOrder } from './shown-order.ts';
import { useAccepting } from './use-accepting.ts';
import { WaitingChange } from './waiting-change.tsx';
import { Where, Whom } from './whom.tsx';

const ActDialog = lazy(() => import('./dialogs/act-dialog.tsx'));

/** An order with all that one's role may see of it. */
export async function clientLoader({ params: { publicProductOrderId: id } }: Route.ClientLoaderArgs) {
  const details = await lastKnown(`order ${id}`, () => getOrder(id));
  return { details, askedAt: askedAtOf(details) };
}

/** That a dialog opens or closes asks for nothing new. */
export const shouldRevalidate = whenAskedAnew;

export default function OrderScreen({ loaderData: { details, askedAt } }: Route.ComponentProps) {
  const { role } = useMe();
  const order = shownOrder(details, useShownPresses(askedAt));
  const own = actsFor(order, role);
  const { open, opened, show, close } = useAct(own);
  useAccepting(details);
  const next = replacedBy(order);
  const notices = noticesOf(order);
  // Who is told as a notice what is missing reads it there.
  const isTold = notices.some(({ kind }) => kind === 'MISSING');
  const missing = isTold ? null : leftWithout(order);
  const time = order.time ? shortTime(order.time) : m.order_no_time();
  return (
    <div className="order">
      <title>{`${m.order_title({ name: order.name, time })} · ${m.shell_kitchen()}`}</title>
      <OrderWall order={order} />
      <main id="main" tabIndex={-1} className="o-grid">
        <div className="o-make">
          {next ? (
            <p className="alert alert-note">
              <span>
                {m.order_replaced_by()}{' '}
                <Link className="o-link" to={`/order/${next}`}>
                  {orderNumber(next)}
                </Link>
              </span>
            </p>
          ) : null}
          <OpenNotices notices={notices} />
          {order.change ? <WaitingChange order={order} change={order.change} /> : null}
          {missing ? (
            <p className="alert">
              <TriangleAlert size={22} />
              {missing === 'ALL'
                ? m.order_left_unpacked()
                : m.order_left_without({ dishes: notPackedText(missing) })}
            </p>
          ) : null}
          <CareAlert order={order} />
          {refusedDrinks(order).length > 0 ? (
            <AlcoholBack order={order} onReduce={own.includes('reduce') ? () => show('reduce') : undefined} />
          ) : order.minimumAge && order.stage !== 'DELIVERED' ? (
            <p className="alert alert-note">
              <TriangleAlert size={22} />
              {m.order_age({ age: order.minimumAge })}
            </p>
          ) : null}
          <SellerBlocks order={order} />
        </div>
        <div className="o-whom">
          <Where order={order} onChange={own.includes('place') ? () => show('place') : undefined} />
          <Whom order={order} />
          <Notes order={order} onAdd={() => show('note')} />
          <ActList order={order} acts={own} onAct={show} />
        </div>
        <div className="o-was">
          {order.money ? (
            <MoneyBox
              order={order}
              money={order.money}
              onCorrect={own.includes('recipient') ? () => show('recipient') : undefined}
            />
          ) : null}
          <History order={order} />
        </div>
      </main>
      <Dock order={order} acts={own} onAct={show} />
      {open ? (
        <Suspense>
          <ActDialog key={opened} act={open} order={order} onAct={show} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/**
 * Which dialog is open, as the address says: the way back closes it. One that was opened stays, also where what it did has
 * left nothing more of that to do: it says what became of it.
 */
function useAct(own: readonly Act[]) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef('');
  const [openedAt, setOpenedAt] = useState('');
  const asked = acts.find((act) => act === search.get('do'));
  const isPossible = asked !== undefined && own.includes(asked);
  if (isPossible && openedAt !== key) setOpenedAt(key);
  const open = isPossible || openedAt === key ? asked : undefined;
  return {
    open,
    /** Another one for each time that it is opened, also where it was not seen to be closed in between. */
    opened: `${open} ${key}`,
    show: (act: Act) => {
      // Asked of the address itself, which a step back changes before the page is drawn again.
      const isOpen = new URLSearchParams(window.location.search).has('do');
      const own = !isOpen || history.state?.usr?.own === true;
      setSearch({ do: act }, { replace: isOpen, preventScrollReset: true, state: { own } });
    },
    close: () => {
      // The way back takes a moment: who asks twice goes one step all the same.
      if (left.current === key) return;
      left.current = key;
      if (history.state?.usr?.own) void navigate(-1);
      else setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}
