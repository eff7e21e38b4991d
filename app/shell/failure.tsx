import { isRouteErrorResponse } from 'react-router';
import { m } from '#messages';
import { PageTitle } from '../parts/page-title.tsx';
import { PlateOnTable } from '../parts/plate-on-table.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** What is shown when a screen breaks: the same house, a sentence, a way home. */
export function Failure({ error }: { error: unknown }) {
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
