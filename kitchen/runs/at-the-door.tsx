import type { Stop } from '#contract/kitchen/day/stops.ts';
import { m } from '#kitchen-messages';
import { money } from '../order/order-words.ts';

/** What has to be asked for and settled where an order is handed over; nothing where there is nothing. */
export function AtTheDoor({
  stop: { minimumAge, hasDeposit, deposit },
}: {
  stop: Pick<Stop, 'minimumAge' | 'hasDeposit' | 'deposit'>;
}) {
  return (
    <>
      {minimumAge ? <p className="d-door">{m.order_age({ age: minimumAge })}</p> : null}
      {hasDeposit ? <p className="d-door">{m.runs_deposit_of({ amount: money(deposit) })}</p> : null}
    </>
  );
}
