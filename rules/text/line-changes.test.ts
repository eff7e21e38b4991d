import { expect, test } from 'vitest';
import { lineChanges } from './line-changes.ts';

const said = (before: string, after: string) =>
  lineChanges([...before], [...after])
    .map(({ kind, text }) => ({ kept: text, gone: `-${text}`, new: `+${text}` })[kind])
    .join('');

test('what stayed is kept, what went stands before what came for it', () => {
  expect(said('abc', 'axc')).toBe('a-b+xc');
  expect(said('abc', 'abc')).toBe('abc');
  expect(said('', 'ab')).toBe('+a+b');
  expect(said('ab', '')).toBe('-a-b');
});

test('a line that was put in changes no other', () => {
  expect(said('abcd', 'abxcd')).toBe('ab+xcd');
  expect(said('abcd', 'acd')).toBe('a-bcd');
  expect(said('ab', 'ba')).toBe('-ab+a');
});
