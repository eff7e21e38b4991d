import type { MonthOfMoney } from '#contract/kitchen/money.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { clockOf, dayAndMonth, dayWithYear } from '../parts/words.ts';
import { LedgerTable, OrderCell } from './ledger-table.tsx';
import { euroText, kindText, type Movement, stateText } from './money-words.ts';
import { useLedgerPages } from './use-ledger-pages.ts';

/** Each movement of money of a month, the newest first, and what all of them come to by kind. */
export function Ledger({ month }: { month: MonthOfMoney }) {
  const { movements, hasMore, isBusy, problem, more } = useLedgerPages(month);
  return (
    <section className="paper book" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{m.money_ledger()}</h2>
      {movements.length === 0 ? (
        <p className="muted">{m.money_ledger_none()}</p>
      ) : (
        <>
          <dl className="o-sums">
            {month.sums.map((sum) => (
              <div key={`${sum.kind} ${sum.isByBank}`}>
                <dt>{m.money_sum_of({ kind: kindText(sum), count: sum.movements })}</dt>
                <dd className="num">{euroText(sum.amount)}</dd>
              </div>
            ))}
            <div className="o-sum">
              <dt>{m.money_sum()}</dt>
              <dd className="num">{euroText(month.total)}</dd>
            </div>
          </dl>
          <p className="muted">{m.money_done_only()}</p>
          <LedgerTable labelledBy="ledger-title">
            {movements.map((movement) => (
              <Row key={movement.id} movement={movement} />
            ))}
          </LedgerTable>
          <p role="status" className="ledger-shown muted">
            {movements.length < month.count
              ? m.money_shown({ shown: movements.length, count: month.count })
              : ''}
            {problem ? <span className="o-bad"> {problem}</span> : null}
          </p>
          {hasMore ? (
            <Button variant="side" busy={isBusy} onClick={more}>
              {m.money_older()}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Row({ movement }: { movement: Movement }) {
  const { at, isDayOnly, kind, amount, state } = movement;
  const { isSettled, reference, receivedOn, reason } = movement;
  const { day } = berlinClock(at * 1000);
  const stand = stateText(movement);
  return (
    <tr data-state={state === 'DONE' ? undefined : isSettled ? 'SETTLED' : state}>
      <td>
        {dayAndMonth(day)} {isDayOnly ? null : <small>{clockOf(at)}</small>}
      </td>
      <OrderCell of={movement} />
      <td>
        <b>{kindText({ kind, isByBank: receivedOn !== null })}</b>
        {stand ? <em>{stand}</em> : null}
        {reference ? (
          <small>
            <span className="sr-only">{m.money_reference()}: </span>
            {reference}
          </small>
        ) : null}
        {receivedOn ? <small>{m.money_received({ day: dayWithYear(receivedOn) })}</small> : null}
        {reason ? (
          <small>
            <q>{reason}</q>
          </small>
        ) : null}
      </td>
      <td className="num" data-below={amount < 0 || undefined}>
        {euroText(amount)}
      </td>
    </tr>
  );
}
