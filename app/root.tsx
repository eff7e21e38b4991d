import grenze from '@fontsource/grenze/files/grenze-latin-700-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { data, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Route } from './+types/root';
import { pageContext } from './api/context.ts';
import styles from './app.css?url';
import { useRootData } from './page/use-root-data.ts';
import { readRootData } from './root-data.ts';
import { Consent } from './shell/consent/consent-parts.tsx';
import { Failure } from './shell/failure.tsx';
import { Footer } from './shell/footer.tsx';
import { PageHead } from './shell/head/page-head.tsx';
import { Header } from './shell/header.tsx';
import { Progress } from './shell/progress.tsx';
import { SessionWatch } from './shell/session-watch.tsx';
import { Toasts } from './shell/toasts/toasts.tsx';
import { Breadcrumbs } from './shell/trail/breadcrumbs.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { languageScript } from './stores/language.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { root, complete } = await readRootData(context.get(pageContext));
  return complete ? root : data(root, { status: 503 });
}

/** Settings and names change rarely: they are read once a visit, the server checks them again at checkout. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  ...[grenze, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const company = useRootData()?.company;
  return (
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed into the policy
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? languageScript() : '' }}
        />
        <PageHead />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {m.shell_skip()}
        </a>
        <Consent />
        <div className="wall">
          <Header />
          <Breadcrumbs />
        </div>
        <noscript>
          {import.meta.env.SSR && company ? (
            <p className="gutter noscript">{m.shell_noscript({ phone: company.phone })}</p>
          ) : null}
        </noscript>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <Progress />
      <SessionWatch />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
