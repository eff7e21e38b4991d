import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import type { Saving } from '../parts/use-saving.ts';

/** How saving went, with the way on where somebody else was first. */
export function SaveLine({ saving, onLookAgain }: { saving: Saving; onLookAgain: () => void }) {
  const { revalidate } = useRevalidator();
  const { problem, isStale, isSaved, forget } = saving;
  return (
    <div className="save-line">
      <p className="slip-problem" role="alert">
        {problem}
      </p>
      {isStale ? (
        <Button
          variant="side"
          onClick={async () => {
            await revalidate();
            forget();
            onLookAgain();
          }}
        >
          {m.load_look_again()}
        </Button>
      ) : null}
      <p role="status">{isSaved ? m.load_saved() : ''}</p>
    </div>
  );
}
