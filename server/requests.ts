import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { onBehalfOf } from './log.ts';

export interface RequestLogOptions {
  readonly log: Logger;
  readonly labelOf: (url: string) => string;
  /** Whether a proxy in front may name the request. */
  readonly trustProxy: boolean;
}

/** Answered all the time and telling nothing. */
const quiet = ['asset', 'picture', '/healthz', '/readyz'];

/**
 * Gives each request an id, which its answer carries as X-Request-Id and every log line of it as `requestId`,
 * and logs how it ended: route and status, never the address, which may hold personal data.
 */
export function logRequests(listener: RequestListener, options: RequestLogOptions): RequestListener {
  const { log, labelOf, trustProxy } = options;
  return (request, response) => {
    const given = trustProxy ? String(request.headers['x-request-id'] ?? '') : '';
    const requestId = /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    response.once('close', () => {
      const route = labelOf(request.url ?? '/');
      const facts = {
        requestId,
        method: request.method,
        route,
        status: response.writableFinished ? response.statusCode : 'aborted',
        ms: Math.round(performance.now() - started),
      };
      if (quiet.includes(route)) log.debug(facts, 'request');
      else log.info(facts, 'request');
    });
    onBehalfOf(requestId, () => listener(request, response));
  };
}

/** Tells `observe` of every answer: route, method, status and seconds. */
export function measureRequests(
  listener: RequestListener,
  labelOf: (url: string) => string,
  observe: (route: string, method: string, status: number, seconds: number) => void,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { method = '', url = '/' } = request;
    const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);
    response.once('finish', () =>
      observe(
        labelOf(url),
        known ? method : 'other',
        response.statusCode,
        (performance.now() - started) / 1000,
      ),
    );
    listener(request, response);
  };
}
