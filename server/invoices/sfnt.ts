import { inflateSync } from 'node:zlib';

/**
 * Unpacks a WOFF font into the plain form (sfnt). The PDF library reads WOFF too, but inflates its tables in
 * JavaScript and anew for every document, which takes longer than everything else of an invoice.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const place = 12 + 16 * index;
    woff.copy(head, place, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}

/** The code points that a plain font has letters for, as its own table of characters says. */
export function lettersOf(sfnt: Buffer): ReadonlySet<number> {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('a font without a table of characters');
  const cmap = sfnt.readUInt32BE(entry + 8);
  const letters = new Set<number>();
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index++) {
    const table = cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index);
    // Format 4 lists segments of 16-bit characters: first all their ends, then, after two bytes, all their starts.
    if (sfnt.readUInt16BE(table) !== 4) continue;
    const twice = sfnt.readUInt16BE(table + 6);
    for (let segment = table + 14; segment < table + 14 + twice; segment += 2) {
      const [start, end] = [sfnt.readUInt16BE(segment + twice + 2), sfnt.readUInt16BE(segment)];
      for (let code = start; code <= end && code < 0xffff; code++) letters.add(code);
    }
  }
  return letters;
}
