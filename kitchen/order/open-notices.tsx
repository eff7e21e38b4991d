import { m } from '#kitchen-messages';
import type { Notice } from '../api/notices.ts';
import { ClosedLine } from '../notices/closed-line.tsx';
import { NoticeRow } from '../notices/notice-row.tsx';
import { useClosing } from '../notices/use-closing.ts';

/** What of an order needs a person. */
export function OpenNotices({ notices }: { notices: readonly Notice[] }) {
  const closing = useClosing();
  return (
    <div className="o-open">
      <ClosedLine closing={closing} />
      {notices.length > 0 ? (
        <section className="paper o-notices" aria-label={m.notices_title()}>
          <ul className="notice-list">
            {notices.map((notice) => (
              <NoticeRow
                key={notice.path}
                notice={notice}
                isOrderShown={false}
                isBusy={closing.busy === notice.path}
                onClose={() => closing.close(notice)}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
