import { expect, test } from 'vitest';
import { missingToMinimum } from '../orders/minimum-order.ts';
import { leadHoursSetting, minimumOrderSetting } from './settings.ts';

test('settings are used only if they parse as numbers', () => {
  expect(minimumOrderSetting('80')).toBe(8000);
  expect(minimumOrderSetting('49.90')).toBe(4990);
  expect(minimumOrderSetting('')).toBe(5000);
  expect(minimumOrderSetting('lots')).toBe(5000);
  expect(minimumOrderSetting('  ')).toBe(5000);
  expect(minimumOrderSetting(null)).toBe(5000);
  expect(minimumOrderSetting(undefined)).toBe(5000);
  expect(minimumOrderSetting('0')).toBe(0);
  expect(leadHoursSetting('24')).toBe(24);
  expect(leadHoursSetting('-1')).toBe(3);
  expect(leadHoursSetting('Infinity')).toBe(3);
});

test('below the minimum the missing amount is named', () => {
  expect(missingToMinimum(3400, 5000)).toBe(1600);
  expect(missingToMinimum(5000, 5000)).toBe(0);
});
