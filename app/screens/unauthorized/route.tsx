import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { takeDroppedSession } from '../../api/failed-session.ts';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { dropAccessToken } from '../../stores/session.ts';

export const handle: PageNames = {
  title: m.shell_title_unauthorized,
  crumbs: () => ({ unauthorized: m.shell_crumb_unauthorized() }),
};

/**
 * The session is over. A refused token has been dropped already, and one stored since then is kept; opened by
 * itself, the page drops the stored one (spec §2).
 */
export default function Unauthorized() {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (!takeDroppedSession()) dropAccessToken();
  }, []);
  return (
    <>
      <PageTitle title={m.sign_in_unauthorized_title()} sub={m.sign_in_unauthorized_text()} />
      <div className="tabletop h-8" aria-hidden="true" />
      <DoubleLine />
      <div className="gutter py-12 md:py-16">
        <p className="text-lead">{m.sign_in_unauthorized_cart()}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/signin">{m.sign_in_unauthorized_sign_in()}</ButtonLink>
          <ButtonLink variant="quiet" to="/">
            {m.sign_in_unauthorized_home()}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
