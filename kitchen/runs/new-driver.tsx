import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { useMe } from '../shell/use-signed-in.ts';
import type { ShownRun } from './shown-runs.ts';

/** That a run was given to somebody while its page was open; it stays until that is left. */
export function NewDriver({ run: { driverId, driver } }: { run: Pick<ShownRun, 'driverId' | 'driver'> }) {
  const { staffId } = useMe();
  const [first] = useState(driverId);
  const [isGiven, setIsGiven] = useState(false);
  if (!isGiven && driverId !== first) setIsGiven(true);
  if (!isGiven) return null;
  const wasMine = first === staffId && driverId !== staffId;
  return (
    <Alert
      className="d-given"
      kind={wasMine ? 'error' : 'note'}
      title={
        driverId === null
          ? m.runs_nobody_drives_now()
          : driverId === staffId
            ? m.runs_yours_now()
            : m.runs_drives_now({ driver })
      }
    >
      {wasMine ? m.runs_not_yours_now() : null}
    </Alert>
  );
}
