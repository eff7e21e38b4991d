import { useId } from 'react';

/** One of a few, beside each other in one frame; native radio buttons, so arrows choose. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="sr-only">{label}</legend>
      {options.map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
