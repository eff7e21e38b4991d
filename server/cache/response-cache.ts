import { type KeptResponse, keepResponse, keptThoroughly, sizeOf } from './kept-response.ts';

/** An answer that must not be kept, read whole, so that all who wait for it can have it. */
export interface PassedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Filled = { readonly kept: KeptResponse } | { readonly passed: PassedResponse };

export interface ResponseCache {
  get(key: string): KeptResponse | undefined;
  /** Makes the answer once, however many ask for it at the same time. `isMissing`: a 404 may be kept too. */
  fill(key: string, make: () => Promise<Response>, isMissing?: boolean): Promise<Filled>;
  /** How many bytes it holds. */
  bytes(): number;
}

/**
 * Keeps answers in memory, at most so many bytes of them; the least recently used go first. Everything is dropped when
 * the version changes. Made for answers that are the same for everybody. What is asked for again is compressed
 * thoroughly, one at a time, while its quick form goes on being sent.
 */
export function createResponseCache(version: () => number, maximumBytes = 64 * 1024 * 1024): ResponseCache {
  const entries = new Map<string, KeptResponse>();
  const making = new Map<string, Promise<Filled>>();
  let newest: string | undefined;
  let bytes = 0;
  let heldVersion = version();
  let isCompressing = false;

  function dropOutdated(): void {
    if (version() === heldVersion) return;
    heldVersion = version();
    entries.clear();
    making.clear();
    bytes = 0;
  }

  function store(key: string, entry: KeptResponse): void {
    bytes += sizeOf(entry) - sizeOfKept(key);
    entries.delete(key);
    entries.set(key, entry);
    newest = key;
    for (const [oldest, outgoing] of entries) {
      if (bytes <= maximumBytes) return;
      entries.delete(oldest);
      bytes -= sizeOf(outgoing);
    }
  }

  function sizeOfKept(key: string): number {
    const entry = entries.get(key);
    return entry ? sizeOf(entry) : 0;
  }

  async function compressThoroughly(key: string, entry: KeptResponse): Promise<void> {
    isCompressing = true;
    try {
      const smaller = await keptThoroughly(entry);
      if (entries.get(key) === entry) store(key, smaller);
    } finally {
      isCompressing = false;
    }
  }

  return {
    get(key) {
      dropOutdated();
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (key !== newest) {
        entries.delete(key);
        entries.set(key, entry);
        newest = key;
      }
      // Compressing a buffer in memory fails only where memory does, and then the quick form is as good.
      if (!entry.isThorough && !isCompressing) compressThoroughly(key, entry).catch(() => {});
      return entry;
    },
    fill(key, make, isMissing = false) {
      dropOutdated();
      const running = making.get(key);
      if (running) return running;
      const startedAt = heldVersion;
      const filling = (async () => {
        const response = await make();
        if (!mayBeKept(response, isMissing)) return { passed: await readWhole(response) };
        const kept = await keepResponse(response);
        if (startedAt === version()) store(key, kept);
        return { kept };
      })().finally(() => {
        if (making.get(key) === filling) making.delete(key);
      });
      making.set(key, filling);
      return filling;
    },
    bytes: () => bytes,
  };
}

/** What is found, the way to it for who navigates (202), and what is gone: of each there is only so much. */
const keptStatus = [200, 202, 410];

function mayBeKept(response: Response, isMissing: boolean): boolean {
  const isGood = keptStatus.includes(response.status) || (isMissing && response.status === 404);
  return isGood && !response.headers.has('Set-Cookie') && response.body !== null;
}

async function readWhole(response: Response): Promise<PassedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': String(body.length) };
  return { status: response.status, headers, body };
}
