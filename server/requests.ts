import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { errorCodeHeader } from '#contract/shop/errors.ts';
import { onBehalfOf } from './log.ts';
import type { Answered } from './metrics/metrics.ts';

/** A listener that is told the id of the request, and names it in its answer. */
export type IdentifiedListener = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => unknown;

export interface RequestLogOptions {
  readonly log: Logger;
  readonly labelOf: (url: string) => string;
  /** Whether a proxy in front may name the request. */
  readonly trustProxy: boolean;
}

/** Answered all the time and telling nothing. */
const quiet = ['asset', 'picture', '/healthz', '/readyz'];

/**
 * Gives each request an id, and logs how it ended: route and status, never the address, which may hold personal data.
 * What was answered at once, from memory, is logged as handed over; a client that breaks off the rest is nothing amiss.
 */
export function logRequests(listener: IdentifiedListener, options: RequestLogOptions): RequestListener {
  const { log, labelOf, trustProxy } = options;
  return (request, response) => {
    const given = trustProxy ? String(request.headers['x-request-id'] ?? '') : '';
    const requestId = /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
    const started = performance.now();
    listener(request, response, requestId);
    if (response.writableEnded) return report(response.statusCode);
    response.on('close', () => report(response.writableFinished ? response.statusCode : 'aborted'));

    function report(status: number | 'aborted'): void {
      if (!log.isLevelEnabled('info')) return;
      const route = labelOf(request.url ?? '/');
      const ms = Math.round(performance.now() - started);
      const facts = { requestId, method: request.method, route, status, ms };
      if (quiet.includes(route)) log.debug(facts, 'request');
      else log.info(facts, status === 404 && route === 'page' ? 'page not found' : 'request');
    }
  };
}

/** Lets a listener answer on behalf of a request: its answer carries the id, and so does every line it logs. */
export function identified(listener: RequestListener): IdentifiedListener {
  return (request, response, requestId) => {
    response.setHeader('X-Request-Id', requestId);
    onBehalfOf(requestId, () => listener(request, response));
  };
}

/** Tells `answered` of every answer. */
export function measureRequests(
  listener: RequestListener,
  labelOf: (url: string) => string,
  answered: (answer: Answered) => void,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { method = '', url = '/' } = request;
    const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);
    response.once('finish', () =>
      answered({
        route: labelOf(url),
        method: known ? method : 'other',
        status: response.statusCode,
        seconds: (performance.now() - started) / 1000,
        code: response.getHeader(errorCodeHeader)?.toString(),
      }),
    );
    listener(request, response);
  };
}
