import { useStore } from 'zustand';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { tryAgain, waiting } from './later.tsx';

/** The place of a part that is on its way; says when it cannot be had, and asks for it again by press. */
export function LatePlace({ className }: { className?: string }) {
  const isWaiting = useStore(waiting).files > 0;
  return (
    <div className={className}>
      {isWaiting ? (
        <p role="alert" className="py-3">
          {m.shell_part_missing()}{' '}
          <Button variant="quiet" onClick={() => window.dispatchEvent(new Event(tryAgain))}>
            {m.shell_try_again()}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
