import { useState } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { TextField } from '#ui/field.tsx';
import { typedAmount } from '../parts/typed-amount.ts';

/** An amount in euro; what is none is said and changes nothing. */
export function AmountField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typedAmount(typed) === null;
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? m.area_wrong_amount() : undefined}
      inputMode="decimal"
      value={typed ?? written(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const amount = typedAmount(target.value);
        if (amount !== null) onChange(amount);
      }}
      onBlur={() => isWrong || setTyped(null)}
    />
  );
}

const written = (value: number) =>
  value.toLocaleString(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    useGrouping: false,
  });
