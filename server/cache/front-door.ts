import type { IncomingMessage, ServerResponse } from 'node:http';
import { onBehalfOf } from '../log.ts';
import type { IdentifiedListener } from '../requests.ts';
import type { Cacheable, KeptAnswer } from './cacheable.ts';
import type { Existing } from './existing-addresses.ts';
import type { Encoding, KeptResponse } from './kept-response.ts';
import type { Refusals } from './refusals.ts';
import type { Filled, PassedResponse, ResponseCache } from './response-cache.ts';

export interface FrontDoorOptions {
  /** Where answers are kept, by what they are. */
  readonly shelves: Readonly<Record<Kept['shelf'], ResponseCache>>;
  readonly cacheable: (url: string, headers: IncomingMessage['headers']) => Cacheable | null;
  /** Which addresses of the catalogue exist. */
  readonly existing: () => Promise<Existing>;
  /** Where pages that exist no more are now; asked only for what does not exist. */
  readonly moved: () => Promise<ReadonlyMap<string, string>>;
  /** Runs something when it is its turn; rejects when too many want one. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly refusals: Refusals;
  /** The shop itself, for everything that is not answered from memory. */
  readonly shop: IdentifiedListener;
  readonly fetch: (request: Request) => Promise<Response> | Response;
  readonly publicUrl: string;
  /** A host that has nothing of what is kept; null for none. */
  readonly kitchenHost: string | null;
}

/** Characters of a query that goes along to another address. */
const longestQuery = 2000;

type Kept = Exclude<Cacheable, { kind: 'moved' }>;

/**
 * The first listener of every request: public pages and catalogue calls are answered from memory, another spelling
 * of an address is sent to the one that is, everything else goes to the shop. What is rendered for the cache is asked
 * for without token, body and foreign cookies, so that nothing personal can get in; a few at a time, so that
 * the shop goes on answering whatever is asked.
 */
export function createFrontDoor(options: FrontDoorOptions): IdentifiedListener {
  const { shelves, cacheable, existing, moved, inTurn, refusals } = options;
  const { shop, fetch, publicUrl, kitchenHost } = options;

  /** The answer that is kept, or made now; for all addresses that do not exist the same one. */
  async function look(asked: Kept, query: string): Promise<Filled> {
    const { onlyIf } = asked;
    // While the catalogue cannot be read, the page itself says so.
    const known = onlyIf && (await existing().catch(() => null));
    const exists = !onlyIf || known?.has(onlyIf.exists) !== false;
    const to = exists ? undefined : await movedTo(asked, onlyIf.exists);
    if (to !== undefined) return { passed: refusals.moved(`${to}${query}`) };
    const name = onlyIf && known?.named(onlyIf.exists, asked.locale());
    const other = name !== undefined && onlyIf?.named?.as !== name ? onlyIf?.named : undefined;
    if (other?.data === null) return { passed: refusals.named(`${name}${query}`) };
    const wanted: KeptAnswer = exists ? (other?.data?.() ?? asked) : onlyIf.else();
    const memory = shelves[exists ? asked.shelf : 'pages'];
    const kept = memory.get(wanted.key);
    if (kept) return { kept };
    const headers: Record<string, string> =
      asked.kind === 'page'
        ? { Cookie: `language=${asked.locale()}` }
        : { 'Accept-Language': asked.locale() };
    if (asked.origin) headers.Origin = asked.origin;
    const make = async () => fetch(new Request(publicUrl + wanted.path, { headers }));
    return memory.fill(wanted.key, () => inTurn(make), asked.isMissing || !exists);
  }

  /** Where a page is now that does not exist at its address any more; nothing is kept for it. */
  async function movedTo({ kind, path }: Kept, address: string): Promise<string | undefined> {
    if (kind !== 'page' || path.split('?', 1)[0] !== address) return undefined;
    return (await moved().catch(() => null))?.get(address);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, id: string, asked: Kept) {
    const found = await look(asked, queryOf(request)).catch(() => null);
    if (found && 'kept' in found) return send(request, response, id, found.kept);
    // What failed is said to each caller in a language of its own.
    if (found && asked.kind === 'call') return shop(request, response, id);
    pass(request, response, id, found?.passed ?? refusals.crowded(asked.kind, asked.locale()));
  }

  return (request, response, id) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return shop(request, response, id);
    if (kitchenHost !== null && headers.host?.toLowerCase() === kitchenHost)
      return shop(request, response, id);
    const asked = cacheable(pathOf(request), headers);
    if (!asked) return shop(request, response, id);
    if (asked.kind === 'moved') return pass(request, response, id, refusals.moved(asked.to));
    const entry = shelves[asked.shelf].get(asked.key);
    if (entry) return send(request, response, id, entry);
    // What goes wrong here is nobody else's: unheard, it would end the process.
    onBehalfOf(id, () => answer(request, response, id, asked)).catch(() => response.destroy());
  };
}

/** What is asked for, also where a client names the host in front of it, as for a proxy. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
}

/** The query with its mark, as far as it may stand in an answer's head. */
function queryOf(request: IncomingMessage): string {
  const [query = ''] = /\?.*$/.exec(pathOf(request)) ?? [];
  return query.length <= longestQuery && /^[\x21-\x7e]*$/.test(query) ? query : '';
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  id: string,
  entry: KeptResponse,
): void {
  const known = headers['if-none-match'];
  if (known && entry.status === 200 && isSame(known, entry.etag)) {
    response.writeHead(304, [...entry.unchanged, 'x-request-id', id]).end();
    return;
  }
  const { headers: ready, body } = entry.full[acceptedEncoding(headers['accept-encoding'])];
  response.writeHead(entry.status, [...ready, 'x-request-id', id]);
  response.end(method === 'HEAD' ? undefined : body);
}

/** An answer that is not kept. */
function pass(
  { method }: IncomingMessage,
  response: ServerResponse,
  id: string,
  passed: PassedResponse,
): void {
  response.writeHead(passed.status, { ...passed.headers, 'x-request-id': id });
  response.end(method === 'HEAD' ? undefined : passed.body);
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
