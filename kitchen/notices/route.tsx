import { m } from '#kitchen-messages';
import { getNotices } from '../api/notices.ts';
import { lastKnown } from '../live/last-known.ts';
import { Wall } from '../parts/wall.tsx';
import type { Route } from './+types/route';
import { ClosedLine } from './closed-line.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useClosing } from './use-closing.ts';

/** What needs a person. */
export async function clientLoader() {
  return { notices: await lastKnown('notices', getNotices) };
}

/** All that needs a person, the worst first, with what to do about each. */
export default function NoticesScreen({ loaderData: { notices } }: Route.ComponentProps) {
  const closing = useClosing();
  return (
    <>
      <title>{`${m.notices_title()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.notices_title()}
        about={notices.length > 0 ? m.notices_count({ count: notices.length }) : null}
      />
      <main id="main" tabIndex={-1} className="desk notices">
        <ClosedLine closing={closing} />
        {notices.length === 0 ? (
          <div className="nothing">
            <h2>{m.notices_none()}</h2>
            <p>{m.notices_none_hint()}</p>
          </div>
        ) : (
          <ul className="paper notice-list">
            {notices.map((notice) => (
              <NoticeRow
                key={notice.path}
                notice={notice}
                isBusy={closing.busy === notice.path}
                onClose={() => closing.close(notice)}
              />
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
