import { expect, test } from 'vitest';
import { isLeitwegId } from './leitweg-id.ts';

test.each(['04011000-1234512345-06', '991-01484-64', '04011000-45', '04011000-A1B2-08', '991-XyZ-05'])(
  '%s is one',
  (text) => {
    expect(isLeitwegId(text)).toBe(true);
  },
);

test.each([
  ['a digit mistyped', '04011000-1234512346-06'],
  ['two digits exchanged', '04011000-1234521345-06'],
  ['wrong check digits', '04011000-1234512345-07'],
  ['no check digits', '04011000-1234512345'],
  ['a wrong letter', '04011000-A1C2-08'],
  ['a hyphen before it', '-04011000-1234512345-06'],
  ['a hyphen after it', '04011000-1234512345-06-'],
  ['a word', 'Bezirksamt'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(isLeitwegId(text)).toBe(false);
});
