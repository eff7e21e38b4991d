import { staffCodes } from '../../db/schema/access.ts';
import type { Door } from '../codes.ts';

/** Where staff come in. Its counters are its own: customers' tries close no door here. */
export const staffDoor: Door = {
  codes: staffCodes,
  captcha: ({ kitchenCaptcha }) => kitchenCaptcha,
  log: 'kitchen sign-in',
  counter: (key) => `kitchen ${key}`,
};
