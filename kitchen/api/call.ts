import { bodyTime } from '#contract/kitchen/body-time.ts';
import type { KitchenErrorCode } from '#contract/kitchen/errors.ts';
import { getLocale } from '#kitchen-locale';
import type { Lack } from '#rules/catalogue/may-be-published.ts';
import { noteAskedAt } from '../live/asked-at.ts';
import { heard, lost } from '../live/live-store.ts';
import { askToConfirm } from './step-up.ts';

/** What somebody else has written into a field meanwhile. */
export interface Written {
  readonly field: string;
  readonly value: unknown;
  readonly by: string | null;
  /** Unix seconds. */
  readonly at: number;
}

/** What the API says of an error. */
interface Said {
  readonly code?: KitchenErrorCode | 'Unexpected';
  readonly message?: string;
  readonly field?: string;
  readonly amount?: number;
  readonly nearest?: readonly string[];
  readonly productIds?: readonly number[];
  readonly missing?: readonly Lack[];
  readonly theirs?: readonly Written[];
  readonly revision?: number;
}

/** An error that the API answered with; `message` is in the reader's language and can be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: KitchenErrorCode | 'Unexpected';
  /** Of the request, as a path: `items.2`. */
  readonly field: string | undefined;

  /** In euro, where it is about one: the total that counts now. */
  readonly amount: number | undefined;

  /** Times that have room where the one that was asked for has none, `YYYY-MM-DDTHH:mm`. */
  readonly nearest: readonly string[];

  /** What is sold out. */
  readonly productIds: readonly number[];

  /** What the law still wants of a product. */
  readonly missing: readonly Lack[];

  /** What somebody else has written into a draft meanwhile, and the revision with it. */
  readonly theirs: readonly Written[];
  readonly revision: number | undefined;

  constructor(
    status: number,
    {
      code = 'Unexpected',
      message = '',
      field,
      amount,
      nearest = [],
      productIds = [],
      missing = [],
      theirs = [],
      revision,
    }: Said,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.amount = amount;
    this.nearest = nearest;
    this.productIds = productIds;
    this.missing = missing;
    this.theirs = theirs;
    this.revision = revision;
  }
}

/** Whether something failed because nobody answered, or it came too slowly to be heard: then it may go through later. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 408;
}

/** Whether the shop itself answered and failed, as it will again where it is one request that it fails at. */
export function hasFailed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500;
}

interface Call {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Milliseconds until the call is given up; unless told, 5 s more than a body of its size may take, 15 s for a small one. */
  readonly timeout?: number;
  /** Of who may want the answer no more. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a call of the kitchen's API; `path` is what comes after `/kitchen/api`. The cookie goes along by itself.
 * Throws ApiError with what the API said, or another error when nobody answers. Who is signed in no more is led to the
 * sign-in, and back afterwards; who has to show anew that it is they is asked, and then it is made again.
 */
export async function call<T>(method: string, path: string, what: Call = {}): Promise<T> {
  const { body, headers, signal, timeout = bodyTime(body instanceof Blob ? body.size : 0) + 5000 } = what;
  const late = AbortSignal.timeout(timeout);
  const askedAt = Date.now();
  const response = await answerTo(`/kitchen/api${path}`, {
    method,
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    headers: {
      Accept: 'application/json',
      'Accept-Language': getLocale(),
      ...(body !== undefined && { 'Content-Type': body instanceof Blob ? body.type : 'application/json' }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  if (response.ok) {
    const data = response.status === 204 ? undefined : await response.json();
    noteAskedAt(data, keptAt(response) ?? askedAt);
    return data as T;
  }
  const error = await errorOf(response);
  if (error.code === 'SignInRequired') leadToSignIn();
  if (error.code === 'StepUpRequired' && (await askToConfirm())) return call(method, path, what);
  throw error;
}

/** Asks the shop, and notes whether it answered. The worker's memory says in a header from when its answer is. */
export async function answerTo(address: string, request: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  try {
    const response = await fetch(address, request);
    const at = keptAt(response);
    // Who is signed in is read once a visit, which is older than what is shown.
    if (at !== null) lost(address === '/kitchen/api/me' ? undefined : { address, at });
    else if (response.status >= 500) lost();
    else heard(askedAt);
    return response;
  } catch (error) {
    // Who wants an answer no more has not lost the shop.
    if (!(error instanceof DOMException && error.name === 'AbortError')) lost();
    throw error;
  }
}

/** From when an answer of the worker's memory is; null for one of the shop. */
function keptAt({ headers }: Response): number | null {
  const at = headers.get('X-Kept-At');
  return at === null ? null : Number(at);
}

/** What the API said in an answer that is an error. */
export async function errorOf(response: Response): Promise<ApiError> {
  return new ApiError(response.status, await response.json().catch(() => ({})));
}

const open = ['/kitchen/sign-in', '/kitchen/pair', '/kitchen/s/'];

/** Leads who is signed in no more to the sign-in, and back afterwards. */
export function leadToSignIn(): void {
  const { pathname, search } = location;
  if (open.some((path) => pathname.startsWith(path))) return;
  location.assign(`/kitchen/sign-in?to=${encodeURIComponent(pathname + search)}`);
}
