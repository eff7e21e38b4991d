import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { legal } from './legal/legal.ts';

/** Where a line must not end: after §, before a unit, inside the name of a paragraph of the law. */
const joints = [
  /(?<=§) (?=\d)/g,
  /(?<=\b(?:Art|Abs|Nr|nos?|lit)\.?) (?=\d|[a-f]\b)/g,
  /(?<=[\d}]) (?=(?:Uhr|Stunden?|Minuten?|Tage?n?|Jahren?|hours?|minutes?|days?|years?|kg|mg|km|ml|l|g|kJ|kcal|%|€)(?!\p{L}))/gu,
  /(?<=§.\d+[a-z]?) (?=(?:BGB|DDG|TDDDG|UStG|VSBG|JuSchG|Abs\.|\())/g,
];

const withoutBreaks = (text: string) =>
  joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text);

const folders = ['messages', 'kitchen/messages'].flatMap((home) => [`${home}/en`, `${home}/de`]);
const texts = folders.flatMap((name) => {
  const folder = `${import.meta.dirname}/../${name}`;
  return readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
});

test.each([
  ['messages', texts.map((text) => text.replaceAll('\\u00a0', '\u00a0')).join('')],
  ['catalogue', JSON.stringify(catalogue, null, 1)],
  ['legal pages', JSON.stringify(legal, null, 1)],
])('%s: no line ends between a number and its unit, or after §', (_, text) => {
  const open = text.split('\n').filter((line) => withoutBreaks(line) !== line);
  expect(open).toEqual([]);
});

test('no line ends inside E-Mail: in what a page says, a word joiner holds it', () => {
  const alone = /": "E-Mail",?$/;
  // Neither wraps: a description is read by search engines, and e-mails are set in fonts that may not know the joiner.
  const elsewhere = /"(?:mail_|shell_description_)/;
  const open = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('E-Mail') && !alone.test(line) && !elsewhere.test(line));
  expect(open).toEqual([]);
});

test('what counts hours of lead time has a word for one hour too', () => {
  const countsOnlyMany = texts
    .flatMap((text) => Object.entries(JSON.parse(text) as Record<string, unknown>))
    .filter(([, text]) => typeof text === 'string' && /\{hours\}\s(?:hours|Stunden)/.test(text));
  expect(countsOnlyMany).toEqual([]);
});
