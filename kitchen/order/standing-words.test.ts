import { expect, test } from 'vitest';
import { stages } from '#rules/orders/stages.ts';
import { standingText } from './standing-words.ts';

test('a canceled order stands there as far as it had come, and nobody reads that what is packed is not to be cooked', () => {
  expect(stages.map((stage) => standingText('CANCELED', stage))).toEqual([
    'Storniert: wird nicht gekocht',
    'Storniert: wird nicht gekocht',
    'Storniert: nicht weiterkochen',
    'Storniert, war schon gepackt',
    'Storniert, war schon unterwegs',
    'Storniert, war schon übergeben',
  ]);
  expect(standingText('UNPAID', 'NEW')).toBe('Nicht bezahlt: wird nicht gekocht');
});
