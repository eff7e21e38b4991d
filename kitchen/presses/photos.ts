import type { keptPresses, Press } from './press-store.ts';

export type Kept = Awaited<ReturnType<typeof keptPresses>>[number];

const photo = '/photo';

/** Whether a press sends the photo of a hand-over, which takes its time. */
export const isPhoto = ({ path }: Pick<Press, 'path'>): boolean => path.endsWith(photo);

/** The path of the hand-over that a photo is of. */
export const handOverOf = ({ path }: Pick<Press, 'path'>): string => path.slice(0, -photo.length);

/** A press with the photo that goes with it. */
export const withPhoto = (kept: Kept, all: readonly Kept[]): Kept[] =>
  all.filter((each) => each === kept || each.press.path === kept.press.path + photo);

/** The photos that can be sent, oldest first: those of which the hand-over is not kept any more. */
export function photosToSend(all: readonly Kept[]): Kept[] {
  const paths = new Set(all.map(({ press: { path } }) => path));
  return all.filter(({ press }) => isPhoto(press) && !press.isAside && !paths.has(handOverOf(press)));
}
