import type { Time } from '#rules/booking/berlin-time.ts';

/** The first open time that begins with what was typed: "12" is 12:00, "1230" and "123" are 12:30, "9" is 9:00. */
export function timeTyped(digits: string, slots: readonly { time: Time; isOpen: boolean }[]): Time | null {
  const begins = ({ time }: { time: Time }) => {
    const whole = time.replace(':', '');
    return whole.startsWith(digits) || whole.replace(/^0/, '').startsWith(digits);
  };
  return slots.find((slot) => slot.isOpen && begins(slot))?.time ?? null;
}
