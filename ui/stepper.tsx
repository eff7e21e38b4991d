import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';

/** Digits only become a number; anything else (sign, letter, fraction, nothing) is null and ignored (spec §4). */
export function typedQuantity(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

interface StepperProps {
  value: number;
  /** Called with the wanted number; the caller decides what 0 means. */
  onChange: (value: number) => void;
  /** Minus is greyed at this number: 1 in the cart, 0 on product cards. */
  min?: number;
  max?: number;
  /** Called when more than `max` was typed. */
  onLimit?: () => void;
  labels: { group: string; less: string; more: string; quantity: string };
}

/** Minus, a number that can be typed, plus. A button that stops at its end keeps the focus. */
export function Stepper({ value, onChange, min = 0, max = 999, onLimit, labels }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const quantity = typed === null ? null : typedQuantity(typed);
    setTyped(null);
    if (quantity !== null && quantity > max) onLimit?.();
    if (quantity !== null && quantity !== value) onChange(Math.min(Math.max(quantity, 0), max));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // At 0 another button takes the focus at once: this same key must not press it.
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'ArrowUp' && value < max) onChange(value + 1);
    if (event.key === 'ArrowDown' && value > min) onChange(value - 1);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset breaks the row it stands in
    <div className="stepper" role="group" aria-label={labels.group}>
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus size={22} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus size={22} />
      </button>
    </div>
  );
}
