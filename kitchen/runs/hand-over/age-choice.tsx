import { type RefObject, useId } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { drinksOf, isRestHandedOver } from '#rules/catalogue/drinks.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { FieldError } from '#ui/field.tsx';
import type { ShownStop } from '../shown-runs.ts';

type StopItem = Pick<ShownStop['items'][number], 'name' | 'quantity' | 'minimumAge'>;

/** What there is to say about an age: it was seen, or nobody is old enough. */
export type AgeAnswer = 'seen' | 'refused';

/** Whose age was seen, or that the alcohol stays in the van, by its names; where there is nothing else, what is done then. */
export function AgeChoice({
  stop: { minimumAge, items },
  canLeave = isRestHandedOver(items),
  otherwise = m.runs_age_alcohol_alone(),
  answer,
  error,
  first,
  onAnswer,
}: {
  stop: Pick<ShownStop, 'minimumAge'> & { items: readonly StopItem[] };
  /** Whether the rest can be handed over without the alcohol. */
  canLeave?: boolean;
  /** What is done where it cannot. */
  otherwise?: string;
  answer: AgeAnswer | null;
  error: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  onAnswer: (answer: AgeAnswer) => void;
}) {
  const [name, errorId] = [useId(), useId()];
  if (!minimumAge) return null;
  const drinks = drinksOf(items);
  const choice = (value: AgeAnswer, label: string) => (
    <label>
      <input
        ref={value === 'seen' ? first : undefined}
        type="radio"
        name={name}
        checked={answer === value}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={() => onAnswer(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="d-age">
      <legend>{m.runs_age()}</legend>
      {choice('seen', m.runs_age_seen({ age: minimumAge }))}
      {canLeave ? choice('refused', m.runs_age_refused()) : drinks.length > 0 ? <p>{otherwise}</p> : null}
      <FieldError id={errorId} error={error} />
      <div role="status">
        {answer === 'refused' ? (
          <p>
            <b>{m.runs_age_stays({ drinks: countedText(drinks, getLocale()) })}</b> {m.runs_age_stays_told()}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
