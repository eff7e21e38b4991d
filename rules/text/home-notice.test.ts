import { expect, test } from 'vitest';
import {
  type HomeNotice,
  homeNoticeProblem,
  isShownAt,
  nextTurn,
  readHomeNotice,
  readShownNotice,
} from './home-notice.ts';

const notice: HomeNotice = {
  de: 'Weihnachtsfeiern: Für den 18. Dezember nehmen wir bis Sonntag, 12:00 an.',
  en: 'Christmas parties: for December 18 we take orders until Sunday, 12:00.',
  from: '2026-12-01T08:00',
  until: '2026-12-06T12:00',
};
const at = (local: string) => Date.parse(`${local}:00+01:00`);

test('a notice is shown from its minute in Berlin until its minute', () => {
  const shown = ['2026-12-01T07:59', '2026-12-01T08:00', '2026-12-06T11:59', '2026-12-06T12:00'];
  expect(shown.map((local) => isShownAt(notice, at(local)))).toEqual([false, true, true, false]);
  expect(isShownAt({ ...notice, from: null }, at('2020-01-01T00:00'))).toBe(true);
  expect(isShownAt({ ...notice, until: null }, at('2036-01-01T00:00'))).toBe(true);
});

test('in summer its minutes are those of summer', () => {
  const summer = { ...notice, from: '2027-07-01T08:00', until: null };
  expect(isShownAt(summer, Date.parse('2027-07-01T05:59:59Z'))).toBe(false);
  expect(isShownAt(summer, Date.parse('2027-07-01T06:00:00Z'))).toBe(true);
});

test('it turns twice, and then nothing is ahead', () => {
  expect(nextTurn(notice, at('2026-11-30T08:00'))).toBe(at('2026-12-01T08:00'));
  expect(nextTurn(notice, at('2026-12-01T08:00'))).toBe(at('2026-12-06T12:00'));
  expect(nextTurn(notice, at('2026-12-06T12:00'))).toBeNull();
  expect(nextTurn({ ...notice, from: null, until: null }, 0)).toBeNull();
});

test('what cannot be read is no notice', () => {
  for (const value of [null, undefined, '', '{', '[]', 'null', '{"de":"Nur deutsch"}', '{"de":"","en":""}']) {
    expect(readShownNotice(value)).toBeNull();
    expect(readHomeNotice(value)).toBeNull();
  }
  expect(readHomeNotice(JSON.stringify(notice))).toEqual(notice);
  expect(readShownNotice(JSON.stringify(notice))).toEqual({ de: notice.de, en: notice.en });
  expect(readHomeNotice(JSON.stringify({ ...notice, from: 'soon', until: 5 }))).toMatchObject({
    from: null,
    until: null,
  });
});

const now = at('2026-11-30T08:00');
test.each<[Partial<HomeNotice>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ from: null, until: null }, undefined, undefined],
  [{ de: ' ' }, 'de', 'missing'],
  [{ en: '' }, 'en', 'missing'],
  [{ de: 'x'.repeat(121) }, 'de', 'tooLong'],
  [{ en: 'x'.repeat(120) }, undefined, undefined],
  [{ from: 'soon' }, 'from', 'wrong'],
  [{ until: '2026-02-30T12:00' }, 'until', 'wrong'],
  [{ until: '2026-12-01T08:00' }, 'until', 'over'],
  [{ from: null, until: '2026-11-30T08:00' }, 'until', 'over'],
])('%j: %s %s', (change, field, problem) => {
  const found = homeNoticeProblem({ ...notice, ...change }, now);
  expect([found?.field, found?.problem]).toEqual([field, problem]);
});
