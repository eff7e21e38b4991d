import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** A page of the framework with nothing on it: what no page of ours can be smaller than. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
