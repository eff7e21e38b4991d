import { useLocation } from 'react-router';
import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';
import { useCompany } from '../../page/use-company.ts';

/** Where the menu cannot be loaded, and the way on. */
export default function Trouble() {
  const { phone, dial } = useCompany();
  const { search } = useLocation();
  return (
    <>
      <PageTitle title={m.plan_failed_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <Alert>{m.plan_failed({ phone })}</Alert>
        <div className="mt-8 flex flex-wrap items-center gap-6">
          <ButtonLink to={{ search }} reloadDocument variant="side">
            {m.shell_try_again()}
          </ButtonLink>
          <a href={`tel:${dial}`} className="button button-quiet num">
            {phone}
          </a>
        </div>
      </div>
    </>
  );
}
