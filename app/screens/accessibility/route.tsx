import { m } from '#messages';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import { loadLegalPage } from '../../page/load-legal-page.ts';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';

export const handle: PageNames = {
  title: m.shell_title_accessibility,
  crumbs: () => ({ accessibility: m.shell_accessibility() }),
};

export function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context.get(pageContext), 'accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
