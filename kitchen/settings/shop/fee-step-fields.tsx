import { Trash2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import { type FeeTax, feeTaxes } from '#rules/orders/fee-steps.ts';
import { Select, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { StepValues } from './change-values.ts';

const taxWords: Record<FeeTax, () => string> = {
  DAMAGES: m.change_rules_damages,
  SERVICE: m.change_rules_service,
};

/** One step of the fee: until when, how much, taxed how. The last one ends when the order is due. */
export function FeeStepFields({
  number,
  step,
  isLast,
  mayChange,
  wrong,
  onChange,
  onRemove,
}: {
  number: number;
  step: StepValues;
  isLast: boolean;
  mayChange: boolean;
  wrong: { readonly field: 'hours' | 'percent'; readonly words: string } | null;
  onChange: (what: Partial<StepValues>) => void;
  onRemove: () => void;
}) {
  const field = (name: 'hours' | 'percent', label: string, isFixed: boolean) => (
    <TextField
      id={`change-step-${number}-${name}`}
      inputMode="numeric"
      label={label}
      autoComplete="off"
      maxLength={3}
      readOnly={isFixed || !mayChange}
      value={step[name]}
      error={wrong?.field === name ? wrong.words : undefined}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <fieldset className="fee-step">
      <legend>{m.change_rules_step({ number })}</legend>
      {field('hours', m.change_rules_until(), isLast)}
      {field('percent', m.change_rules_percent(), false)}
      <Select
        label={m.change_rules_tax()}
        value={step.tax}
        disabled={!mayChange}
        onChange={({ target }) => onChange({ tax: feeTaxes.find((tax) => tax === target.value) ?? step.tax })}
      >
        {feeTaxes.map((tax) => (
          <option key={tax} value={tax}>
            {taxWords[tax]()}
          </option>
        ))}
      </Select>
      {mayChange && !isLast ? (
        <IconButton label={m.change_rules_remove({ number })} onClick={onRemove}>
          <Trash2 size={22} />
        </IconButton>
      ) : null}
    </fieldset>
  );
}
