import { isRouteErrorResponse, useRouteError } from 'react-router';
import { m } from '#kitchen-messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ApiError, isUnreachable } from '../api/call.ts';
import { useLive } from '../live/live-store.ts';

/** What a screen shows that cannot be shown: why, and the ways out. */
export function Failure() {
  const error = useRouteError();
  return (
    <main className="failure paper" tabIndex={-1}>
      <h1>{titleOf(error)}</h1>
      <p>{explanationOf(error)}</p>
      <p className="failure-ways">
        <Button onClick={() => location.reload()}>{m.failure_again()}</Button>
        <ButtonLink variant="side" to="/">
          {m.failure_to_today()}
        </ButtonLink>
      </p>
    </main>
  );
}

function titleOf(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 404) return m.failure_not_found();
  return isAway(error) ? m.failure_unreachable() : m.failure_title();
}

function explanationOf(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  if (isRouteErrorResponse(error)) return m.failure_not_found_hint();
  return isAway(error) ? m.failure_unreachable_hint() : m.failure_hint();
}

/** Whether the shop is away, which its last answer says: what goes wrong here while it answers is no matter of the Wi-Fi. */
function isAway(error: unknown): boolean {
  const isFileMissing = error instanceof TypeError && /import|module/i.test(error.message);
  return isUnreachable(error) && (isFileMissing || !useLive.getState().isConnected);
}
