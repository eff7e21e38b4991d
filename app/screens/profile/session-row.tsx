import { MonitorSmartphone } from 'lucide-react';
import type { Session } from '#contract/shop/auth.ts';
import { m } from '#messages';
import { formatOrderDate } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';

/** One place where the customer is signed in. This device has no button: its way out is the header's logout. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = session.device || m.sessions_unknown_device();
  const signedIn = formatOrderDate(session.createdAt);
  return (
    <li className="session-row">
      <span className="session-icon" aria-hidden="true">
        <MonitorSmartphone size={22} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current ? <Chip>{m.sessions_this_device()}</Chip> : null}
        </p>
        <p className="text-small text-muted">
          {m.sessions_created({ date: signedIn })}
          <br />
          {session.current
            ? m.sessions_in_use()
            : m.sessions_last_used({ date: formatOrderDate(session.lastUsedAt) })}
        </p>
      </div>
      {session.current ? null : (
        <Button variant="quiet" aria-label={m.sessions_end_named({ device, date: signedIn })} onClick={onEnd}>
          {m.sessions_end()}
        </Button>
      )}
    </li>
  );
}
