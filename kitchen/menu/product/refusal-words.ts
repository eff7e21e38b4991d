import { m } from '#kitchen-messages';
import { ApiError } from '../../api/call.ts';
import { errorWords } from '../../parts/error-words.ts';
import { lackWord } from '../lack-words.ts';
import { fieldName } from './value-words.ts';

/** Why what was to become of a draft was refused: what it lacks, and what somebody else has just written into it. */
export function refusalWords(refusal: unknown): string[] {
  const words = [errorWords(refusal)];
  if (!(refusal instanceof ApiError)) return words;
  return [
    ...words,
    ...refusal.missing.map(lackWord),
    ...refusal.theirs.map(({ field, by }) =>
      by === null ? fieldName(field) : m.publish_theirs({ who: by, field: fieldName(field) }),
    ),
  ];
}

/** Whether the shop knows more of a draft than the page that was refused. */
export const isOutdated = (refusal: unknown) => refusal instanceof ApiError && refusal.status === 409;
