import { expect, test } from 'vitest';
import { startCare } from './start-care.ts';

test.each([
  ['No nuts, please. My daughter is allergic.', ['hazelnuts'], 'ohne Nüsse (Haselnüsse)'],
  ['No nuts, please. My daughter is allergic.', [], 'Hinweis beachten'],
  ['Ohne Sesam. Kein Koriander bitte', ['sesame'], 'ohne Sesam, Hinweis beachten'],
  ['Eine Person mit EpiPen', [], 'Hinweis beachten'],
  ['Zwei essen vegan, dritte Klingel', [], ''],
  ['', [], ''],
])('of "%s" a dish with %j is begun minding "%s"', (note, asked, words) => {
  expect(startCare({ note, asked })).toBe(words);
});
