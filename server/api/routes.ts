import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './api-env.ts';
import { answerValidation } from './error-answer.ts';

export type ApiApp = OpenAPIHono<ApiEnv>;

/** An empty part of the API; what it validates and what it throws is answered in one way. */
export function newRoutes(): ApiApp {
  return new OpenAPIHono<ApiEnv>({ defaultHook: answerValidation });
}
