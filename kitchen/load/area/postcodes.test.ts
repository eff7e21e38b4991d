import { expect, test } from 'vitest';
import { inShort, ringAndOutside, typedPostcodes } from './postcodes.ts';

test('postcodes are read however they are separated, and what is none is named', () => {
  expect(typedPostcodes('10999, 10997\n10999')).toEqual({ postcodes: ['10999', '10997'], wrong: [] });
  expect(typedPostcodes('10999;1099\n10997 x')).toEqual({
    postcodes: ['10999', '10997'],
    wrong: ['1099', 'x'],
  });
});

test('neighbours among the postcodes of Berlin are one span', () => {
  expect(inShort(['10999', '10961', '10963', '10965', '10967', '10969', '12045'])).toBe(
    '10961–10969, 10999, 12045',
  );
  expect(inShort(['10999', '12043'])).toBe('10999, 12043');
  expect(inShort([])).toBe('');
});

test('the sample parts the delivery area by the ring', () => {
  expect(ringAndOutside(['10999', '13503'])).toEqual({ ring: ['10999'], outside: ['13503'] });
  expect(ringAndOutside([]).outside).toContain('13503');
});
