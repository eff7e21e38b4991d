import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { linesText } from '#rules/plan/plan.ts';
import type { TableLine } from '#rules/planner/dish.ts';

/** Says what was taken off the table and puts it back; gets the focus that the button had which took it off. */
export function TakenOff({ line, name, isNew }: { line: TableLine; name: string; isNew: boolean }) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not where the page came with it
  useEffect(() => {
    if (isNew && document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li className="plan-off text-muted">
      <span>{m.cart_removed({ name })}</span>
      <button
        ref={undo}
        type="submit"
        name="set"
        value={linesText([line])}
        className="button button-quiet"
        aria-label={m.plan_undo_off({ name })}
      >
        <Undo2 size={20} />
        {m.cart_undo()}
      </button>
    </li>
  );
}
