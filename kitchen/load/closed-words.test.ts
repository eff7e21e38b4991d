import { expect, test } from 'vitest';
import { closedWords } from './closed-words.ts';

test.each([
  [
    { from: '2026-12-10', to: '2026-12-12' },
    '2026-12-11',
    /^Vom 10\.\sDez\.\s2026 bis 12\.\sDez\.\s2026 ist geschlossen/,
  ],
  [{ from: '2026-12-25', to: '2026-12-25' }, '2026-12-25', /ist geschlossen \(1\. Weihnachtstag\)/],
  [
    { from: '2026-12-10', to: '2026-12-10' },
    '2026-12-10',
    /^Am Donnerstag, 10\.\sDezember ist geschlossen\./,
  ],
  [null, '2026-12-13', /^Sonntag ist Ruhetag/],
  [undefined, '2026-12-13', /^Am Sonntag, 13\.\sDezember ist geschlossen\./],
])('a day within %j says why it is closed', (closed, day, words) => {
  expect(closedWords({ day, closed })).toMatch(words);
});
