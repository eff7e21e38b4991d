import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { asked, type Sentence } from '#rules/plan/sentence.ts';
import { fewestGuests, meals, mostGuests, occasions } from '#rules/planner/wish.ts';
import { Allergies, allergiesText } from './allergies.tsx';
import { mealNames, occasionNames } from './words.ts';

/** As long as nobody has said how many come. */
const mostUnsaid = 40;
const budgets = [...range(10, 40), 45, 50, 60, 80];

/**
 * The sentence with blanks, which is the form: native selects that can be used without scripts. On phones it is folded into
 * a strip of paper once the table is laid.
 */
export function Spell({ sentence, isLaid }: { sentence: Sentence; isLaid: boolean }) {
  const { occasion, guests, vegan, vegetarian, halal, meal, budget } = sentence;
  const most = guests ?? mostUnsaid;
  const atMost = m.plan_say_most();
  const euros = budget === null ? null : budget / 100;
  return (
    <>
      {isLaid && meal ? (
        <details className="paper plan-strip">
          <summary>
            <span>
              <b className="num">{m.plan_strip({ count: guests ?? 0, meal: strips[meal]() })}</b>
              <span className="text-small text-muted">{restText(sentence)}</span>
            </span>
            <span className="font-semibold text-petrol underline">{m.plan_change()}</span>
          </summary>
        </details>
      ) : null}
      <fieldset className="plan-spell">
        <legend className="sr-only">{m.plan_sentence()}</legend>
        {m.plan_say_planning()}{' '}
        <Blank name="occasion" label={m.plan_occasion()} value={occasion} open={m.plan_occasion_open()}>
          {occasions.map((one) => (
            <option key={one} value={one}>
              {occasionNames[one]()}
            </option>
          ))}
        </Blank>{' '}
        {m.plan_say_for()}{' '}
        <Blank name="guests" label={m.plan_guests()} value={guests} open={m.plan_guests_open()}>
          <Counts from={fewestGuests} to={mostGuests} value={guests} />
        </Blank>{' '}
        {m.plan_say_guests()}{' '}
        <span className="whitespace-nowrap">
          <Diet name="vegan" value={vegan} most={most} text={(count) => m.plan_vegan({ count })} />,
        </span>{' '}
        <Diet
          name="vegetarian"
          value={vegetarian}
          most={most}
          text={(count) => m.plan_vegetarian({ count })}
        />{' '}
        {m.plan_say_and()}{' '}
        <span className="whitespace-nowrap">
          <Diet name="halal" value={halal} most={most} text={(count) => m.plan_halal({ count })} />,
        </span>{' '}
        <Allergies sentence={sentence} /> {m.plan_say_meal()}{' '}
        <Blank name="meal" label={m.plan_meal()} value={meal} open={m.plan_meal_open()}>
          {meals.map((one) => (
            <option key={one} value={one}>
              {mealNames[one]()}
            </option>
          ))}
        </Blank>
        {atMost.startsWith(',') ? atMost : ` ${atMost}`}{' '}
        <Blank name="budget" label={m.plan_budget()} value={euros} open={m.plan_budget_open()}>
          {[...new Set(euros === null ? budgets : [...budgets, euros])]
            .sort((one, other) => one - other)
            .map((amount) => (
              <option key={amount} value={amount}>
                {m.plan_budget_euros({ euros: amount.toLocaleString(getLocale()) })}
              </option>
            ))}
        </Blank>{' '}
        {m.plan_say_head()}
      </fieldset>
    </>
  );
}

const strips = { snack: m.plan_strip_snack, lunch: m.plan_strip_lunch, dinner: m.plan_strip_dinner };

function restText(sentence: Sentence): string {
  const { vegan, vegetarian, halal, without } = sentence;
  return [
    vegan && m.plan_vegan({ count: vegan }),
    vegetarian && m.plan_vegetarian({ count: vegetarian }),
    halal && m.plan_halal({ count: halal }),
    Object.keys(without).length > 0 && allergiesText(sentence),
  ]
    .filter(Boolean)
    .join(', ');
}

function Blank({
  name,
  label,
  value,
  open,
  children,
}: {
  name: string;
  label: string;
  value: string | number | null;
  /** What stands there until something is chosen; without it something always is. */
  open?: string;
  children: ReactNode;
}) {
  return (
    <span className="blank">
      <select
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        required={asked.some((one) => one === name)}
      >
        {open ? <option value="">{open}</option> : null}
        {children}
      </select>
      <ChevronDown size={20} />
    </span>
  );
}

function Diet({
  name,
  value,
  most,
  text,
}: {
  name: 'vegan' | 'vegetarian' | 'halal';
  value: number;
  most: number;
  text: (count: number) => string;
}) {
  return (
    <Blank name={name} label={text(value).replace(/^\d+\s/, '')} value={value}>
      <Counts from={0} to={most} value={value} text={text} />
    </Blank>
  );
}

/** A number that an address says and that cannot be is among them, so that the page can say what is wrong with it. */
function Counts({
  from,
  to,
  value,
  text = String,
}: {
  from: number;
  to: number;
  value: number | null;
  text?: (count: number) => string;
}) {
  const counts = range(from, to);
  if (value !== null && !counts.includes(value)) counts.push(value);
  return counts.map((count) => (
    <option key={count} value={count}>
      {text(count)}
    </option>
  ));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
