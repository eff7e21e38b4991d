import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { Saving } from '../../parts/use-saving.ts';

/** The end of a form: what was refused, that it is not saved yet, and the ways to save it or throw it away. */
export function SaveFoot({
  saving: { isBusy, problem, isSaved },
  isWritten,
  isStopped,
  onSave,
  onDrop,
}: {
  saving: Saving;
  isWritten: boolean;
  /** Whether something has to be chosen before. */
  isStopped: boolean;
  onSave: () => void;
  onDrop: () => void;
}) {
  return (
    <div className="places-foot">
      {problem ? <Alert>{problem}</Alert> : null}
      <Button busy={isBusy} aria-disabled={!isWritten || isStopped} onClick={onSave}>
        {m.places_save()}
      </Button>
      {isWritten ? (
        <Button variant="quiet" onClick={onDrop}>
          {m.draft_drop()}
        </Button>
      ) : null}
      <p role="status" className="muted">
        {isStopped ? m.draft_has_conflict() : isWritten ? m.places_unsaved() : isSaved && m.places_saved()}
      </p>
    </div>
  );
}
