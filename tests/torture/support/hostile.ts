/** A source of chance that can be repeated: numbers from 0 up to 1, made from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Text as strangers send it. */
export const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  'null',
  'true',
  '[]',
  '01',
  '1.5',
  '999999999999999999999999',
  "'; drop table customers; --",
  '" or 1=1 --',
  '%%%s%n{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a\r\nX-Injected: 1',
  'nul\u0000byte',
  'half \ud83e surrogate',
  '\u202eright to left\u2066',
  'Z̴̧͎a̸l̷g̶o 🥨👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'toString',
  'a@x.de,b@y.de',
  'a@x.de\nBcc: b@y.de',
  '2027-02-30T25:61',
  '9999-12-31T23:30',
  '0001-01-01T00:00',
  '9999-12-20',
  '0000-01-01',
  '9999-12',
  '0000-01',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(1001),
  'ä'.repeat(20_000),
] as const;

/** Values that are no text; raw ones cannot be written by JSON.stringify. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1.005,
  3e9,
  1e21,
  1e300,
  9_007_199_254_740_992,
  -0,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: 1, constructor: { prototype: 1 } },
  { toString: 'x', length: -1 },
];

export const hostileBodies = [
  '',
  '{',
  '[',
  'null',
  '"text"',
  '{"a":1e400}',
  '{"productQuantities":{"101":1e400}}',
  '{"productQuantities":{"__proto__":1}}',
  '{"productQuantities":{"101":NaN}}',
  '{"email":"a@b.de","email":"c@d.de","password":"1"}',
  '{"\u0000":"\\u0000","a":"\\ud800"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '\ufeff{}',
  'a=b&c=d',
] as const;
