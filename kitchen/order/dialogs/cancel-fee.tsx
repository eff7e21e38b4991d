import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CancelQuote } from '#contract/shop/order-changes.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { feeOn } from '#rules/orders/fee-steps.ts';
import { getCancelQuote } from '../../api/orders.ts';
import { Choice } from '../../parts/choice.tsx';
import { shortDay } from '../../parts/words.ts';
import { money as euro } from '../order-words.ts';

/** What is kept of the money of an order: what the fee table says now, half of that, or nothing. */
export type KeptFee = 'step' | 'half' | 'none';

/** What canceling an order costs by the fee table; null until that is known, and where it costs nothing whenever. */
export function useCancelQuote(id: string, isPaid: boolean): CancelQuote | null {
  const [quote, setQuote] = useState<CancelQuote | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without an answer all of it goes back, as the button says.
    if (isPaid)
      getCancelQuote(id).then(
        (answer) => isGone || setQuote(answer),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [id, isPaid]);
  return quote;
}

/** The amounts in euro that can be kept, by choice. */
export function keptAmount({ fee, feePercent }: CancelQuote, kept: KeptFee, total: number): number {
  if (kept === 'none') return 0;
  if (kept === 'step') return fee;
  return euroOf(feeOn(centsOf(total), Math.floor(feePercent / 2)));
}

/** Until when a step holds, in Berlin. */
function untilOf(until: number) {
  const { day, time } = berlinClock(until * 1000);
  return { day: shortDay(day), time };
}

/** The fee table with the step that holds now, and what of it is kept. */
export function CancelFee({
  quote,
  kept,
  onChange,
}: {
  quote: CancelQuote;
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
            {isNow ? <ArrowRight size={24} aria-hidden="true" /> : null}
            <span>
              {until === null ? m.cancel_fee_after() : m.cancel_fee_until(untilOf(until))}
              {isNow ? <b>{m.cancel_fee_now()}</b> : null}
            </span>
            <span className="muted">{m.cancel_fee_percent({ percent })}</span>
            <span className="num">{euro(fee)}</span>
          </li>
        ))}
      </ul>
      {feePercent > 0 ? (
        <>
          <h3>{m.cancel_fee_today()}</h3>
          <Choice
            label={m.cancel_fee_today()}
            value={kept}
            options={[
              ['none', m.cancel_fee_none()],
              ...(feePercent > 1
                ? [['half', m.cancel_fee_half({ percent: Math.floor(feePercent / 2) })] as const]
                : []),
              ['step', m.cancel_fee_step({ percent: feePercent })],
            ]}
            onChange={onChange}
          />
        </>
      ) : null}
    </>
  );
}
