import { expect, test } from 'vitest';
import { codeSchema, emailSchema } from './sign-in-form-schema.ts';
import { verifyCode } from './sign-in-form-verify.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message);

test('an e-mail must be valid, a code must be there', () => {
  expect(messages(emailSchema.safeParse({ email: 'jana@' }))).toEqual(['Invalid email address']);
  expect(messages(emailSchema.safeParse({ email: '' }))).toEqual(['Invalid email address']);
  expect(emailSchema.safeParse({ email: 'jana@example.com' }).success).toBe(true);
  expect(messages(codeSchema.safeParse({ code: '' }))).toEqual(['Access code is required']);
  expect(codeSchema.safeParse({ code: '1' }).success).toBe(true);
});

test('a sign-in answers the token and stores it', async () => {
  const stored: string[] = [];
  const store = (token: string) => stored.push(token) > 0;
  await verifyCode(async () => ({ token: 't1' }), store);
  expect(stored).toEqual(['t1']);
});

test('no token, or a browser that does not keep it, is a failed sign-in', async () => {
  const store = () => true;
  await expect(verifyCode(async () => ({}), store)).rejects.toThrow(
    'Authentication failed - no token received',
  );
  await expect(
    verifyCode(
      async () => ({ token: 't1' }),
      () => false,
    ),
  ).rejects.toThrow('Failed to store authentication token');
});
