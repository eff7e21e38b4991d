/** Milliseconds that every body has, and bytes a millisecond that a slow line, of 100 kbit/s, carries at least. */
const usualTime = 10_000;
const slowest = 12.5;

/**
 * Milliseconds in which a body has to reach the shop whole: over a line of 100 kbit/s all do.
 * @param bytes of the body
 */
export const bodyTime = (bytes: number): number => usualTime + Math.ceil(bytes / slowest);

/** Bytes that the photo of a hand-over may have. */
export const mostPhotoBytes = 1024 * 1024;
