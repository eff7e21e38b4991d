import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { openFrontDoor } from './cache/open-front-door.ts';
import { examineAtStart, refuseUnfitDatabase } from './doctor/at-start.ts';
import { readEnv, understand } from './env.ts';
import { createHttpServer, listen, shutDown } from './http.ts';
import { readCatalogueVersion } from './live/watch-events.ts';
import { createLogger } from './log.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { storefronts } from './pages/storefronts.ts';
import { publishedTexts } from './published-texts.ts';
import { logRequests, measureRequests } from './requests.ts';
import { createRouteLabel } from './route-label.ts';
import { startRuntime } from './runtime.ts';
import { formerCategoryNames } from './services/catalogue/former-names.ts';
import { withdrawnDishes } from './services/catalogue/withdrawn-dishes.ts';

const assets = 'build/client';
const kitchen = 'build/kitchen/client';

try {
  // What was built is never a development server, whatever the machine says.
  const fixed = { NODE_ENV: 'production' };
  const understood = understand(undefined, fixed);
  const published = await publishedTexts(understood.given.DATABASE_URL);
  const config = readEnv(undefined, fixed, published);
  await refuseUnfitDatabase(config.DATABASE_URL, (finding) =>
    createLogger(config.LOG_LEVEL).warn({ finding }, 'waiting for the database'),
  );
  const runtime = await startRuntime(config);
  const { log } = runtime.deps;
  let isLeaving = false;
  const app = createApp(runtime.deps, {
    build: storefronts(build),
    assets,
    kitchen,
    mode: 'production',
    events: runtime.events,
    catalogueVersion: runtime.catalogueVersion,
    isLeaving: () => isLeaving,
  });
  const labelOf = createRouteLabel(app.apiPaths);
  const { listener } = await openFrontDoor({
    app,
    routes: build.routes,
    assets,
    publicUrl: config.PUBLIC_URL,
    kitchenUrl: config.KITCHEN_URL,
    allowedOrigins: config.ALLOWED_ORIGINS,
    catalogueVersion: runtime.catalogueVersion,
    formerNames: () => formerCategoryNames(runtime.deps),
    withdrawn: () => withdrawnDishes(runtime.deps),
    versionNow: () => readCatalogueVersion(runtime.deps.db),
  });
  const frontDoor = logRequests(listener, { log, labelOf, trustProxy: !!config.TRUST_PROXY });
  const server = createHttpServer(
    config.METRICS_PORT === undefined
      ? frontDoor
      : measureRequests(frontDoor, labelOf, runtime.deps.metrics.answered),
    // A connection of the proxy's serves many customers: the share of one is the proxy's to watch.
    config.TRUST_PROXY ? { connectionsOfClient: null } : {},
  );
  await listen(server, config.PORT, config.HOST);
  let metrics: Server | undefined;
  if (config.METRICS_PORT !== undefined) {
    metrics = createMetricsServer(runtime.deps.metrics, runtime.watched);
    await listen(metrics, config.METRICS_PORT, config.METRICS_HOST, 'METRICS_');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      isLeaving = true;
      // A proxy that asks `/readyz` sends nothing here any more when the door closes.
      await sleep(config.SHUTDOWN_DELAY * 1000);
      runtime.events.sendAway();
      await shutDown(server);
      metrics?.close();
      await runtime.stop();
      log.info('shop is closed');
      process.exit(0);
    });
  }
  // Who waits for this may end it at once.
  log.info({ port: config.PORT, url: config.PUBLIC_URL }, 'shop is open');
  // What takes an answer from outside: customers do not wait for it.
  void examineAtStart(understood, log);
} catch (error) {
  // In the form of every other line, whatever the level: what watches the logs has to see it.
  createLogger('info').fatal({ err: error }, 'shop does not open');
  process.exit(1);
}
