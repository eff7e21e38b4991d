import { useBlocker } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../parts/rail-dialog.tsx';

/** Asks who leaves with something said and not ordered whether it is to be kept. */
export function LeaveDialog({
  isBegun,
  about,
  onDrop,
}: {
  isBegun: boolean;
  about: string;
  onDrop: () => void;
}) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isBegun && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <RailDialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={m.telephone_leave_title()}
      about={about}
      closeLabel={m.telephone_leave_stay()}
      foot={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onDrop();
              proceed?.();
            }}
          >
            {m.telephone_leave_drop()}
          </Button>
          <Button variant="side" onClick={() => proceed?.()}>
            {m.telephone_leave_keep()}
          </Button>
        </>
      }
    >
      <p className="question">{m.telephone_leave()}</p>
    </RailDialog>
  );
}
