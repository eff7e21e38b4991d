import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['jana@example.com', 'jana@example.com'],
  ['Jana+Lunch@Example.com', 'jana@example.com'],
  ['jana+a+b@example.com', 'jana@example.com'],
  ['j.a.na@gmail.com', 'jana@gmail.com'],
  ['j.ana+x@googlemail.com', 'jana@googlemail.com'],
  ['j.ana@example.com', 'j.ana@example.com'],
  ['+jana@example.com', '+jana@example.com'],
  ['jana', 'jana@'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
