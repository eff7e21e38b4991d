import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cacheableRequest } from './cacheable.ts';
import type { CachedResponse, Encoding, ResponseCache } from './response-cache.ts';

export interface FrontDoorOptions {
  readonly cache: ResponseCache;
  /** A cache of their own for the views of a page, which are many. */
  readonly variants: ResponseCache;
  /** The shop itself, for everything that is not answered from memory. */
  readonly shop: RequestListener;
  readonly fetch: (request: Request) => Promise<Response> | Response;
  readonly publicUrl: string;
}

/**
 * The first listener of every request: public pages and catalogue calls are answered from memory, everything
 * else goes to the shop. What is rendered for the cache is asked for without token, body and foreign cookies,
 * so that nothing personal can get in.
 */
export function createFrontDoor({
  cache,
  variants,
  shop,
  fetch,
  publicUrl,
}: FrontDoorOptions): RequestListener {
  return (request, response) => {
    const { method, url = '/', headers } = request;
    // Answers to other origins carry permissions of their own.
    const cacheable =
      (method === 'GET' || method === 'HEAD') && !headers.origin && cacheableRequest(url, headers.cookie);
    if (!cacheable) return shop(request, response);
    const memory = cacheable.isVariant ? variants : cache;
    const entry = memory.get(cacheable.key);
    if (entry) return send(request, response, entry);
    const rendering = new Request(publicUrl + cacheable.path, {
      headers: { Cookie: `language=${cacheable.locale}` },
    });
    memory
      .fill(cacheable.key, async () => fetch(rendering.clone()))
      .then(
        (result) =>
          'kept' in result ? send(request, response, result.kept) : pass(request, response, result.passed),
        () => shop(request, response),
      )
      // What goes wrong from here on is nobody else's: unheard, it would end the process.
      .catch(() => response.destroy());
  };
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, entry: CachedResponse): void {
  const known = headers['if-none-match'];
  if (known && isSame(known, entry.etag)) {
    response.writeHead(304, entry.unchanged).end();
    return;
  }
  const { headers: ready, body } = entry.full[acceptedEncoding(headers['accept-encoding'])];
  response.writeHead(200, ready).end(method === 'HEAD' ? undefined : body);
}

/** An answer that is not kept, such as a page that does not exist. */
async function pass({ method }: IncomingMessage, response: ServerResponse, passed: Response): Promise<void> {
  const body = Buffer.from(await passed.arrayBuffer());
  response.writeHead(passed.status, { ...Object.fromEntries(passed.headers), 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

function isSame(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*')
  );
}

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
