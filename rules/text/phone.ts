import { isPhoneNumber } from './phone-digits.ts';

/** Whether somebody can be called there: no number has fewer digits. */
export function isWholePhoneNumber(written: string): boolean {
  return isPhoneNumber(written) && written.replaceAll(/\D/g, '').length >= 5;
}
