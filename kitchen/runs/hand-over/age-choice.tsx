import { type RefObject, useId } from 'react';
import { m } from '#kitchen-messages';
import { FieldError } from '#ui/field.tsx';
import { countedText, drinksOf } from '../refused-drinks.ts';
import type { ShownStop } from '../shown-runs.ts';

/** What there is to say about an age: it was seen, or nobody is old enough. */
export type AgeAnswer = 'seen' | 'refused';

/** Whose age was seen, or that the alcohol stays in the van, by its names; where there is nothing else, what is done then. */
export function AgeChoice({
  stop: { minimumAge, items },
  answer,
  error,
  first,
  onAnswer,
}: {
  stop: Pick<ShownStop, 'minimumAge' | 'items'>;
  answer: AgeAnswer | null;
  error: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  onAnswer: (answer: AgeAnswer) => void;
}) {
  const [name, errorId] = [useId(), useId()];
  const drinks = drinksOf(items);
  if (!minimumAge) return null;
  const isAlcoholAlone = drinks.length === items.length;
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
      {isAlcoholAlone ? (
        <p>{m.runs_age_alcohol_alone()}</p>
      ) : drinks.length > 0 ? (
        choice('refused', m.runs_age_refused())
      ) : null}
      <FieldError id={errorId} error={error} />
      <div role="status">
        {answer === 'refused' ? (
          <p>
            <b>{m.runs_age_stays({ drinks: countedText(drinks) })}</b> {m.runs_age_stays_told()}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
