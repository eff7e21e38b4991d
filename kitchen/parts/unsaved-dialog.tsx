import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { RailDialog } from './rail-dialog.tsx';

/** Asks who leaves a screen, or closes it, while something on it is changed and not saved; once on a screen. */
export function UnsavedDialog({
  isUnsaved,
  about,
  day,
}: {
  isUnsaved: boolean;
  about: string;
  /** What is changed, where a screen shows one day of many: choosing another one is leaving too. */
  day?: Day;
}) {
  const { state, proceed, reset } = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const [shown, next] = [here, there].map(({ search }) => new URLSearchParams(search).get('day'));
    const isOtherDay = day !== undefined && next !== day && next !== shown;
    return isUnsaved && (here.pathname !== there.pathname || isOtherDay);
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <RailDialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={m.unsaved_title()}
      about={about}
      closeLabel={m.unsaved_stay()}
      foot={
        <>
          <Button variant="side" data-focus-first onClick={() => reset?.()}>
            {m.unsaved_stay()}
          </Button>
          <Button variant="danger" onClick={() => proceed?.()}>
            {m.unsaved_drop()}
          </Button>
        </>
      }
    >
      <p className="question">{m.unsaved_question()}</p>
    </RailDialog>
  );
}
