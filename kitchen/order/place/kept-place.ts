import type { PlaceWish } from './place-wish.ts';

/** By order, until the page is left: what was typed of its place and is not done yet. */
const kept = new Map<string, PlaceWish>();

export const keptPlace = (order: string): PlaceWish | undefined => kept.get(order);
export const keepPlace = (order: string, wish: PlaceWish): void => void kept.set(order, wish);
/** Forgets what is done, or left as it was. */
export const forgetPlace = (order: string): void => void kept.delete(order);
