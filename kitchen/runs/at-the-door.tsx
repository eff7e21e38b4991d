import type { Stop } from '#contract/kitchen/day/stops.ts';
import { m } from '#kitchen-messages';
import { money, notPackedText } from '../order/order-words.ts';

/** What has to be looked for, asked for and settled where an order is handed over; nothing where there is nothing. */
export function AtTheDoor({
  stop: { notPacked = [], minimumAge, hasDeposit, deposit },
}: {
  stop: Pick<Stop, 'notPacked' | 'minimumAge' | 'hasDeposit' | 'deposit'>;
}) {
  return (
    <>
      {notPacked.length > 0 ? (
        <p className="d-door al">{m.runs_not_packed({ dishes: notPackedText(notPacked) })}</p>
      ) : null}
      {minimumAge ? <p className="d-door">{m.order_age({ age: minimumAge })}</p> : null}
      {hasDeposit ? <p className="d-door">{m.runs_deposit_of({ amount: money(deposit) })}</p> : null}
    </>
  );
}
