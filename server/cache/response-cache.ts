import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer as it goes over the wire. Headers are name, value, name, value: what node:http writes fastest. */
export interface CachedResponse {
  readonly etag: string;
  readonly full: Readonly<Record<Encoding, { readonly headers: string[]; readonly body: Buffer }>>;
  /** Headers of a 304. */
  readonly unchanged: string[];
}

export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  /** Makes the answer once, however many ask for it at the same time; null when it must not be kept. */
  fill(key: string, make: () => Promise<Response>): Promise<{ kept: CachedResponse } | { passed: Response }>;
}

/**
 * Keeps answers in memory, at most so many bytes of them; the least recently used go first. Everything is
 * dropped when the version changes. Made for answers that are the same for everybody.
 */
export function createResponseCache(version: () => number, maximumBytes = 64 * 1024 * 1024): ResponseCache {
  const entries = new Map<string, CachedResponse>();
  const making = new Map<string, Promise<{ kept: CachedResponse } | { passed: Response }>>();
  let bytes = 0;
  let heldVersion = version();

  function dropOutdated(): void {
    if (version() === heldVersion) return;
    heldVersion = version();
    entries.clear();
    making.clear();
    bytes = 0;
  }

  function store(key: string, entry: CachedResponse): void {
    entries.set(key, entry);
    bytes += sizeOf(entry);
    for (const [oldest, outgoing] of entries) {
      if (bytes <= maximumBytes) return;
      entries.delete(oldest);
      bytes -= sizeOf(outgoing);
    }
  }

  return {
    get(key) {
      dropOutdated();
      const entry = entries.get(key);
      if (entry && entries.size > 500) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    fill(key, make) {
      dropOutdated();
      const running = making.get(key);
      if (running)
        return running.then((result) => ('kept' in result ? result : make().then((passed) => ({ passed }))));
      const startedAt = heldVersion;
      const filling = (async () => {
        const response = await make();
        if (!mayBeKept(response)) return { passed: response };
        const kept = await encode(response);
        if (startedAt === version() && !entries.has(key)) store(key, kept);
        return { kept };
      })().finally(() => {
        if (making.get(key) === filling) making.delete(key);
      });
      making.set(key, filling);
      return filling;
    },
  };
}

function mayBeKept(response: Response): boolean {
  return response.status === 200 && !response.headers.has('Set-Cookie') && response.body !== null;
}

function sizeOf({ full }: CachedResponse): number {
  return full.identity.body.length + full.gzip.body.length + full.br.body.length + 4000;
}

/** The smallest window of Brotli that holds so many bytes. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

async function encode(response: Response): Promise<CachedResponse> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // No larger than the answer: the usual window would take 32 MiB each time, which the process never gives back.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
      },
    }),
    toGzip(identity, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const unchanged = Object.entries({ ...headers, etag, vary, 'cache-control': 'public, no-cache' }).flat();
  const inForm = (body: Buffer, encoding?: Encoding) => ({
    headers: [
      ...unchanged,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(body.length),
    ],
    body,
  });
  return {
    etag,
    full: { identity: inForm(identity), gzip: inForm(gzipped, 'gzip'), br: inForm(br, 'br') },
    unchanged,
  };
}
