import type { HydratedRouterProps } from 'react-router/dom';
import { sayOffline } from '../stores/trouble.ts';

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/** Pages that ask the server for nothing of their own: seen once, they can be shown without a connection. */
const withoutData = /^\/(cart|checkout-login|signin|orders|profile)$/;

/** A way to another page that is gone without a connection keeps the page and says so. */
export function stayOffline(): Instrumentation {
  const seen = new Set([location.pathname]);
  return {
    router({ instrument }) {
      instrument({
        async navigate(callNavigate, { to }) {
          const path = typeof to === 'string' ? new URL(to, location.href).pathname : location.pathname;
          const isHere = path === location.pathname || (withoutData.test(path) && seen.has(path));
          if (!navigator.onLine && !isHere) {
            sayOffline();
            // Returning would go on.
            return new Promise(() => {});
          }
          await callNavigate();
          seen.add(location.pathname);
        },
      });
    },
  };
}
