import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';

/** The kitchen's pages with hot reload, for `npm run dev`: a Vite of its own, as its build is one of its own. */
export async function openDevKitchen(server: Server) {
  const vite = await createVite({
    root: 'kitchen',
    configFile: 'kitchen/vite.config.ts',
    server: { middlewareMode: true, hmr: { server, path: '/kitchen/hot' } },
    appType: 'custom',
  });
  const pages = createRequestHandler(
    () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    'development',
  );
  const listener = getRequestListener((request) => pages(request));
  return {
    /** Whether an address is one of the kitchen's pages or files; those of its folder `api` look like calls. */
    has: (url = '') =>
      /^\/kitchen\/(?!api\/|openapi)/.test(url) || /^\/kitchen\/api\/[\w-]+\.ts(\?|$)/.test(url),
    answer(request: IncomingMessage, response: ServerResponse) {
      const { url } = request;
      vite.middlewares(request, response, () => {
        // Vite has taken its base away.
        request.url = url;
        void listener(request, response);
      });
    },
    close: () => vite.close(),
  };
}
