import { Check, CloudOff } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { DraftState } from '../../../menu/product/dock.tsx';
import { clockOf } from '../../../parts/words.ts';

/** The foot of the editor: that the draft is saved, the way to throw it away, what is open, and the way into the shop. */
export function LegalDock({
  state,
  open,
  mayPublish,
  isBusy,
  onDrop,
  onPublish,
}: {
  state: DraftState;
  /** How many points are open. */
  open: number;
  mayPublish: boolean;
  isBusy: boolean;
  onDrop: () => void;
  onPublish: () => void;
}) {
  return (
    <footer className="product-dock">
      <DoubleLine />
      <div>
        <p
          className="draft-state"
          role="status"
          data-problem={state.problem || state.hasConflict ? true : undefined}
        >
          <StateWord state={state} />
        </p>
        {state.isDraft ? (
          <Button variant="quiet" onClick={onDrop}>
            {m.product_drop()}
          </Button>
        ) : null}
        <span className="dock-end">
          <span className="muted">{open > 0 ? m.product_open({ count: open }) : null}</span>
          {mayPublish ? (
            <Button size="large" busy={isBusy} aria-disabled={state.hasConflict} onClick={onPublish}>
              {m.legal_publish()}
            </Button>
          ) : null}
        </span>
      </div>
    </footer>
  );
}

function StateWord({ state }: { state: DraftState }) {
  const { isDraft, isSaving, isLost, hasConflict, problem, savedAt } = state;
  if (problem) return problem;
  if (hasConflict) return m.product_has_conflict();
  if (isLost) {
    return (
      <>
        <CloudOff size={18} aria-hidden="true" />
        {m.product_kept_here()}
      </>
    );
  }
  if (isSaving) {
    return (
      <>
        <Spinner />
        {m.product_saving()}
      </>
    );
  }
  if (!isDraft) return m.legal_no_draft();
  return (
    <>
      <Check size={18} aria-hidden="true" />
      {savedAt === null ? m.product_saved() : m.product_saved_at({ time: clockOf(savedAt) })}
    </>
  );
}
