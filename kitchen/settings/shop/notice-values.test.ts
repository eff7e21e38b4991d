import { expect, test } from 'vitest';
import { noticeOf, savedNotice } from './notice-values.ts';

const notice = { de: 'Zu.', en: 'Closed.', from: null, until: '2026-12-06T12:00' };

test('a notice and its form say the same', () => {
  for (const each of [notice, { ...notice, from: '2026-12-01T08:00', until: null }]) {
    const { values, version } = savedNotice({ version: 'a', notice: each, isShown: true });
    expect(version).toBe('a');
    expect(noticeOf(values)).toEqual(each);
  }
});

test('a form without texts says nothing', () => {
  expect(noticeOf(savedNotice({ version: 'a', notice: null, isShown: false }).values)).toBeNull();
});
