import { expect, test } from 'vitest';
import { mailed, targetOf } from './arrival.ts';

test.each([
  ['?to=%2Fkitchen%2Fday%2F2026-11-26%3Fview%3Dall', '/day/2026-11-26?view=all'],
  ['?to=%2Fkitchen%2F', '/'],
  ['', '/'],
  ['?to=%2Fcart', '/'],
  ['?to=%2Fkitchenette%2F', '/'],
  ['?to=%2F%2Fevil.example%2Fkitchen%2F', '/'],
  ['?to=https%3A%2F%2Fevil.example%2Fkitchen%2F', '/'],
])('after a sign-in with %j one goes on to %j', (search, path) => {
  expect(targetOf(search)).toBe(path);
});

test('the link of an e-mail brings the address, and the code where it is one of a code', () => {
  expect(mailed('#email=jule%40example.com&code=12345678')).toEqual({
    email: 'jule@example.com',
    code: '12345678',
  });
  expect(mailed('#email=jule%40example.com')).toEqual({ email: 'jule@example.com', code: '' });
  expect(mailed('')).toEqual({ email: '', code: '' });
});
