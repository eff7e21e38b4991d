import type { Context } from 'hono';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { type Locale, localeFromAcceptLanguage } from '#rules/text/locale.ts';
import { authenticate } from '../access/authenticate.ts';
import { actorOfLink } from '../access/order-link.ts';
import { clientLine } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../shop-error.ts';
import type { ApiEnv } from './api-env.ts';

/** Who calls, by bearer token. Errors: SessionInvalid. */
export function callerOf(deps: Deps, c: Context<ApiEnv>) {
  return authenticate(deps, c.req.header('Authorization'));
}

/** The id of the customer who calls, where they have a session; whoever has none, or one that has ended, is let in too. */
export async function knownCallerOf(deps: Deps, c: Context<ApiEnv>): Promise<number | undefined> {
  if (!c.req.header('Authorization')) return undefined;
  try {
    return (await callerOf(deps, c)).customerId;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'SessionInvalid') return undefined;
    throw error;
  }
}

/** Who has the link of an order: one that is none of the shop's opens an order that never is. */
export function linkCallerOf(deps: Deps, c: Context<ApiEnv>) {
  return actorOfLink(deps.secret, c.req.header(orderLinkHeader));
}

export function localeOf(c: Context<ApiEnv>): Locale {
  return localeFromAcceptLanguage(c.req.header('Accept-Language'));
}

/** Whose line a request came over; behind a proxy that is trusted, the one that the proxy saw. */
export function clientOf(deps: Deps, c: Context<ApiEnv>): string {
  const forwarded = deps.config.TRUST_PROXY && c.req.header('X-Forwarded-For');
  return clientLine(forwarded || undefined, c.env?.incoming?.socket?.remoteAddress);
}
