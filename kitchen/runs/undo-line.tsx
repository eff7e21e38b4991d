import { Undo2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import type { Undo } from './use-planning.ts';

/** What was just taken off a plan, and for ten seconds the way back. */
export function UndoLine({ undo, onUndo }: { undo: Undo | null; onUndo: () => void }) {
  return (
    <div role="status" className="r-undo">
      {undo ? (
        <div className="on-dark">
          <span>{undo.said}</span>
          <Button variant="side" onClick={onUndo}>
            <Undo2 size={20} />
            {m.stage_take_back()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
