import { m } from '#messages';
import { textLimit } from '#rules/text/limits.ts';

/** How much can still be written, once that is little: a text that is pasted is cut off where it is full. */
export function roomText(written: string): string | undefined {
  const count = textLimit - written.length;
  if (count > 100) return undefined;
  return count > 0 ? m.delivery_instructions_room({ count }) : m.delivery_instructions_full();
}
