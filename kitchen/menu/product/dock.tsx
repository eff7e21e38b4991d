import { Check, CloudOff } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { clockOf } from '../../parts/words.ts';

/** How the draft stands. */
export interface DraftState {
  readonly isDraft: boolean;
  readonly isSaving: boolean;
  readonly isLost: boolean;
  readonly hasConflict: boolean;
  readonly problem: string;
  /** Unix seconds. */
  readonly savedAt: number | null;
}

/** The foot of the editor: that the draft is saved, the way to throw it away, what is open, and the way to the menu. */
export function Dock({
  state,
  open,
  label,
  isBusy,
  onDrop,
  onPublish,
}: {
  state: DraftState;
  /** How many points are open. */
  open: number;
  label: string;
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
          {state.isDraft ? (
            <Button
              size="large"
              busy={isBusy}
              aria-disabled={open > 0 || state.hasConflict}
              onClick={onPublish}
            >
              {label}
            </Button>
          ) : null}
        </span>
      </div>
    </footer>
  );
}

function StateWord({
  state: { isDraft, isSaving, isLost, hasConflict, problem, savedAt },
}: {
  state: DraftState;
}) {
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
  if (!isDraft) return m.product_no_draft();
  return (
    <>
      <Check size={18} aria-hidden="true" />
      {savedAt === null ? m.product_saved() : m.product_saved_at({ time: clockOf(savedAt) })}
    </>
  );
}
