import { legal } from '#content/legal/legal.ts';
import { m } from '#messages';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';

export const handle: PageNames = {
  title: m.shell_title_imprint,
  crumbs: () => ({ imprint: m.shell_imprint() }),
};

export function loader({ context }: Route.LoaderArgs) {
  return { page: legal.imprint[context.get(pageContext).locale] };
}

export default function Imprint({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalText page={page} />;
}
