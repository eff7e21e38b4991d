import type { SheetState } from '#contract/kitchen/day/prints.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { shortTime } from '../parts/words.ts';

type Change = NonNullable<SheetState['sheet']>['changes'][number];

/** What is another one than on the sheet, worst first: the old number struck beside the new. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="chg">
      {changes.map((change) => (
        <ChangedLine key={keyOf(change)} change={change} />
      ))}
    </ul>
  );
}

function ChangedLine({ change: { was, now, customer, isCanceled, isDeclaredAnew } }: { change: Change }) {
  const line = now ?? was;
  if (!line) return null;
  const isBad = line.isWish || now === null || isDeclaredAnew;
  const bon = line.bon === null ? '' : m.day_bon({ bon: line.bon });
  const who = [bon, customer, line.time && shortTime(line.time)].filter(Boolean).join(', ');
  return (
    <li className={isBad ? 'bad' : undefined}>
      <div className="row">
        <h2>{line.isWish ? m.sheet_wish() : readLocalizedText(line.name, getLocale())}</h2>
        {line.isWish ? null : (
          <span className="num">
            {was && was.quantity !== now?.quantity ? <s>{was.quantity}</s> : null} {now?.quantity ?? 0}
          </span>
        )}
      </div>
      <p>
        {now === null ? (
          <>
            <b>{isCanceled ? m.stage_canceled() : m.sheet_struck()}:</b> {who}. {m.sheet_do_not_start()}
          </>
        ) : was === null ? (
          <>
            <b>{m.stage_new()}:</b> {who}
          </>
        ) : (
          <>
            {who}
            {was.time !== now.time && was.time && now.time
              ? `, ${m.sheet_time_instead({ now: shortTime(now.time), was: shortTime(was.time) })}`
              : ''}
            {was.startBy !== now.startBy && was.startBy && now.startBy
              ? `, ${m.sheet_start_instead({ now: shortTime(now.startBy), was: shortTime(was.startBy) })}`
              : ''}
            {isDeclaredAnew ? <b>. {m.sheet_declared_anew()}</b> : null}
          </>
        )}
      </p>
    </li>
  );
}

const keyOf = ({ publicProductOrderId, was, now }: Change) =>
  `${publicProductOrderId} ${(now ?? was)?.name} ${(now ?? was)?.isWish}`;
