import { useId } from 'react';
import { m } from '#kitchen-messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { type Empties, emptiesCents, emptiesCount, emptiesKinds } from '#rules/orders/hand-over/empties.ts';
import { mostEmpties } from '#rules/orders/hand-over/limits.ts';
import { Field } from '#ui/field.tsx';
import { money } from '../../order/order-words.ts';

type Kind = (typeof emptiesKinds)[number];
/** What is typed of each kind. */
export type TypedEmpties = Readonly<Partial<Record<Kind, string>>>;

const kindWords = {
  8: m.runs_empties_beer,
  15: m.runs_empties_refill,
  25: m.runs_empties_single,
  150: m.runs_empties_crate,
};

/** How many empty bottles and crates of each kind came back, and what is to be collected then; left open, none did. */
export function EmptiesField({
  deposit,
  typed,
  error,
  onType,
}: {
  /** Of what is handed over, in euro; undefined for who may not see it. */
  deposit: number | undefined;
  typed: TypedEmpties;
  error: string | undefined;
  onType: (typed: TypedEmpties) => void;
}) {
  const said = useId();
  return (
    <fieldset className="d-empties">
      <legend>
        {m.runs_empties()} <small>{m.runs_empties_hint()}</small>
      </legend>
      {emptiesKinds.map((kind) => (
        <Field key={kind} label={kindWords[kind]({ amount: money(euroOf(kind)) })} wrongBy={error && said}>
          {(described) => (
            <input
              {...described}
              className="d-input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typed[kind] ?? ''}
              onChange={({ target }) => onType({ ...typed, [kind]: target.value })}
            />
          )}
        </Field>
      ))}
      {error ? (
        <p id={said} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      <p className="d-collect" role="status">
        {collectWords(deposit, countedEmpties(typed)?.emptiesCents)}
      </p>
    </fieldset>
  );
}

/** What is to be collected, or paid out, of a deposit in euro and the cents of the empties that came back. */
function collectWords(deposit: number | undefined, back: number | undefined): string {
  if (back === undefined) return m.runs_empties_wrong({ most: mostEmpties });
  const text = (cents: number) => money(euroOf(cents));
  if (deposit === undefined)
    return [m.hand_over_deposit_unknown(), back > 0 && m.hand_over_empties({ amount: text(back) })]
      .filter(Boolean)
      .join(' ');
  const due = centsOf(deposit);
  if (back === 0) return m.runs_collect({ amount: text(due) });
  const amounts = { deposit: text(due), empties: text(back), amount: text(Math.abs(due - back)) };
  return back > due ? m.runs_pay_out(amounts) : m.runs_collect_rest(amounts);
}

/** What is noted of the empties that were typed, none where nothing is; undefined for what is no number of them. */
export function countedEmpties(
  typed: TypedEmpties,
): { readonly emptiesTaken: number; readonly emptiesCents: number } | undefined {
  const empties: Empties = Object.fromEntries(
    emptiesKinds.map((kind) => [kind, Number(typed[kind]?.trim() ?? '')]),
  );
  const isRight = Object.values(empties).every((count) => Number.isInteger(count) && count >= 0);
  if (!isRight || emptiesCount(empties) > mostEmpties) return undefined;
  return { emptiesTaken: emptiesCount(empties), emptiesCents: emptiesCents(empties) };
}
