import { useState } from 'react';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { whenAgo } from '../../parts/words.ts';
import { toldChange } from './change-words.ts';

const atFirst = 8;

/** What happened: what was different, who did it and when, the newest first. */
export function PlacesHistory({
  changes,
  isCategory,
}: {
  changes: readonly MenuChange[];
  /** Whether a number is that of a category. */
  isCategory: (id: number) => boolean;
}) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? changes : changes.slice(0, atFirst);
  return (
    <section className="paper desk-paper places-history" aria-labelledby="places-history">
      <h2 id="places-history">{m.places_history()}</h2>
      {changes.length === 0 ? <p className="muted">{m.places_history_none()}</p> : null}
      <ol className="product-versions">
        {shown.map((change) => (
          <HistoryLine key={`${change.at} ${JSON.stringify(change.after)}`} {...{ change, isCategory }} />
        ))}
      </ol>
      {changes.length > shown.length ? (
        <Button variant="quiet" size="small" onClick={() => setAllShown(true)}>
          {m.places_history_all({ count: changes.length })}
        </Button>
      ) : null}
    </section>
  );
}

function HistoryLine({ change, isCategory }: { change: MenuChange; isCategory: (id: number) => boolean }) {
  const { about, differences } = toldChange(change, isCategory);
  return (
    <li>
      <span>
        <b>
          {[about, ...differences.filter(({ after }) => after === undefined).map(({ what }) => what)].join(
            ', ',
          )}
        </b>
        {differences.map(({ what, before, after }) =>
          after === undefined ? null : (
            <span key={what} className="places-difference">
              {what}: <s>{before}</s> {after}
            </span>
          ),
        )}
        <small>{[whenAgo(change.at), change.by].filter(Boolean).join(', ')}</small>
      </span>
    </li>
  );
}
