import { useId } from 'react';
import { m } from '#kitchen-messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { type Empties, emptiesCents, emptiesCount, emptiesKinds } from '#rules/orders/empties.ts';
import { mostEmpties } from '#rules/orders/hand-over-limits.ts';
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

/** How many empty bottles and crates of each kind came back, and what is to be collected then; nothing where nobody counts. */
export function EmptiesField({
  deposit,
  typed,
  error,
  onType,
}: {
  /** Of what is handed over, in euro. */
  deposit: number;
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
        {collectWords(centsOf(deposit), typedEmpties(typed))}
      </p>
    </fieldset>
  );
}

/** What is to be collected, or paid out, in cents of a deposit and the empties that came back. */
function collectWords(deposit: number, empties: Empties | null | undefined): string {
  if (empties === undefined) return m.runs_empties_wrong({ most: mostEmpties });
  const back = empties ? emptiesCents(empties) : 0;
  const text = (cents: number) => money(euroOf(cents));
  if (back === 0) return m.runs_collect({ amount: text(deposit) });
  const amounts = { deposit: text(deposit), empties: text(back), amount: text(Math.abs(deposit - back)) };
  return back > deposit ? m.runs_pay_out(amounts) : m.runs_collect_rest(amounts);
}

/** The empties that were typed; null for none, undefined for what is no number of them. */
export function typedEmpties(typed: TypedEmpties): Empties | null | undefined {
  const filled = emptiesKinds.flatMap((kind) => {
    const text = typed[kind]?.trim() ?? '';
    return text === '' ? [] : [[kind, Number(text)] as const];
  });
  if (filled.length === 0) return null;
  const empties: Empties = Object.fromEntries(filled);
  const isRight = filled.every(([, count]) => Number.isInteger(count) && count >= 0);
  return isRight && emptiesCount(empties) <= mostEmpties ? empties : undefined;
}
