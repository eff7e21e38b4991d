import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { beginAgain } from './begin-again.ts';
import { isBegun, newDraft } from './draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderSlip } from './order-slip.tsx';
import { callerName } from './said-words.ts';
import { useDraft } from './use-draft.ts';

const OpenDraft = lazy(() => onceThere(() => import('./open-draft.tsx')));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the address asks for
  useEffect(() => {
    if (again.wanted !== null && !begun) void again.load(menu).then((found) => found && begin(found));
  }, [again.wanted]);
  return (
    <div className={draft.sent ? 'tel tel-done' : 'tel'}>
      {again.wanted !== null && begun ? (
        <Suspense>
          <OpenDraft
            name={callerName(draft)}
            onReplace={() => void again.load(menu).then((found) => found && begin(found))}
            onKeep={again.forget}
          />
        </Suspense>
      ) : null}
      {again.hasFailed ? <Alert className="tel-begun">{m.telephone_again_failed()}</Alert> : null}
      {draft.sent ? (
        <>
          <main id="main" tabIndex={-1}>
            <Suspense>
              <SentOrder sent={draft.sent} onNext={() => begin()} />
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

/** The order that the address says is to be ordered once more. */
function useAgain() {
  const [search, setSearch] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);
  const wanted = search.get('again');
  const forget = () => setSearch({}, { replace: true });
  async function load(menu: Parameters<typeof beginAgain>[1]) {
    setFailed(false);
    try {
      return wanted === null ? null : await beginAgain(wanted, menu);
    } catch {
      setFailed(true);
      return null;
    } finally {
      forget();
    }
  }
  return { wanted, hasFailed, load, forget };
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
