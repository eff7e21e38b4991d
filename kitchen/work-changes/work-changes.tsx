import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import { m } from '#kitchen-messages';
import { shortTime, whoFor } from '../parts/words.ts';
import { useHeld } from '../ticks/use-held.ts';
import { seeChange } from './see-change.ts';
import { workChangeWords } from './work-change-words.ts';

/**
 * What was changed of orders that are in work, until their kitchen has said that it saw it; what was pressed by mistake can be
 * taken back in its place for ten seconds.
 */
export function WorkChanges({ all }: { all: readonly WorkChange[] }) {
  const { held, hold, release } = useHeld<number>();
  const shown = all.filter(({ id, isSeen }) => !isSeen || held.has(id));
  const press = (change: WorkChange) => {
    if (change.isSeen) release([change.id]);
    else hold([change.id]);
    seeChange(change, !change.isSeen);
  };
  return (
    <section className="strip work-changes" aria-label={m.work_title()} hidden={shown.length === 0}>
      <ul aria-live="polite">
        {shown.map((change) => (
          <li key={change.id} className={change.isSeen ? 'is-seen' : undefined}>
            <TriangleAlert size={20} />
            <p>
              <Link to={`/order/${change.publicProductOrderId}`}>{whose(change)}</Link>
              {': '}
              {workChangeWords(change)}
            </p>
            <button
              type="button"
              className="pill"
              aria-label={`${change.isSeen ? m.stage_take_back() : m.sheet_seen()}: ${whose(change)}`}
              onClick={() => press(change)}
            >
              {change.isSeen ? <Undo2 size={18} /> : <Check size={18} />}
              {change.isSeen ? m.stage_take_back() : m.sheet_seen()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The order as it stood on the slip: time, number and whose it is. */
const whose = ({ time, bon, name }: WorkChange) =>
  [shortTime(time), bon === null ? '' : m.day_bon({ bon }), name && whoFor({ name, bon })]
    .filter(Boolean)
    .join(' · ');
