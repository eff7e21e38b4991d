import { Undo2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { noticeWords } from './notice-words.ts';
import type { useClosing } from './use-closing.ts';

/** Says which notice was seen to last, with the way back, or what went wrong. */
export function ClosedLine({
  closing: { closed, problem, takeBack },
}: {
  closing: ReturnType<typeof useClosing>;
}) {
  return (
    <div role="status">
      {problem ? <p className="o-bad">{problem}</p> : null}
      {closed ? (
        <p className="notice-closed">
          {m.notices_closed({ notice: noticeWords(closed).title })}
          <Button variant="quiet" onClick={takeBack}>
            <Undo2 size={20} />
            {m.notices_take_back()}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
