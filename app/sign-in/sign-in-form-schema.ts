import * as z from 'zod/mini';
import { m } from '#messages';
import '../page/form-schema.ts';

/** Step 1 of sign-in (spec §5). */
export const emailSchema = z.object({ email: z.email({ error: () => m.sign_in_email_invalid() }) });
export type EmailValues = z.infer<typeof emailSchema>;

/** Step 2: the code has at least one character (spec §5). */
export const codeSchema = z.object({
  code: z.string().check(z.minLength(1, { error: () => m.sign_in_code_required() })),
});
export type CodeValues = z.infer<typeof codeSchema>;
