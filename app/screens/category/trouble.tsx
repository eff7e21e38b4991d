import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';

/** A category that does not exist, or whose products cannot be loaded, and the way on. */
export default function Trouble({ missing }: { missing: boolean }) {
  return (
    <>
      <PageTitle title={missing ? m.catalogue_missing_title() : m.catalogue_failed_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <Alert>{missing ? m.catalogue_category_missing() : m.catalogue_products_failed()}</Alert>
        <ButtonLink to="/categories-overview" variant="side" className="mt-8">
          {m.catalogue_all_categories()}
        </ButtonLink>
      </div>
    </>
  );
}
