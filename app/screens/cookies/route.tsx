import { legal } from '#content/legal/legal.ts';
import { m } from '#messages';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';
import { ConsentSection } from './consent-section.tsx';

export const handle: PageNames = {
  title: m.shell_title_cookies,
  crumbs: () => ({ cookies: m.shell_cookies() }),
};

export function loader({ context }: Route.LoaderArgs) {
  return { page: legal.cookies[context.get(pageContext).locale] };
}

export default function Cookies({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <LegalText page={page}>
      <ConsentSection />
    </LegalText>
  );
}
