import { m } from '#messages';
import { type LegalPageName, legalPageNames } from '#rules/text/legal-page.ts';
import { pageContext } from '../../api/context.ts';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';
import { ConsentSection } from './consent-section.tsx';
import { LegalText } from './legal-text.tsx';
import { loadLegalPage } from './load-legal-page.ts';

const titles: Readonly<Record<LegalPageName, readonly [title: () => string, crumb: () => string]>> = {
  imprint: [m.shell_title_imprint, m.shell_imprint],
  terms: [m.shell_title_terms, m.shell_terms],
  privacy: [m.shell_title_privacy, m.shell_privacy],
  cookies: [m.shell_title_cookies, m.shell_cookies],
  accessibility: [m.shell_title_accessibility, m.shell_accessibility],
};

/** The text that an address names. */
const nameIn = (pathname: string) => legalPageNames.find((name) => pathname.includes(name)) ?? 'imprint';

/** By its address alone, for a text that could not be loaded has its name too. */
export function handle({ pathname }: { readonly pathname: string }): PageNames {
  const name = nameIn(pathname);
  const [title, crumb] = titles[name];
  return { title, crumbs: () => ({ [name]: crumb() }) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const name = nameIn(new URL(request.url).pathname);
  return { name, ...(await loadLegalPage(context.get(pageContext), name)) };
}

/** All legal texts: their addresses in app/routes.ts lead here. */
export default function Legal({ loaderData: { name, ...text } }: Route.ComponentProps) {
  return <LegalText {...text}>{name === 'cookies' ? <ConsentSection /> : null}</LegalText>;
}
