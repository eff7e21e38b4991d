import { Hono } from 'hono';
import type { ApiEnv } from '../api/api-env.ts';

const address = '/order-link.js';

/**
 * Runs before anything else of the page: takes the link of an order out of the address into this tab's storage, so that
 * no later script, no copied address and no history shows it. Where nothing can be kept, the page itself does so
 * (app/stores/order-link.ts).
 */
const script = `(function(){try{var h=location.hash;if(!/^#(?!main$)[\\w-]+$/.test(h))return;sessionStorage.setItem("orderLink",h.slice(1));history.replaceState(history.state,"",location.pathname+location.search)}catch(e){}})()`;

/** A file, not a line in the page: what it does is the same for every order. */
export function orderLinkScript() {
  return new Hono<ApiEnv>().get(address, (c) =>
    c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
}

/** Whether a path is that of the page which shows the order of a link. */
export function isOrderPath(path: string): boolean {
  return /^\/order\/?$/i.test(path);
}

export function isOrderPage(request: Request): boolean {
  return isOrderPath(new URL(request.url).pathname);
}

/** The page of orders with that script in front of all others. */
export function withOrderLinkScript(html: string): string {
  return html.replace(/<head>/, `$&<script src="${address}"></script>`);
}
