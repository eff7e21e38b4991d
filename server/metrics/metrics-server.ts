import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { readGauges, type Watched } from './gauges.ts';
import type { Metrics } from './metrics.ts';

/**
 * What Prometheus asks: GET /metrics, what was counted, how the shop stands and how the process does (memory, processor,
 * delay of its event loop). It has a port of its own, which is not for the internet.
 */
export function createMetricsServer({ registry }: Metrics, watched: Watched): Server {
  collectDefaultMetrics({ register: registry });
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const [counted, standing] = await Promise.all([
      registry.metrics(),
      readGauges(watched).then((gauges) => gauges.metrics()),
    ]);
    response.writeHead(200, { 'Content-Type': registry.contentType });
    response.end(`${counted}${standing}`);
  });
}
