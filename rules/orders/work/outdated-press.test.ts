import { expect, test } from 'vitest';
import { type KeptChange, outdatedBy, type Pressed } from './outdated-press.ts';

const toTuesday: KeptChange = { from: '2026-11-30T12:30', to: '2026-12-01T12:30' };
const toMonday: KeptChange = { from: '2026-12-01T12:30', to: '2026-11-30T14:00' };
const more: KeptChange = { items: [[101, 2, 3]] };
const less: KeptChange = { items: [[101, 3, 2]] };
const noted: KeptChange = { isNoted: true };
const packed: Pressed = { stage: 'READY' };
const left: Pressed = { stage: 'OUT' };
const tick = (tick: 'COOKED' | 'PACKED', item = '101'): Pressed => ({ item, tick });

test.each<[string, Pressed, KeptChange[], ReturnType<typeof outdatedBy>]>([
  ['nothing has changed', packed, [], null],
  ['it stands on another day', packed, [toTuesday], 'DAY'],
  ['it stands on another day, whatever was pressed', tick('PACKED'), [toTuesday], 'DAY'],
  ['it came back to its day', packed, [toTuesday, toMonday], null],
  ['it had no day that it could leave', packed, [{ from: null, to: '2026-12-01T12:30' }], null],
  ['what was struck came back as it was', packed, [less, more], null],
  ['it comes two hours later', packed, [{ from: '2026-11-30T12:30', to: '2026-11-30T14:30' }], null],
  ['there is more to pack', packed, [more], 'CONTENT'],
  ['another wish is to be packed', packed, [noted], 'CONTENT'],
  ['who has left has left', left, [more, noted], null],
  ['more of it has to be made', tick('COOKED'), [more], 'CONTENT'],
  ['less of it is made all the same', tick('COOKED'), [less], null],
  ['less of it is packed otherwise', tick('PACKED'), [less], 'CONTENT'],
  ['there is more of something else', tick('PACKED', '102'), [more], null],
  ['the wish reads otherwise', tick('PACKED', 'wish'), [noted], 'CONTENT'],
  ['the wish is what it was', tick('PACKED', 'wish'), [more], null],
])('what was pressed before: %s', (_, pressed, since, by) => {
  expect(outdatedBy(pressed, since, 'Bitte ohne Zwiebeln')).toBe(by);
});

test('what was packed is packed where a note reads otherwise that asks for nothing to pack', () => {
  expect(outdatedBy(packed, [noted], 'Dritte Klingel')).toBeNull();
});
