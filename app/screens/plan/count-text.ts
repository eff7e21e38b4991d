import { m } from '#messages';
import type { GuestRange } from '#rules/plan/guests-without.ts';

/** "4", or "1 to 4" where it is not known; in a sentence the second stands as many do. */
export const countText = ({ from, to }: GuestRange) => (from === to ? from : m.plan_range({ from, to }));
