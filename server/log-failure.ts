import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/**
 * Logs what the shop could not answer, with the route as it is written in the code: an address may hold personal data.
 * A client that broke off is told of, too, but is nothing that anybody has to look at.
 */
export function logFailure(log: Logger, error: unknown, c: Context): void {
  const route = routePath(c, -1);
  if (c.req.raw.signal.aborted) log.info({ route }, 'client broke off');
  else log.error({ err: error, route }, 'request failed');
}
