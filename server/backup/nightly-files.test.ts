import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastThree } from './every-night.ts';
import { deleteOld, nightlyFiles, nightlyName } from './nightly-files.ts';

const now = Date.parse('2026-11-23T02:00:12.000Z');
const daysAgo = (days: number) => now - days * 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-nights-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...names: string[]) => names.map((name) => writeFileSync(path.join(folder, name), ''));
const nights = (...days: number[]) => days.map((each) => nightlyName(daysAgo(each), each % 2 === 0));

test('a nightly backup is named by its moment, and says whether it is encrypted', () => {
  expect(nightlyName(now, false)).toBe('tischlein-20261123T020012Z.jsonl.gz');
  expect(nightlyName(now, true)).toBe('tischlein-20261123T020012Z.jsonl.gz.age');
});

test('what is older than it may be is deleted, encrypted or not, by the moment in its name', async () => {
  put(...nights(0, 1, 2, 29, 30, 31, 32));
  expect(await deleteOld(folder, 30, now)).toEqual(nights(31, 32));
  expect(readdirSync(folder).toSorted()).toEqual(nights(0, 1, 2, 29, 30).toSorted());
});

test('where backups were made no more the newest three stay', async () => {
  put(...nights(90, 91, 92, 93, 94));
  expect(await deleteOld(folder, 30, now)).toEqual(nights(93, 94));
  expect((await nightlyFiles(folder)).map(({ at }) => Math.round((now - at) / 86_400_000))).toEqual([
    90, 91, 92,
  ]);
});

test('nothing else in the folder is touched, whatever it is called and however old', async () => {
  const [old = ''] = nights(400);
  const others = [
    'tischlein-series.json',
    'tischlein-202501010300.jsonl.gz',
    `my-${old}`,
    `${old}.txt`,
    'tischlein-20250101T030000Z.jsonl.gz.ageing',
    'letter.odt',
  ];
  put(...others, ...nights(0, 1, 2));
  mkdirSync(path.join(folder, old));
  expect(await deleteOld(folder, 30, now)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(others.length + 4);
});

test('half a backup that a crash has left is no backup, and goes after a day', async () => {
  const [young = '', old = ''] = nights(0, 2).map((name) => `${name}.part`);
  put(young, old);
  expect(await nightlyFiles(folder)).toEqual([]);
  expect(await deleteOld(folder, 30, now)).toEqual([old]);
});

test.each([
  ['2026-11-23T02:00:00Z', '2026-11-23T02:00:00Z'],
  ['2026-11-23T01:59:59Z', '2026-11-22T02:00:00Z'],
  ['2026-07-01T12:00:00Z', '2026-07-01T01:00:00Z'],
  // The nights in which Berlin's clocks are set.
  ['2026-03-29T12:00:00Z', '2026-03-29T01:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-25T02:00:00Z'],
])('at %s it was last three in the morning in Berlin at %s', (at, three) => {
  expect(new Date(lastThree(Date.parse(at))).toISOString()).toBe(three.replace('Z', '.000Z'));
});
