import type { LucideIcon } from 'lucide-react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly text: string;
}

/** A few answers to one question, each on a card of its own; `legend` is heard only. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="choice-grid">
        {options.map(({ value: own, Icon, label, text }) => (
          <label key={own} className="choice-card">
            <input
              type="radio"
              name={name}
              value={own}
              className="sr-only"
              checked={value === own}
              onChange={() => onChange(own)}
            />
            <Icon size={24} className="mt-0.5 flex-none text-petrol" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
