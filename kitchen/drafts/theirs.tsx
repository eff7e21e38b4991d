import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { whenAgo } from '../parts/words.ts';

/** What somebody else has written into a field meanwhile, with the choice between both. */
export function Theirs({
  field,
  by,
  at,
  children,
  onSettle,
}: {
  /** What the field is called. */
  field: string;
  /** Who it was and when in Unix seconds, as far as it is known. */
  by: string | null;
  at: number | null;
  /** What they wrote. */
  children: ReactNode;
  onSettle: (whose: 'mine' | 'theirs') => void;
}) {
  const when = at === null ? '' : whenAgo(at);
  return (
    <div className="theirs" role="alert">
      <p>
        {by === null ? m.draft_theirs_unknown({ field, when }) : m.draft_theirs({ who: by, field, when })}
      </p>
      <blockquote>{children}</blockquote>
      <div>
        <Button variant="side" size="small" onClick={() => onSettle('mine')}>
          {m.draft_take_mine()}
        </Button>
        <Button variant="side" size="small" onClick={() => onSettle('theirs')}>
          {by === null ? m.draft_take_other() : m.draft_take_theirs({ who: by })}
        </Button>
      </div>
    </div>
  );
}
