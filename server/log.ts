import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './env.ts';

const request = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Runs something on behalf of a request: every line logged inside it carries the request's id. */
export function onBehalfOf<T>(requestId: string, run: () => T): T {
  return request.run({ requestId }, run);
}

/** Writes JSON lines. What errors say is cut down to what names nobody; the id of the request is added. */
export function createLogger(level: Config['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => request.getStore() ?? {},
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly at: string[];
  readonly cause?: DescribedError | undefined;
}

/**
 * An error for the logs. Database errors carry the values of the row that failed, a provider's errors the
 * address it did not like: values are left out, addresses blotted.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] };
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  const saysValues = typeof code === 'string' && /^(22|23)\w{3}$/.test(code);
  const message = typeof query === 'string' ? `query failed: ${query}` : error.message;
  // A host with several addresses fails with an error for each of them, and says nothing itself.
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: saysValues
      ? ''
      : message
          .replaceAll(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+/g, (found) =>
            // So an address is to be written, and nobody's.
            found === 'password@host' ? found : '[address]',
          )
          .slice(0, 2000),
    code: typeof code === 'string' ? code : undefined,
    at: frames.slice(0, 8).map((line) => line.trim().slice(3)),
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}
