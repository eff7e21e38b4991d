import * as build from 'virtual:react-router/server-build';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { hardenServer, listen, shutDown } from './http.ts';
import { startRuntime } from './runtime.ts';

try {
  const config = readEnv();
  const runtime = await startRuntime(config);
  const app = createApp(runtime.deps, { build, assets: 'build/client', mode: 'production' });
  const server = hardenServer(createAdaptorServer({ fetch: app.fetch }));
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
