import { useRef, useState } from 'react';
import type { Session } from '#contract/shop/auth.ts';
import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import { toast } from '../../stores/toasts.ts';
import { SessionRow } from './session-row.tsx';

/** Where the customer is signed in; every other place can be signed out from here. */
export function SessionList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [endedIds, setEndedIds] = useState<readonly number[]>([]);
  const { state, retry } = useLoaded(browserApi.sessions, () => {});
  const sessions =
    state.status === 'ready' ? state.value.filter(({ id }) => !endedIds.includes(id)) : undefined;

  async function end(call: () => Promise<void>, ids: readonly number[], text: string) {
    try {
      await call();
      setEndedIds((earlier) => [...earlier, ...ids]);
      toast({ title: m.sessions_ended_title(), description: text });
      // The button that was pressed is gone.
      heading.current?.focus();
    } catch (error) {
      if (isSessionInvalid(error)) return;
      toast({
        kind: 'error',
        title: m.sessions_error_title(),
        description: errorText(error, m.sessions_end_failed()),
      });
    }
  }

  const endOne = ({ id, device }: Session) =>
    end(
      () => browserApi.endSession(id),
      [id],
      m.sessions_ended_text({ device: device || m.sessions_unknown_device() }),
    );
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const endOthers = () =>
    end(
      browserApi.endOtherSessions,
      others.map(({ id }) => id),
      m.sessions_others_ended_text(),
    );

  return (
    <section aria-labelledby="sessions-title">
      <h2
        id="sessions-title"
        ref={heading}
        tabIndex={-1}
        className="mb-5 text-[clamp(1.75rem,1.6rem+0.8vw,2.125rem)]"
      >
        {m.sessions_title()}
      </h2>
      {state.status === 'loading' ? <Spinner label={m.sessions_loading()} /> : null}
      {state.status === 'failed' ? (
        <Alert title={m.sessions_load_failed()}>
          <Button variant="quiet" className="text-inherit" onClick={retry}>
            {m.sessions_retry()}
          </Button>
        </Alert>
      ) : null}
      {sessions ? (
        <ul className="paper session-list">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
          ))}
        </ul>
      ) : null}
      {others.length > 1 ? (
        <Button variant="side" size="small" className="mt-6" onClick={endOthers}>
          {m.sessions_end_others()}
        </Button>
      ) : null}
    </section>
  );
}
