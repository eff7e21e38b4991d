import { isFeeStepsSetting } from '../orders/fee-steps.ts';
import { isClosedDaysSetting } from './closed-days.ts';
import { isLeadStepsSetting } from './lead-steps.ts';
import { isOpeningHoursSetting } from './opening-hours.ts';

/** What a setting has to look like; null when it does. The known ones are those that have no form of their own. */
export function settingProblem(key: string, value: string): string | null {
  const rule = Object.hasOwn(settingRules, key) ? settingRules[key] : undefined;
  if (!rule) return `there is no setting ${key}; there are ${Object.keys(settingRules).join(', ')}`;
  return rule.accepts(value.trim()) ? null : `${key} is ${rule.meaning}`;
}

const matching = (pattern: RegExp) => (value: string) => pattern.test(value);

const settingRules: Readonly<Record<string, { accepts: (value: string) => boolean; meaning: string }>> = {
  'min-order': {
    accepts: matching(/^\d{1,5}(\.\d{1,2})?$/),
    meaning: 'an amount in euro such as 50 or 49.90',
  },
  'min-order-time-hour': { accepts: matching(/^\d{1,3}$/), meaning: 'a whole number of hours such as 3' },
  'hide-footer': { accepts: matching(/^(true|false)$/), meaning: 'true or false' },
  'delivery-postcodes': {
    accepts: matching(/^(\d{5}([\s,;]+\d{5})*)?$/),
    meaning: 'postcodes of five digits, separated by commas, or empty for everywhere',
  },
  'closed-days': {
    accepts: isClosedDaysSetting,
    meaning: 'days and periods such as 2026-12-24..2026-12-26, 2027-01-01, or empty for none',
  },
  'opening-hours': {
    accepts: isOpeningHoursSetting,
    meaning:
      'days of the week with other hours than usual such as sat 10:00-14:00, sun closed, or empty for the usual ones',
  },
  'fee-steps': {
    accepts: isFeeStepsSetting,
    meaning:
      'hours, per cent and tax of each step such as 48 0 damages, 24 50 damages, 0 100 service, or empty for these',
  },
  'lead-time-by-size': {
    accepts: isLeadStepsSetting,
    meaning:
      'portions with the time of the day before until which they can be ordered such as 46 20:00, 90 18:00, or empty for none',
  },
};
