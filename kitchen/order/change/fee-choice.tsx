import { m } from '#kitchen-messages';
import { Choice } from '../../parts/choice.tsx';

/** What is kept of what is taken back: what the fee table says now, half of that, or nothing. */
export type KeptFee = 'step' | 'half' | 'none';

/** Per cents that are kept, of those that the fee table says. */
export function keptPercent(kept: KeptFee, step: number): number {
  if (kept === 'none') return 0;
  return kept === 'half' ? Math.floor(step / 2) : step;
}

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
          ...(step > 1 ? [['half', m.cancel_fee_half({ percent: keptPercent('half', step) })] as const] : []),
          ['none', m.cancel_fee_none()],
        ]}
        onChange={onChange}
      />
    </>
  );
}
