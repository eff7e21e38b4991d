import { useState } from 'react';
import { type Cents, centsOf, euroOf } from '#rules/money/money.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { TextField } from '#ui/field.tsx';
import { amountProblem, writtenAmount } from './amount-words.ts';

/** An amount in euro; what is none, or more than may be, is said and stands for none, so that nothing is saved without it. */
export function AmountField({
  value,
  most,
  isOptional = false,
  error,
  onChange,
  ...field
}: {
  id?: string;
  label: string;
  hint?: string;
  /** In euro. */
  value: number | null;
  /** In cents. */
  most: Cents;
  /** Whether nothing may stand there. */
  isOptional?: boolean;
  error?: string | undefined;
  /** Null for nothing, and for what is wrong. */
  onChange: (euro: number | null, isWrong: boolean) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const problemOf = (text: string) =>
    isOptional && text.trim() === '' ? undefined : amountProblem(text, { most });
  const problem = typed === null ? undefined : problemOf(typed);
  return (
    <TextField
      {...field}
      error={problem ?? error}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : writtenAmount(centsOf(value)))}
      onChange={({ target }) => {
        setTyped(target.value);
        const isWrong = problemOf(target.value) !== undefined;
        const cents = isWrong ? null : typedAmount(target.value);
        onChange(cents === null ? null : euroOf(cents), isWrong);
      }}
      onBlur={() => problem || setTyped(null)}
    />
  );
}
