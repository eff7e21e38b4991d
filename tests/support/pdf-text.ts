import { inflateSync } from 'node:zlib';

/** What a PDF of ours says, letter by letter, in the order in which it is drawn: read through its own tables. */
export function textOf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id, body]),
  );
  const streamOf = (body = '') => {
    const data = /FlateDecode\n>>\nstream\n(.*)\nendstream/s.exec(body)?.[1];
    return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const bodies = [...objects.values()].map((body) => body ?? '');
  const fonts = new Map(
    bodies
      .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name, id]) => [
        name,
        lettersOf(streamOf(objects.get(/\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1]))),
      ]),
  );
  let letters: string[] = [];
  const read = ([, font, shown = '']: RegExpMatchArray) => {
    if (font) letters = fonts.get(font) ?? [];
    return [...shown.matchAll(/<([\da-f]+)>/g)]
      .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\uFFFD')
      .join('');
  };
  return bodies
    .map(streamOf)
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(read))
    .join('');
}

/** The letters of a font by the numbers of its glyphs, from its table for readers. */
function lettersOf(table: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, codes = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = codes.match(/\w{4}/g) ?? [];
      letters[start + index] = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    }
  }
  return letters;
}
