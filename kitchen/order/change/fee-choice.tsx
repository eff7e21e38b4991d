import { m } from '#kitchen-messages';
import { type KeptFee, keptPercent } from '#rules/orders/fee-steps.ts';
import { Choice } from '../../parts/choice.tsx';

/** How much of the fee is kept. */
export function FeeChoice({
  step,
  kept,
  onChange,
}: {
  /** Per cents by the fee table. */
  step: number;
  kept: KeptFee;
  onChange: (kept: KeptFee) => void;
}) {
  return (
    <>
      <h3>{m.cancel_fee_today()}</h3>
      <Choice
        label={m.cancel_fee_today()}
        value={kept}
        options={[
          ['step', m.cancel_fee_step({ percent: step })],
          ...(step > 1 ? [['half', m.cancel_fee_half({ percent: keptPercent(step, 'half') })] as const] : []),
          ['none', m.cancel_fee_none()],
        ]}
        onChange={onChange}
      />
    </>
  );
}
