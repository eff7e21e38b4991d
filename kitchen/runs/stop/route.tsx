import { List } from 'lucide-react';
import { data, Link, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { ApiError, isUnreachable } from '../../api/call.ts';
import { getOrder } from '../../api/orders.ts';
import { lastKnown } from '../../live/last-known.ts';
import { useShownPresses } from '../../presses/use-shown-presses.ts';
import { Drive } from '../drive.tsx';
import { HandOverForm } from '../hand-over/hand-over-form.tsx';
import { loadRuns } from '../load-runs.ts';
import { NewDriver } from '../new-driver.tsx';
import { NobodyForm } from '../nobody-form.tsx';
import { isToHandOver, shownRuns } from '../shown-runs.ts';
import { WayLine } from '../way-line.tsx';
import type { Route } from './+types/route';
import { AfterStop, AtStop, type Step } from './stop-foot.tsx';
import { TakenOff } from './taken-off.tsx';
import { Where } from './where.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const loaded = await loadRuns(params);
  const number = Number(params.number);
  const publicId = params.publicProductOrderId;
  const run = loaded.runs.runs.find((each) => each.number === number);
  const isThere = run?.stops.some((stop) => stop.publicProductOrderId === publicId);
  return { ...loaded, number, publicId, gone: isThere ? null : await readGone(publicId) };
}

/** An order that is not on the run any more; null where that cannot be read. */
async function readGone(publicId: string) {
  try {
    return await lastKnown(`order ${publicId}`, () => getOrder(publicId));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OrderNotFound') throw data(null, 404);
    if (isUnreachable(error) || (error instanceof ApiError && error.code === 'NotAllowed')) return null;
    throw error;
  }
}

/** A stop as its driver needs it in the hand: where, whom to ring, what to carry, and handing over. */
export default function StopScreen({
  loaderData: { runs, askedAt, number, publicId, gone },
}: Route.ComponentProps) {
  const presses = useShownPresses(askedAt);
  const shown = shownRuns(runs, presses);
  const [search, setSearch] = useSearchParams();
  const run = shown.runs.find((each) => each.number === number);
  const stop = run?.stops.find((each) => each.publicProductOrderId === publicId);
  if (!run || !stop) {
    const own = presses.filter(({ order }) => order === publicId);
    return (
      <Drive shows={`${publicId} gone`}>
        <title>{`${gone?.name ?? m.runs_run({ number })} · ${m.shell_kitchen()}`}</title>
        <TakenOff day={runs.day} number={number} run={run} order={gone} presses={own} />
      </Drive>
    );
  }
  const step = isToHandOver(stop) ? search.get('step') : null;
  const show = (next: Step) => setSearch({ step: next });
  const onDone = () => setSearch({}, { replace: true });
  return (
    <Drive shows={`${publicId} ${step} ${stop.stage} ${stop.attemptedAt}`}>
      <title>{`${stop.name} · ${m.shell_kitchen()}`}</title>
      <div className="d-wall">
        <Link className="row" to={`/runs/${run.day}/${number}`}>
          <List size={20} />
          {[m.runs_run({ number }), run.driver].filter(Boolean).join(', ')}
        </Link>
        <WayLine run={run} current={publicId} />
      </div>
      <DoubleLine />
      <NewDriver key={run.id} run={run} />
      {step === 'handover' || step === 'somebody-else' ? (
        <HandOverForm stop={stop} isToSomebodyElse={step === 'somebody-else'} onDone={onDone} />
      ) : step === 'nobody' ? (
        <NobodyForm stop={stop} onSomebodyElse={() => show('somebody-else')} onDone={onDone} />
      ) : (
        <>
          <main id="main" tabIndex={-1} className="d-main">
            <Where day={run.day} stop={stop} />
          </main>
          <div className="d-foot">
            {isToHandOver(stop) ? (
              <AtStop run={run} stop={stop} onStep={show} />
            ) : (
              <AfterStop run={run} stop={stop} />
            )}
          </div>
        </>
      )}
    </Drive>
  );
}
