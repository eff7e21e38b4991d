import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { highestPrice } from '#rules/catalogue/may-be-published.ts';
import type { Cents } from '#rules/money/money.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { FieldError } from '#ui/field.tsx';
import { amountProblem } from '../amount/amount-words.ts';
import { writtenPrice } from './money-words.ts';

const step = 50;
const limits = { least: 1, most: highestPrice };

/** A price that can be typed, and goes up and down by half a euro with its buttons and the arrows. */
export function PriceField({
  value,
  onChange,
  error,
  isFirst = false,
  id,
}: {
  value: Cents | null;
  onChange: (value: Cents | null) => void;
  error?: string | undefined;
  /** Whether it takes the focus when it appears. */
  isFirst?: boolean;
  id?: string;
}) {
  const own = useId();
  const field = id ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // What it stands in has opened by then.
  useEffect(() => {
    if (isFirst) input.current?.select();
  }, [isFirst]);
  const problem = typed === null || typed.trim() === '' ? undefined : amountProblem(typed, limits);
  const wrong = problem ?? error;

  function move(by: number) {
    // To the next whole half euro, so that 31,20 becomes 31,50 and not 31,70.
    const from = value ?? 0;
    const next = by > 0 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step;
    setTyped(null);
    onChange(Math.min(Math.max(next, step), highestPrice));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <div className="price-field">
      <label htmlFor={field}>{m.menu_price()}</label>
      <div className="big-price" data-wrong={wrong ? true : undefined}>
        <button type="button" aria-label={m.menu_price_less()} onClick={() => move(-1)}>
          <Minus size={26} />
        </button>
        <span className="big-price-amount">
          <input
            id={field}
            ref={input}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${field}-error` : undefined}
            value={typed ?? writtenPrice(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              // What is no price does not stand for the one before.
              onChange(amountProblem(target.value, limits) ? null : typedAmount(target.value));
            }}
            onBlur={() => problem || setTyped(null)}
            onKeyDown={onKeyDown}
          />
          <span className="num" aria-hidden="true">
            €
          </span>
        </span>
        <button type="button" aria-label={m.menu_price_more()} onClick={() => move(1)}>
          <Plus size={26} />
        </button>
      </div>
      <FieldError id={`${field}-error`} error={wrong} />
    </div>
  );
}
