/** What a picture may be when it comes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

/** As many of the first bytes as tell the type. */
export const tellingBytes = 64;

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** What a file is by its first bytes, whatever its name or its header say; null for what we do not take. */
export function pictureTypeOf(first: Buffer): PictureType | null {
  if (first.subarray(0, 3).equals(jpeg)) return 'jpeg';
  if (first.subarray(0, 8).equals(png)) return 'png';
  const at = (from: number) => first.toString('latin1', from, from + 4);
  if (at(0) === 'RIFF' && at(8) === 'WEBP') return 'webp';
  if (at(4) !== 'ftyp' || first.length < 16) return null;
  // The brand, and after a version all with which it is compatible: one of them says which codec.
  const brands = [at(8)];
  for (let from = 16; from < Math.min(first.readUInt32BE(0), first.length); from += 4) brands.push(at(from));
  return brands.includes('avif') ? 'avif' : null;
}
