import { expect, test } from 'vitest';
import { berlinPostcodes } from './berlin-postcodes.ts';

test('Berlin has 190 postcodes of five digits, each once', () => {
  expect(berlinPostcodes).toHaveLength(190);
  expect(new Set(berlinPostcodes).size).toBe(190);
  expect(berlinPostcodes.every((postcode) => /^1[0-4]\d{3}$/.test(postcode))).toBe(true);
});

test.each(['10115', '10999', '12459', '13059', '13629', '14053', '14199'])(
  '%s lies in Berlin',
  (postcode) => {
    expect(berlinPostcodes).toContain(postcode);
  },
);

test.each(['12529', '14467', '14532', '15711', '16515', '80331'])('%s does not', (postcode) => {
  expect(berlinPostcodes).not.toContain(postcode);
});
