import { lazy, Suspense } from 'react';
import { m } from '#kitchen-messages';
import { Spinner } from '#ui/spinner.tsx';
import { useStepUp } from '../api/step-up.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';

const StepUpQuestion = lazy(() => import('./step-up-question.tsx'));

/**
 * Asks who is signed in to show that it is they, whenever a call wants that (kitchen/api/call.ts): by passkey, or by a
 * fresh code for who has none. It stands once, around all screens.
 */
export function StepUp() {
  const question = useStepUp((state) => state.question);
  return (
    <RailDialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      title={m.step_up_title()}
      className="step-up"
    >
      {question ? (
        <Suspense fallback={<Spinner />}>
          <StepUpQuestion onConfirmed={() => question.answer(true)} />
        </Suspense>
      ) : null}
    </RailDialog>
  );
}
