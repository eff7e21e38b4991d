import { expect, test } from 'vitest';
import { worksHere } from './works-here.ts';

test.each([
  ['staff=1', true],
  ['language=de; staff=1', true],
  ['staff=1; language=de', true],
  ['', false],
  ['staff=10', false],
  ['nostaff=1', false],
  ['staff=', false],
])('with the cookies %j: %s', (cookies, works) => {
  expect(worksHere(cookies)).toBe(works);
});
