import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { getOrder } from '../api/orders.ts';
import { lastKnown } from '../live/last-known.ts';
import { shortTime } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useMe } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';
import { type Act, ActList, acts, actsFor, Dock } from './acts.tsx';
import { CareAlert } from './care-alert.tsx';
import { History } from './history.tsx';
import { MoneyBox } from './money-box.tsx';
import { Notes } from './notes.tsx';
import { OpenNotices } from './open-notices.tsx';
import { OrderWall } from './order-wall.tsx';
import { SellerBlocks } from './seller-block.tsx';
import { shownOrder } from './shown-order.ts';
import { useAccepting } from './use-accepting.ts';
import { Where, Whom } from './whom.tsx';

const ActDialog = lazy(() => import('./dialogs/act-dialog.tsx'));

/** An order with all that one's role may see of it. */
export async function clientLoader({ params: { publicProductOrderId: id } }: Route.ClientLoaderArgs) {
  const askedAt = Date.now();
  return { details: await lastKnown(`order ${id}`, () => getOrder(id)), askedAt };
}

/** That a dialog opens or closes asks for nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export default function OrderScreen({ loaderData: { details, askedAt } }: Route.ComponentProps) {
  const { role } = useMe();
  const order = shownOrder(details, useShownPresses(askedAt));
  const own = actsFor(order, role);
  const { open, show, close } = useAct(own);
  useAccepting(details);
  const time = order.time ? shortTime(order.time) : m.order_no_time();
  return (
    <div className="order">
      <title>{`${m.order_title({ name: order.name, time })} · ${m.shell_kitchen()}`}</title>
      <OrderWall order={order} />
      <main id="main" tabIndex={-1} className="o-grid">
        <div className="o-make">
          <OpenNotices notices={order.notices ?? []} />
          <CareAlert order={order} />
          {order.minimumAge ? (
            <p className="alert alert-note">
              <TriangleAlert size={22} aria-hidden="true" />
              {m.order_age({ age: order.minimumAge })}
            </p>
          ) : null}
          <SellerBlocks order={order} />
        </div>
        <div className="o-whom">
          <Where order={order} />
          <Whom order={order} />
          <Notes order={order} onAdd={() => show('note')} />
          <ActList order={order} acts={own} onAct={show} />
        </div>
        <div className="o-was">
          {order.money ? <MoneyBox order={order} money={order.money} /> : null}
          <History order={order} />
        </div>
      </main>
      <Dock order={order} acts={own} onAct={show} />
      {open ? (
        <Suspense>
          <ActDialog key={open} act={open} order={order} onAct={show} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Which dialog is open, as the address says: the way back closes it. */
function useAct(own: readonly Act[]) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const open = acts.find((act) => act === search.get('do') && own.includes(act));
  return {
    open,
    show: (act: Act) =>
      setSearch({ do: act }, { replace: open !== undefined, preventScrollReset: true, state: { own: true } }),
    close: () =>
      history.state?.usr?.own
        ? void navigate(-1)
        : setSearch({}, { replace: true, preventScrollReset: true }),
  };
}
