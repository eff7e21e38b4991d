import { careOf } from './care-of.ts';

/** Whether a note that was written anew asks for care otherwise than before: where neither asks for any, nobody cooks otherwise. */
export const asksOtherwise = (before: string, now: string): boolean =>
  before !== now && (careOf(before).asks || careOf(now).asks);
