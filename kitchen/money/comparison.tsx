import { Scale, TriangleAlert } from 'lucide-react';
import type { Comparison as Standing } from '#contract/kitchen/money.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import type { Notice } from '../api/notices.ts';
import { ClosedLine } from '../notices/closed-line.tsx';
import { NoticeRow } from '../notices/notice-row.tsx';
import { useClosing } from '../notices/use-closing.ts';
import { whenText } from '../order/order-words.ts';
import { useNow } from '../shell/use-now.ts';
import { useComparing } from './use-comparing.ts';

/** Seconds after which the hourly comparison is late. */
const late = 2 * 3600 + 600;

/** What does not fit between the provider and the ledgers, with what to do about each, and when they were last compared. */
export function Comparison({ standing, notices }: { standing: Standing; notices: readonly Notice[] }) {
  const closing = useClosing();
  const comparing = useComparing(standing);
  const count = notices.length;
  return (
    <section
      className="paper comparison"
      data-differs={count > 0 || undefined}
      aria-labelledby="comparison-title"
    >
      <header>
        <h2 id="comparison-title">
          {m.money_comparison()}
          {count > 0 ? (
            <span className="chip chip-bad">
              <TriangleAlert size={16} />
              {m.money_differences({ count })}
            </span>
          ) : null}
        </h2>
        <Words comparing={comparing} isFine={count === 0} />
        <Button variant="side" busy={comparing.isBusy} onClick={comparing.compare}>
          {comparing.isBusy ? null : <Scale size={22} />}
          {m.money_compare()}
        </Button>
      </header>
      <ClosedLine closing={closing} />
      {count > 0 ? (
        <ul className="comparison-list">
          {notices.map((notice) => (
            <NoticeRow
              key={notice.path}
              notice={notice}
              isBusy={closing.busy === notice.path}
              onClose={() => closing.close(notice)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Words({
  comparing: { comparedAt, runningSince, isBusy, outcome, problem },
  isFine,
}: {
  comparing: ReturnType<typeof useComparing>;
  isFine: boolean;
}) {
  const now = useNow();
  return (
    <div>
      <p role="status">
        {isBusy ? (
          m.money_comparing({ when: whenText(runningSince ?? now / 1000) })
        ) : problem ? (
          <span className="o-bad">{problem}</span>
        ) : outcome === 'failed' ? (
          <span className="o-bad">{m.money_compare_failed()}</span>
        ) : (
          [lastText(comparedAt, now), outcome === 'fine' && isFine ? m.money_compared_fine() : '']
            .filter(Boolean)
            .join(' ')
        )}
      </p>
      <p className="muted">{m.money_compare_days()}</p>
    </div>
  );
}

function lastText(comparedAt: number | null, now: number): string {
  if (comparedAt === null) return m.money_compared_never();
  const when = whenText(comparedAt);
  return now / 1000 - comparedAt > late ? m.money_compared_late({ when }) : m.money_compared({ when });
}
