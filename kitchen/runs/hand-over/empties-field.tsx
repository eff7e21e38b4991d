import { m } from '#kitchen-messages';
import { mostEmpties } from '#rules/orders/hand-over-limits.ts';
import { Field } from '#ui/field.tsx';

/** How many empty bottles and crates came back; nothing where nobody counts. */
export function EmptiesField({
  typed,
  error,
  onType,
}: {
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
}) {
  return (
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
  );
}

/** The number that was typed; null for none, undefined for what is no number of empties. */
export function typedEmpties(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= mostEmpties ? count : undefined;
}
