import { z } from '@hono/zod-openapi';
import { answersByStatus } from '../answers-by-status.ts';
import { type ErrorCode, errorCodeHeader, errorStatus } from './errors.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

const ErrorBodySchema = z
  .object({
    code: z.enum(codes),
    message: z.string(),
    field: z.string().optional(),
    amount: z.number().optional(),
    nearest: z.array(z.string()).optional(),
    productIds: z.array(z.number().int()).optional(),
    day: z.string().optional(),
  })
  .openapi('Error');

/** A JSON answer of a route. */
export function json<S extends z.ZodType>(description: string, schema: S, example?: unknown) {
  const content = example === undefined ? { schema } : { schema, example };
  return { description, content: { 'application/json': content } };
}

/** A plain-text answer of a route. */
export function text(description: string, example: string) {
  return { description, content: { 'text/plain': { schema: z.string(), example } } };
}

/** What any call can answer with when the request itself is broken or the shop is not well. */
export const anyErrors = [
  'MalformedRequest',
  'RepeatedQueryKey',
  'ValidationFailed',
  'InternalError',
  'ServiceUnavailable',
] as const satisfies ErrorCode[];

/** What a call with a body can answer besides. */
export const bodyErrors = ['PayloadTooLarge', 'UnsupportedMediaType'] as const satisfies ErrorCode[];

/** The error answers of a route, one entry a status, in JSON. */
export function errors(...own: ErrorCode[]) {
  return answersByStatus(errorStatus, [...own, ...anyErrors], (description, code) => ({
    description,
    content: { 'application/json': { schema: ErrorBodySchema, example: { code, message: code } } },
  }));
}

/** The error answers of a sign-in call, one entry a status: in plain text, with the code in a header. */
export function textErrors(...own: ErrorCode[]) {
  return answersByStatus(errorStatus, [...own, ...anyErrors], (description, code) => ({
    ...text(description, code),
    headers: z.object({ [errorCodeHeader]: z.string().openapi({ example: code }) }),
  }));
}
