import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { openDevKitchen } from './dev-kitchen.ts';

/**
 * The shop with hot reload: Vite in front, and behind it the same app as in production, loaded anew whenever
 * one of its files changed. Database, mail and payments are opened once.
 */
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
const { readEnv } = await load<typeof import('./env.ts')>('/server/env.ts');
const { startRuntime } = await load<typeof import('./runtime.ts')>('/server/runtime.ts');
const config = readEnv(undefined, { NODE_ENV: 'development' });
const runtime = await startRuntime(config);

const kitchen = await openDevKitchen(server);

server.on('request', (request, response) => {
  if (kitchen.has(request.url)) return kitchen.answer(request, response);
  vite.middlewares(request, response, async () => {
    try {
      const { createApp } = await load<typeof import('./app.ts')>('/server/app.ts');
      const { getRequestListener } = await load<typeof import('@hono/node-server')>('@hono/node-server');
      const app = createApp(runtime.deps, {
        build: () => load('virtual:react-router/server-build'),
        assets: null,
        mode: 'development',
        events: runtime.events,
      });
      const { identified, logRequests } = await load<typeof import('./requests.ts')>('/server/requests.ts');
      const { createRouteLabel } = await load<typeof import('./route-label.ts')>('/server/route-label.ts');
      const labelOf = createRouteLabel(app.apiPaths);
      const listener = identified(getRequestListener(app.fetch));
      logRequests(listener, { log: runtime.deps.log, labelOf, trustProxy: false })(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.statusCode = 500;
      response.end(String((error as Error).stack));
    }
  });
});
server.listen(config.PORT, config.HOST);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await runtime.stop();
    await kitchen.close();
    await vite.close();
    process.exit(0);
  });
}
