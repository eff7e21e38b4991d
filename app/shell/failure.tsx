import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { m } from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { isOffline } from '../api/is-offline.ts';
import { PageTitle } from '../page/page-title.tsx';
import { PlateOnTable } from '../page/plate-on-table.tsx';

/** What is shown when a screen breaks: the same house, a sentence, a way on. In every page: the connection may be gone. */
export function Failure({ error }: { error: unknown }) {
  if (isOffline(error)) return <NoConnection />;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <PageTitle title={isMissing ? m.shell_missing_title() : m.shell_failure_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <p className="text-lead">{isMissing ? m.shell_missing_text() : m.shell_failure_text()}</p>
        <ButtonLink to="/" variant="side" className="mt-8" reloadDocument>
          {m.shell_to_home()}
        </ButtonLink>
      </div>
    </>
  );
}

/** The page asks again by itself once the connection is back. */
function NoConnection() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate]);
  return (
    <>
      <PageTitle title={m.shell_offline_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <p role="alert" className="max-w-[40rem] text-lead">
          {m.cart_offline()}
        </p>
        <Button className="mt-8" busy={state === 'loading'} onClick={() => void revalidate()}>
          {m.shell_try_again()}
        </Button>
      </div>
    </>
  );
}
