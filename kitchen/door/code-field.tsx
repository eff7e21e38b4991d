import clsx from 'clsx/lite';
import { type RefObject, useId, useState } from 'react';
import { FieldError } from '#ui/field.tsx';

const digits = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight boxes for the eight digits of a code, and one field over them: it can be pasted, and filled in by the telephone. */
export function CodeField({
  label,
  value,
  error,
  field,
  onChange,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  field?: RefObject<HTMLInputElement | null>;
  onChange: (code: string) => void;
}) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const at = Math.min(value.length, digits.length - 1);
  return (
    <div className="field code-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={clsx('code num', error && 'code-wrong')}>
        {digits.map((nth) => (
          <span key={nth} aria-hidden="true" className={clsx(isFocused && nth === at && 'cur')}>
            {value[nth]}
          </span>
        ))}
        <input
          id={id}
          ref={field}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, digits.length))}
        />
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
