import { useState } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { TextField } from '#ui/field.tsx';

/** A number that may be left open; what is none is said and changes nothing. */
export function NumberField({
  label,
  hint,
  error,
  id,
  value,
  most,
  decimals = 0,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  id?: string;
  value: number | null;
  most: number;
  /** Places behind the comma at most. */
  decimals?: number;
  onChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && numberIn(typed, { most, decimals }) === null;
  return (
    <TextField
      {...(id && { id })}
      label={label}
      hint={hint}
      error={isWrong ? m.product_wrong_number() : error}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? written(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = numberIn(target.value, { most, decimals });
        if (number !== null || target.value.trim() === '') onChange(number);
      }}
      onBlur={() => isWrong || setTyped(null)}
    />
  );
}

const written = (value: number | null) =>
  value === null
    ? ''
    : value.toLocaleString(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
        useGrouping: false,
        maximumFractionDigits: 3,
      });

function numberIn(text: string, { most, decimals }: { most: number; decimals: number }): number | null {
  const plain = text.trim().replace(',', '.');
  const isOne = new RegExp(`^\\d{1,7}${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''}$`).test(plain);
  const number = Number(plain);
  return isOne && number <= most ? number : null;
}
