import type { RefusedPlan } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import { shortDay, whenAgo } from '../../parts/words.ts';
import { lacksInShort } from '../lack-words.ts';

/** What was planned and was not lawful on its day, and who has seen to it. */
export function RefusedPlans({ plans }: { plans: readonly RefusedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <ul className="product-plans">
      {plans.map(({ id, fromDay, missing, at, seen }) => (
        <li key={id}>
          <span>
            <b>{m.history_refused({ day: shortDay(fromDay), lacks: lacksInShort(missing).join(', ') })}</b>
            <small>{[whenAgo(at), seen ? seenWords(seen) : m.history_refused_open()].join(', ')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function seenWords({ at, by }: NonNullable<RefusedPlan['seen']>): string {
  const when = whenAgo(at);
  return by === null ? m.history_refused_seen_at({ when }) : m.history_refused_seen({ who: by, when });
}
