import type { z } from 'zod';
import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import type { ChangeMadeSchema, ChangeQuote, ChangeWish } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { currentLocale } from '../stores/language.ts';
import { accessToken, dropAccessToken } from '../stores/session.ts';
import { ApiError, toApiError } from './client.ts';

/** A change that waits for its money. */
export type OpenChange = NonNullable<LinkedOrder['change']>;

/** What a change led to: made, or to be paid at `checkoutUrl`. */
export type Changed = z.infer<typeof ChangeMadeSchema>;

/** What canceling led to. */
export interface Canceled {
  readonly fee: number;
  readonly refund: number;
}

/** What a change would cost, by the link of its order. */
export function askChangeQuote(link: string, wish: ChangeWish, signal?: AbortSignal): Promise<ChangeQuote> {
  return post('/v1/order/changes/quote', wish, { 'X-Order-Link': link }, signal);
}

/** What canceling would cost, by the link of its order. */
export function askCancelQuote(link: string, signal?: AbortSignal): Promise<CancelQuote> {
  return post('/v1/order/cancel/quote', {}, { 'X-Order-Link': link }, signal);
}

/** Changes an order as a quote said, by whoever is signed in. */
export function changeOrder(
  publicProductOrderId: string,
  wish: ChangeWish,
  { version, difference }: Pick<ChangeQuote, 'version' | 'difference'>,
): Promise<Changed> {
  return postSigned('/v1/order/changes', { ...wish, publicProductOrderId, version, difference });
}

/** Drops a change that waits for its money. */
export async function dropChange(publicProductOrderId: string): Promise<void> {
  await postSigned('/v1/order/changes/drop', { publicProductOrderId });
}

/** Cancels an order for the fee that a quote said. */
export function cancelOrder(publicProductOrderId: string, fee: number): Promise<Canceled> {
  return postSigned('/v1/order/cancel', { publicProductOrderId, fee });
}

/** True where nobody is signed in, or no longer: the way leads over the code. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SessionInvalid';
}

async function postSigned<Answer>(path: string, body: unknown): Promise<Answer> {
  const token = accessToken();
  if (token === null) throw new ApiError(403, 'SessionInvalid', '');
  try {
    return await post<Answer>(path, body, { Authorization: `Bearer ${token}` });
  } catch (error) {
    if (needsSignIn(error)) dropAccessToken(token);
    throw error;
  }
}

/** Neither cookie nor address says who asks: the headers do. */
async function post<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const inTime = AbortSignal.timeout(20_000);
  const response = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      'Content-Type': 'application/json',
      ...headers,
    },
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
  });
  if (!response.ok) throw await toApiError(response);
  const text = await response.text();
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}
