import { m } from '#kitchen-messages';
import { mostEmpties } from '#rules/orders/hand-over-limits.ts';
import { Field } from '#ui/field.tsx';
import { money } from '../../order/order-words.ts';

/** How many empty bottles and crates came back; nothing where nobody counts. */
export function EmptiesField({
  deposit,
  typed,
  error,
  onType,
}: {
  /** Of what is handed over, in euro. */
  deposit: number;
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
}) {
  return (
    <>
      <Field label={m.runs_empties()} note={m.runs_empties_hint()} error={error}>
        {(described) => (
          <input
            {...described}
            className="d-input"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <p className="d-collect" role="status">
        {collectWords(deposit, typedEmpties(typed))}
      </p>
    </>
  );
}

/** What is to be collected; what empties bring stands on them, of which kind they are nobody has typed. */
function collectWords(deposit: number, count: number | null | undefined): string {
  if (count === undefined) return '';
  const amount = money(deposit);
  return count ? m.runs_collect_less({ amount, count }) : m.runs_collect({ amount });
}

/** The number that was typed; null for none, undefined for what is no number of empties. */
export function typedEmpties(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= mostEmpties ? count : undefined;
}
