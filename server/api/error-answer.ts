import type { Hook } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { KitchenErrorCode } from '#contract/kitchen/errors.ts';
import { type ErrorBody, type ErrorCode, errorCodeHeader } from '#contract/shop/errors.ts';
import { localeFromAcceptLanguage } from '#rules/text/locale.ts';
import type { Deps } from '../deps.ts';
import { errorText } from '../error-text.ts';
import { logFailure } from '../log-failure.ts';
import { ShopError } from '../shop-error.ts';
import type { ApiEnv } from './api-env.ts';

/** The sign-in calls answer errors in plain text, fit for a toast (spec §8). */
const plainTextPaths = ['/v1/auth/access-code', '/v1/auth/login'];

/** Turns anything thrown into an answer of the closed list, in the caller's language. */
export function answerError(deps: Deps, error: unknown, c: Context<ApiEnv>): Response {
  const shopError = toShopError(error);
  if (shopError.status >= 500) logFailure(deps.log, error, c);
  const { code, details } = shopError;
  const message = errorText(shopError, localeFromAcceptLanguage(c.req.header('Accept-Language')));
  const status = shopError.status as ContentfulStatusCode;
  c.header(errorCodeHeader, code);
  c.header('Cache-Control', 'no-store');
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter));
  if (plainTextPaths.includes(c.req.path)) return c.text(message, status);
  const { values: _values, retryAfter: _retryAfter, ...told } = details;
  const body: ErrorBody<KitchenErrorCode> = { code, message, ...told };
  return c.json(body, status);
}

/** A field's name may be whatever a caller wrote as a key. */
const longestField = 200;

/** What the contract's validation found, as an error of the list. */
export const answerValidation: Hook<unknown, ApiEnv, string, unknown> = (result) => {
  if (result.success) return;
  const issue = result.error.issues[0];
  throw new ShopError('ValidationFailed', {
    field: issue?.path.map(String).join('.').slice(0, longestField) || undefined,
  });
};

function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof HTTPException) return new ShopError(codeOfStatus(error.status));
  return new ShopError(isDatabaseTrouble(error) ? 'ServiceUnavailable' : 'InternalError');
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 413) return 'PayloadTooLarge';
  if (status === 415) return 'UnsupportedMediaType';
  if (status === 404) return 'NotFound';
  return status < 500 ? 'MalformedRequest' : 'InternalError';
}

/** No connection, one that broke, a server that starts or stops, no room, one that only reads, a deadlock: not the caller's fault. */
function isDatabaseTrouble(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as Error & { code?: unknown }).code;
    if (
      typeof code === 'string' &&
      /^(08|25006|40|53|55|57|58|ECONN|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code)
    )
      return true;
    if (
      /timeout exceeded|Connection terminated|Query read timeout|Client has encountered/i.test(cause.message)
    )
      return true;
  }
  return false;
}
