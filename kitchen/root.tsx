import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { StepUp } from './door/step-up.tsx';
import styles from './kitchen.css?url';
import { Failure } from './shell/failure.tsx';

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

/** The language of the document is the reader's; the file that it begins as knows none yet. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What stands there until the first screen knows what to show. */
export function HydrateFallback() {
  return <div className="k-head" />;
}

export default function Kitchen() {
  return (
    <>
      <Outlet />
      <StepUp />
    </>
  );
}

export const ErrorBoundary = Failure;
