import { Check, CloudOff } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Dock } from '../parts/dock.tsx';
import { clockOf } from '../parts/words.ts';

/** How a draft stands. */
export interface DraftState {
  readonly isDraft: boolean;
  readonly isSaving: boolean;
  readonly isLost: boolean;
  readonly hasConflict: boolean;
  readonly problem: string;
  /** Unix seconds. */
  readonly savedAt: number | null;
}

/** The foot of an editor: that the draft is saved, the way to throw it away, what is open, and the way into the shop. */
export function DraftDock({
  state,
  none,
  open,
  publish,
  onDrop,
}: {
  state: DraftState;
  /** What is said while there is no draft. */
  none: string;
  /** How many points are open. */
  open: number;
  /** The way into the shop; null where there is nothing to bring there. */
  publish: {
    readonly label: string;
    readonly isReady: boolean;
    readonly isBusy: boolean;
    readonly onPress: () => void;
  } | null;
  onDrop: () => void;
}) {
  return (
    <Dock className="draft-dock">
      <p
        className="draft-state"
        role="status"
        data-problem={state.problem || state.hasConflict ? true : undefined}
      >
        <StateWord state={state} none={none} />
      </p>
      {state.isDraft ? (
        <Button variant="quiet" onClick={onDrop}>
          {m.draft_drop()}
        </Button>
      ) : null}
      <span className="dock-end">
        <span className="muted">{open > 0 ? m.draft_open({ count: open }) : null}</span>
        {publish ? (
          <Button
            size="large"
            busy={publish.isBusy}
            aria-disabled={!publish.isReady || state.hasConflict}
            onClick={publish.onPress}
          >
            {publish.label}
          </Button>
        ) : null}
      </span>
    </Dock>
  );
}

function StateWord({
  state: { isDraft, isSaving, isLost, hasConflict, problem, savedAt },
  none,
}: {
  state: DraftState;
  none: string;
}) {
  if (problem) return problem;
  if (hasConflict) return m.draft_has_conflict();
  if (isLost) {
    return (
      <>
        <CloudOff size={18} />
        {m.draft_kept_here()}
      </>
    );
  }
  if (isSaving) {
    return (
      <>
        <Spinner />
        {m.draft_saving()}
      </>
    );
  }
  if (!isDraft) return none;
  return (
    <>
      <Check size={18} />
      {savedAt === null ? m.draft_saved() : m.draft_saved_at({ time: clockOf(savedAt) })}
    </>
  );
}
