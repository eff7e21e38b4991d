import { useState } from 'react';
import type { MonthOfMoney } from '#contract/kitchen/money.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { clockOf, dayAndMonth } from '../parts/words.ts';
import { LedgerTable, OrderCell } from './ledger-table.tsx';
import { euroText } from './money-words.ts';

type Month = NonNullable<MonthOfMoney['deposits']>;

/** So many are shown until all are asked for. */
const few = 12;

/** What was settled of deposits in cash at the hand-overs of a month, the newest first, and what all of it comes to. */
export function Deposits({ month }: { month: Month }) {
  const [isAll, setAll] = useState(false);
  const { handovers, deposit, empties, collected, unsaid, unsaidDeposit } = month;
  const newest = handovers.toReversed();
  const shown = isAll ? newest : newest.slice(0, few);
  const sum = (label: string, amount: number, isSum = false) => (
    <div className={isSum ? 'o-sum' : undefined}>
      <dt>{label}</dt>
      <dd className="num">{euroText(amount)}</dd>
    </div>
  );
  return (
    <section className="paper book" aria-labelledby="deposits-title">
      <h2 id="deposits-title">{m.money_deposits()}</h2>
      <dl className="o-sums">
        {sum(m.order_deposit(), deposit)}
        {empties > 0 ? sum(m.order_empties_back(), -empties) : null}
        {unsaid > 0 ? sum(m.money_deposits_unsaid({ count: unsaid }), -unsaidDeposit) : null}
        {sum(m.order_deposit_collected(), collected, true)}
      </dl>
      <p className="muted">{m.money_deposits_hint()}</p>
      <LedgerTable labelledBy="deposits-title">
        {shown.map((each) => (
          <Row key={each.publicProductOrderId} settled={each} />
        ))}
      </LedgerTable>
      {shown.length < handovers.length ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {m.money_show_all({ count: handovers.length })}
        </Button>
      ) : null}
    </section>
  );
}

function Row({ settled }: { settled: Month['handovers'][number] }) {
  const { at, fulfilment, by, deposit, empties, collected } = settled;
  const { day } = berlinClock(at * 1000);
  const name = by ?? m.money_deposits_tablet();
  return (
    <tr>
      <td>
        {dayAndMonth(day)} <small>{clockOf(at)}</small>
      </td>
      <OrderCell of={settled} />
      <td>
        <b>{fulfilment === 'PICKUP' ? m.money_picked_up({ name }) : m.money_delivered({ name })}</b>
        <small>
          {empties
            ? m.money_deposit_less({ deposit: euroText(deposit), empties: euroText(empties) })
            : m.money_deposit_of({ deposit: euroText(deposit) })}
        </small>
      </td>
      <td className="num" data-below={(collected ?? 0) < 0 || undefined}>
        {collected === null ? m.order_deposit_unsaid() : euroText(collected)}
      </td>
    </tr>
  );
}
