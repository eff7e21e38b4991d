import { expect, test } from 'vitest';
import { asksOtherwise } from './asks-otherwise.ts';

test('a note asks for care otherwise where one of both asks for some and they are not the same', () => {
  const allergy = 'One guest has a nut allergy';
  expect(asksOtherwise('', allergy)).toBe(true);
  expect(asksOtherwise(allergy, 'Third bell')).toBe(true);
  expect(asksOtherwise(allergy, allergy)).toBe(false);
  expect(asksOtherwise('Second bell', 'Third bell')).toBe(false);
});
