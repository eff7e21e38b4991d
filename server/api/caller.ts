import type { Context } from 'hono';
import { type Locale, localeFromAcceptLanguage } from '#rules/locale.ts';
import type { Deps } from '../deps.ts';
import { authenticate } from '../services/auth/authenticate.ts';
import type { ApiEnv } from './api-env.ts';

/** Who calls, by bearer token. Errors: SessionInvalid. */
export function callerOf(deps: Deps, c: Context<ApiEnv>) {
  return authenticate(deps, c.req.header('Authorization'));
}

export function localeOf(c: Context<ApiEnv>): Locale {
  return localeFromAcceptLanguage(c.req.header('Accept-Language'));
}

/** The address a request came from; behind a proxy that is trusted, the one that the proxy saw. */
export function clientOf(deps: Deps, c: Context<ApiEnv>): string {
  const forwarded = deps.config.TRUST_PROXY && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return forwarded || c.env?.incoming?.socket?.remoteAddress || 'in-process';
}
