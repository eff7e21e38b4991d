import { legal } from '#content/legal/legal.ts';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import type { Route } from './+types/route';

export function loader({ context }: Route.LoaderArgs) {
  return { page: legal.imprint[context.get(pageContext).locale] };
}

export default function Imprint({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalText page={page} />;
}
