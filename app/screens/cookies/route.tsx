import { legal } from '#content/legal/legal.ts';
import { pageContext } from '../../api/context.ts';
import { LegalText } from '../../page/legal-page.tsx';
import type { Route } from './+types/route';
import { ConsentSection } from './consent-section.tsx';

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
