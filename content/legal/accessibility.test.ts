import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legal } from './legal.ts';

/** Sentences of the statement, without the shop's own address, number and hours. */
const sentences = legal.accessibility.en.sections
  .flatMap(({ body }) => body.flat())
  .flatMap((text) => text.split(/(?<=\.)\s+(?=[A-Z])/))
  .filter((sentence) => !/\{\w+\}/.test(sentence));

test('docs/accessibility.md says of every sentence of the statement which test holds it', () => {
  const page = readFileSync('docs/accessibility.md', 'utf8');
  expect(sentences.length).toBeGreaterThan(20);
  for (const sentence of sentences) expect(page).toContain(`| ${sentence} |`);
});
