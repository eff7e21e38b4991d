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
