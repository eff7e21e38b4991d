import { z } from '@hono/zod-openapi';
import { answersByStatus } from '../answers-by-status.ts';
import { anyErrors } from '../shop/responses.ts';
import { type KitchenErrorCode, kitchenErrorStatus } from './errors.ts';

const codes = Object.keys(kitchenErrorStatus) as [KitchenErrorCode, ...KitchenErrorCode[]];

const KitchenErrorBody = z
  .object({
    code: z.enum(codes),
    message: z.string(),
    field: z.string().optional(),
    amount: z.number().optional(),
    nearest: z.array(z.string()).optional(),
    productIds: z.array(z.number().int()).optional(),
    day: z.string().optional(),
    missing: z
      .array(z.object({ field: z.string(), code: z.string(), what: z.string().optional() }))
      .optional(),
    theirs: z
      .array(
        z.object({ field: z.string(), value: z.unknown(), by: z.string().nullable(), at: z.number().int() }),
      )
      .optional()
      .openapi({ description: 'What somebody else has written meanwhile (EditedMeanwhile)' }),
    revision: z.number().int().optional().openapi({ description: 'Of the draft with it (EditedMeanwhile)' }),
  })
  .openapi('KitchenError');

/** The error answers of a call that anybody may make, one entry a status. */
export function openErrors(...own: KitchenErrorCode[]) {
  return answersByStatus(kitchenErrorStatus, [...own, ...anyErrors], (description, code) => ({
    description,
    content: { 'application/json': { schema: KitchenErrorBody, example: { code, message: code } } },
  }));
}

/** The error answers of a call for who is signed in and may make it. */
export function staffErrors(...own: KitchenErrorCode[]) {
  return openErrors('SignInRequired', 'SignedInOtherwise', 'NotAllowed', ...own);
}

/** What a call that changes something can answer besides. */
export const writeErrors = [
  'ForeignOrigin',
  'PayloadTooLarge',
  'UnsupportedMediaType',
] as const satisfies KitchenErrorCode[];

export const cookie = [{ staffSession: [] }];

/** The JSON body of a call. */
export function body<S extends z.ZodType>(schema: S, example?: z.input<S>) {
  const content = example === undefined ? { schema } : { schema, example };
  return { required: true, content: { 'application/json': content } };
}
