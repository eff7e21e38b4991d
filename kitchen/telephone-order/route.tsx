import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ApiError } from '../api/call.ts';
import { getDays } from '../api/days.ts';
import { getMenu } from '../api/telephone-orders.ts';
import { lastKnown } from '../live/last-known.ts';
import { onceThere } from '../parts/once-there.ts';
import { Wall } from '../parts/wall.tsx';
import type { Route } from './+types/route';
import { isBegun, newDraft } from './draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderSlip } from './order-slip.tsx';
import { callerName } from './said-words.ts';
import { useDraft } from './use-draft.ts';

const OpenDraft = lazy(() => onceThere(() => import('./open-draft.tsx')));
const InsteadOf = lazy(() => onceThere(() => import('./instead-of.tsx')));
const SentOrder = lazy(() => onceThere(() => import('./sent-order.tsx')));

/** Days to choose from at once; later ones by the calendar of the browser. */
const daysAhead = 6;

/** What can be ordered, and the next days; null for who does not take orders. */
export async function clientLoader() {
  const today = berlinDay(Date.now());
  try {
    const [menu, days] = await Promise.all([
      lastKnown('menu', getMenu),
      lastKnown(`days to order for ${today}`, () => getDays(today, daysAhead)),
    ]);
    return { menu, days, today };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NotAllowed') return null;
    throw error;
  }
}

/** An order that somebody at the telephone says. */
export default function TelephoneOrderScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${m.telephone_title()} · ${m.shell_kitchen()}`}</title>
      {loaderData ? <Taken {...loaderData} /> : <NotYours />}
    </>
  );
}

function Taken({ menu, days, today }: NonNullable<Route.ComponentProps['loaderData']>) {
  const [draft, setDraft] = useDraft();
  const again = useAgain();
  /** Which form stands there: another one begins without what was tried with the one before. */
  const [turn, setTurn] = useState(0);
  const begun = isBegun(draft);
  function begin(to = newDraft()) {
    setDraft(() => to);
    setTurn((before) => before + 1);
  }
  const { key } = useLocation();
  const [cameBy, setCameBy] = useState(key);
  // Who asks for the form while it says what was ordered wants the next one.
  if (cameBy !== key) {
    setCameBy(key);
    if (draft.sent) begin();
  }
  const load = () => void again.load(menu).then((found) => found && begin(found));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the address asks for
  useEffect(() => {
    if (again.wanted !== null && !begun) load();
  }, [again.wanted]);
  return (
    <div className={draft.sent ? 'tel tel-done' : 'tel'}>
      <Suspense>
        {again.wanted !== null && begun ? (
          <OpenDraft
            name={callerName(draft)}
            isInstead={again.isInstead}
            onReplace={load}
            onKeep={again.forget}
          />
        ) : null}
        {draft.replaces && !draft.sent ? <InsteadOf replaces={draft.replaces} /> : null}
      </Suspense>
      {again.problem ? <Alert className="tel-begun">{again.problem}</Alert> : null}
      {draft.sent ? (
        <>
          <main id="main" tabIndex={-1}>
            <Suspense>
              <SentOrder sent={draft.sent} isInstead={draft.replaces !== null} onNext={() => begin()} />
            </Suspense>
          </main>
          <aside className="tel-rail on-dark" aria-label={m.telephone_slip()}>
            <OrderSlip draft={draft} menu={menu} total={draft.sent.total} />
          </aside>
        </>
      ) : (
        <OrderForm key={turn} draft={draft} onChange={setDraft} menu={menu} days={days} today={today} />
      )}
      <LeaveDialog isBegun={begun} about={callerName(draft)} onDrop={() => setDraft(newDraft)} />
    </div>
  );
}

/** The order that the address says is to be ordered once more, or to be changed while it is not paid. */
function useAgain() {
  const [search, setSearch] = useSearchParams();
  const [problem, setProblem] = useState('');
  const instead = search.get('instead');
  const isInstead = instead !== null;
  const wanted = instead ?? search.get('again');
  const forget = () => setSearch({}, { replace: true });
  async function load(menu: readonly MenuItem[]) {
    setProblem('');
    try {
      if (wanted === null) return null;
      const { beginAgain, beginInstead } = await import('./begin-again.ts');
      return await (isInstead ? beginInstead : beginAgain)(wanted, menu);
    } catch {
      setProblem(isInstead ? m.telephone_instead_failed() : m.telephone_again_failed());
      return null;
    } finally {
      forget();
    }
  }
  return { wanted, isInstead, problem, load, forget };
}

function NotYours() {
  return (
    <>
      <Wall title={m.telephone_title()} />
      <main id="main" tabIndex={-1} className="desk">
        <div className="nothing">
          <h2>{m.telephone_not_yours()}</h2>
          <p>{m.telephone_not_yours_hint()}</p>
          <p>
            <ButtonLink to="/">{m.failure_to_today()}</ButtonLink>
          </p>
        </div>
      </main>
    </>
  );
}
