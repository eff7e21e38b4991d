import { expect, test } from 'vitest';
import { parseBody, printBody } from './legal-body.ts';

test('a blank line parts paragraphs, a dash begins an item of a list', () => {
  const text = 'One.\n\nTwo:\n– first\n- second\n• third\n\nThree.';
  const body = ['One.', 'Two:', ['first', 'second', 'third'], 'Three.'];
  expect(parseBody(text)).toEqual(body);
  expect(printBody(body)).toBe('One.\n\nTwo:\n\n– first\n– second\n– third\n\nThree.');
  expect(parseBody(printBody(body))).toEqual(body);
});

test('a line break alone is a space, in a paragraph and in an item', () => {
  expect(parseBody('One\nline.\r\n\r\n– an\n  item\n– another')).toEqual([
    'One line.',
    ['an item', 'another'],
  ]);
});

test('two lists stay two, and what is only space is nothing', () => {
  expect(parseBody('– a\n\n– b')).toEqual([['a'], ['b']]);
  expect(parseBody(' \n\n\t\n')).toEqual([]);
  expect(printBody([])).toBe('');
});

test('a dash inside a word or a sentence is none, and what holds words together stays', () => {
  expect(parseBody('-5\u00a0°C – cold\n–no')).toEqual(['-5\u00a0°C – cold –no']);
});
