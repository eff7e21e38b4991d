import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { currentLocale } from '../stores/language.ts';
import { isOffline } from './is-offline.ts';

/** An order as it was answered, and the mark by which the shop knows that answer again. */
export interface SeenOrder {
  readonly order: LinkedOrder;
  readonly etag: string | null;
  /** When it was so, in milliseconds since 1970. */
  readonly at: number;
}

/** Why an order cannot be shown: its link opens nothing, there is no network, or the shop is not well. */
export type Unseen = 'unknown' | 'offline' | 'failed';

/** Asks for the order of a link; what has not changed since it was seen is not sent again. */
export async function askLinkedOrder(link: string, seen: SeenOrder | null): Promise<SeenOrder | Unseen> {
  try {
    const response = await ask(link, '/v1/order', seen?.etag ? { 'If-None-Match': seen.etag } : {});
    const at = Date.now();
    if (response.status === 304 && seen) return { ...seen, at };
    if (response.status === 404) return 'unknown';
    if (!response.ok) return 'failed';
    return { order: (await response.json()) as LinkedOrder, etag: response.headers.get('ETag'), at };
  } catch (error) {
    return isOffline(error) ? 'offline' : 'failed';
  }
}

/** Fetches a file of the order of a link. Throws when there is none, or no network. */
export async function askLinkedFile(link: string, path: string): Promise<Blob> {
  const response = await ask(link, path, {});
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}

/** The link goes in a header alone, and nothing else that says who asks. */
function ask(link: string, path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(path, {
    headers: { 'X-Order-Link': link, 'Accept-Language': currentLocale(), ...headers },
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(15_000),
  });
}
