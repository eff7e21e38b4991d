import { createServer } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createFrontDoor } from './cache/front-door.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { readEnv } from './env.ts';
import { hardenServer, listen, shutDown } from './http.ts';
import { startRuntime } from './runtime.ts';

try {
  const config = readEnv();
  const runtime = await startRuntime(config);
  const app = createApp(runtime.deps, { build, assets: 'build/client', mode: 'production' });
  const frontDoor = createFrontDoor({
    cache: createResponseCache(runtime.catalogueVersion),
    variants: createResponseCache(runtime.catalogueVersion, 16 * 1024 * 1024),
    shop: getRequestListener(app.fetch),
    fetch: (request) => app.fetch(request),
    publicUrl: config.PUBLIC_URL,
  });
  const server = hardenServer(createServer(frontDoor));
  await listen(server, config);
  runtime.deps.log.info({ port: config.PORT, url: config.PUBLIC_URL }, 'shop is open');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await shutDown(server);
      await runtime.stop();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
