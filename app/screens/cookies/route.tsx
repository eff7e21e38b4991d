import { m } from '#messages';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import { loadLegalPage } from '../../page/load-legal-page.ts';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';
import { ConsentSection } from './consent-section.tsx';

export const handle: PageNames = {
  title: m.shell_title_cookies,
  crumbs: () => ({ cookies: m.shell_cookies() }),
};

export function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context.get(pageContext), 'cookies');
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <LegalText {...loaderData}>
      <ConsentSection />
    </LegalText>
  );
}
