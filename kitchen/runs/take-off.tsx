import { X } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../parts/rail-dialog.tsx';
import type { ShownRun, ShownStop } from './shown-runs.ts';

/**
 * The question before a stop is taken off a run whose driver has its food in the van: their telephone shows it no more, and
 * nobody rings them for it.
 */
export function TakeOff({
  run: { number, driver },
  stop,
  onTakeOff,
  onClose,
}: {
  run: Pick<ShownRun, 'number' | 'driver'>;
  /** Undefined while nothing is asked. */
  stop: ShownStop | undefined;
  onTakeOff: (stop: ShownStop) => void;
  onClose: () => void;
}) {
  return (
    <RailDialog
      open={stop !== undefined}
      onClose={onClose}
      title={m.runs_off_title()}
      about={m.runs_run({ number })}
      foot={
        <>
          <Button variant="danger" onClick={() => stop && onTakeOff(stop)}>
            <X size={22} />
            {m.runs_off_anyway()}
          </Button>
          <Button variant="quiet" data-focus-first onClick={onClose}>
            {m.runs_off_not()}
          </Button>
        </>
      }
    >
      <p>
        {stop &&
          (driver ? m.runs_off_out_by({ name: stop.name, driver }) : m.runs_off_out({ name: stop.name }))}
      </p>
      <p>{m.runs_off_then()}</p>
    </RailDialog>
  );
}
