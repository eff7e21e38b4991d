import { data } from 'react-router';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';

export const handle: PageNames = { title: m.shell_title_home, name: m.shell_title_missing };

/** Any other path (spec §2). The server logs it, by its route alone (server/requests.ts). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <>
      <PageTitle title={m.shell_missing_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <p className="max-w-[40rem] text-lead">{m.shell_missing_text()}</p>
        <ButtonLink to="/" className="mt-8">
          {m.shell_to_home()}
        </ButtonLink>
      </div>
    </>
  );
}
