import { accessCodes } from '../db/schema/access.ts';
import type { Door } from './codes.ts';

/** Where customers come in. */
export const shopDoor: Door = {
  codes: accessCodes,
  captcha: ({ captcha }) => captcha,
  log: 'sign-in',
  counter: (key) => key,
};
