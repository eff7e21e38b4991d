import { shrinkPicture } from '../parts/shrink-picture.ts';

/** The types that the shop takes; without HEIC among them, telephones hand over JPEG. */
export const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Pixels that the shop keeps of a picture's longer side, bytes from which a picture is made smaller, and bytes that it takes. */
const longest = 2400;
const largeFrom = 2_000_000;
export const mostBytes = 15_000_000;

/**
 * What is sent of a picture: itself when it is small, else made smaller in the browser, so that it goes quickly also over a
 * telephone. What the browser cannot read goes as it is: the shop can read more, and says what is wrong.
 */
export async function fitToSend(file: Blob): Promise<Blob> {
  if (file.size <= largeFrom) return file;
  // A photo stays a JPEG; what may be cut out keeps what is clear.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const smaller = await shrinkPicture(file, { longest, type, quality: 0.9 }).catch(() => file);
  return smaller.size < file.size ? smaller : file;
}
