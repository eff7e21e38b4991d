import { createServer, type Server } from 'node:http';
import { exposition, type RequestCounts } from './exposition.ts';
import { readGauges, type Watched } from './gauges.ts';

/** What Prometheus asks: GET /metrics. It has a port of its own, which is not for the internet. */
export function createMetricsServer(counts: RequestCounts, watched: Watched): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const gauges = await readGauges(watched);
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(counts.render() + exposition(gauges));
  });
}
