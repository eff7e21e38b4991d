import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';

/** Saves what is not yet, when somebody leaves; where that does not go, they are asked. */
export function LeaveDialog({
  isSaved,
  isEmpty,
  about,
  onLeave,
}: {
  isSaved: boolean;
  /** Whether it is a new dish of which nothing was said: it is not kept. */
  isEmpty: boolean;
  about: string;
  /** Answers whether nothing is lost by leaving. */
  onLeave: () => Promise<boolean>;
}) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (!isSaved || isEmpty) && currentLocation.pathname !== nextLocation.pathname,
  );
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSaved]);
  // Once for each time that somebody wants to leave.
  const leave = useEffectEvent(async () => {
    if (await onLeave()) proceed?.();
    else setAsks(true);
  });
  useEffect(() => {
    if (state === 'blocked') void leave();
    else setAsks(false);
  }, [state]);
  return (
    <RailDialog
      open={asks}
      onClose={() => reset?.()}
      title={m.product_leave_title()}
      about={about}
      closeLabel={m.product_leave_stay()}
      foot={
        <>
          <Button variant="side" onClick={() => reset?.()}>
            {m.product_leave_stay()}
          </Button>
          <Button variant="side" onClick={() => proceed?.()}>
            {m.product_leave_go()}
          </Button>
        </>
      }
    >
      <p className="question">{m.product_leave()}</p>
    </RailDialog>
  );
}
