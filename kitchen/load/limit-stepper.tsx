import { m } from '#kitchen-messages';
import { Stepper } from '#ui/stepper.tsx';

/** The largest number that can be set. */
const most = 9999;

/** A number that limits something. */
export function LimitStepper({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <Stepper
      value={value}
      max={most}
      onChange={onChange}
      labels={{ group: label, less: m.load_less(), more: m.load_more(), quantity: m.load_quantity() }}
    />
  );
}
