import { expect, test } from 'vitest';
import { dialled, whatsAppChat } from './dialled.ts';

test.each([
  ['030 5557 2140', '+493055572140'],
  ['030/5557-2140', '+493055572140'],
  ['(030) 5557 2140', '+493055572140'],
  ['+49 30 5557 2140', '+493055572140'],
  ['+49 (0)30 5557 2140', '+493055572140'],
  ['0049 30 5557 2140', '+493055572140'],
  ['+43 1 5557 2140', '+43155572140'],
  [' 0171 5550 123 ', '+491715550123'],
])('%s is dialled as %s', (shown, number) => {
  expect(dialled(shown)).toBe(number);
});

test.each([
  '',
  '5557 2140',
  '030',
  '030 5557 2140 ext. 3',
  '+',
  '0',
  '000 555 7214',
  '030 5557 2140 5557 2140',
])('nobody can dial “%s”', (shown) => {
  expect(dialled(shown)).toBeNull();
});

test('a chat is found by the number without plus and blanks', () => {
  expect(whatsAppChat('030 5557 2140')).toBe('https://wa.me/493055572140');
});
