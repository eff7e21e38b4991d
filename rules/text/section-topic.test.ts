import { expect, test } from 'vitest';
import { sectionTopic } from './section-topic.ts';

test('a place is there once, and none where no section is about it', () => {
  const headings = ['Delivery in Berlin', 'Delivery elsewhere', 'How cancelling goes'];
  expect(headings.map((_, index) => sectionTopic(headings, index))).toEqual([
    'delivery',
    undefined,
    undefined,
  ]);
});
