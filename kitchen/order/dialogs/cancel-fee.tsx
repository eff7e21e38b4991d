import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { KitchenCancelQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { feeOn, type KeptFee, keptPercent } from '#rules/orders/fee-steps.ts';
import { getCancelQuote } from '../../api/orders.ts';
import { askAgainAfter } from '../../live/ask-again.ts';
import { dayAndMonth, shortTime, weekdayWord } from '../../parts/words.ts';
import { FeeChoice } from '../change/fee-choice.tsx';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

interface Asked {
  readonly quote: KitchenCancelQuote | null;
  readonly error: unknown;
}

const nothing: Asked = { quote: null, error: null };

/**
 * What canceling an order costs by the fee table, null until it is known; asked again when the order is another, and when
 * there was no answer. Canceling an unpaid order costs nothing, so nothing is asked.
 */
export function useCancelQuote({ publicProductOrderId: id, version, state }: ShownDetails): Asked {
  const isPaid = state === 'BINDING';
  const [asked, setAsked] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another order
  useEffect(() => {
    setAsked(nothing);
    if (!isPaid) return;
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      try {
        const quote = await getCancelQuote(id);
        if (isWanted) setAsked({ quote, error: null });
      } catch (error) {
        if (!isWanted) return;
        setAsked({ quote: null, error });
        again = setTimeout(ask, askAgainAfter);
      }
    }
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [id, isPaid, version]);
  return asked;
}

/** The amounts in euro that can be kept, by choice. */
export function keptAmount({ fee, feePercent }: KitchenCancelQuote, kept: KeptFee, total: number): number {
  if (kept === 'step') return fee;
  return Math.min(fee, euroOf(feeOn(centsOf(total), keptPercent(feePercent, kept))));
}

/** Until when a step holds, in Berlin. */
function untilOf(until: number) {
  const { day, time } = berlinClock(until * 1000);
  return { day: `${weekdayWord(day)}, ${dayAndMonth(day)}`, time: shortTime(time) };
}

/** The fee table with the step that holds now, and what of it is kept. */
export function CancelFee({
  quote,
  kept,
  onChange,
}: {
  quote: KitchenCancelQuote;
  kept: KeptFee;
  onChange: (kept: KeptFee) => void;
}) {
  const { feePercent, stages } = quote;
  return (
    <>
      <h3>{m.cancel_fee_by_time()}</h3>
      <ul className="fee-stages">
        {stages.map(({ until, percent, fee, isNow }) => (
          <li key={percent} aria-current={isNow || undefined}>
            {isNow ? <ArrowRight size={24} /> : null}
            <span>
              {stages.length === 1 && until === null ? <b>{m.cancel_fee_from_now()}</b> : null}
              {stages.length > 1 && until === null ? m.cancel_fee_after() : null}
              {until === null ? null : m.cancel_fee_until(untilOf(until))}
              {isNow && (stages.length > 1 || until !== null) ? <b>{m.cancel_fee_now()}</b> : null}
            </span>
            <span className="muted">
              {percent === 0 ? m.cancel_fee_free() : m.cancel_fee_percent({ percent })}
            </span>
            <span className="num">{euro(fee)}</span>
          </li>
        ))}
      </ul>
      {feePercent > 0 ? <FeeChoice step={feePercent} kept={kept} onChange={onChange} /> : null}
    </>
  );
}
