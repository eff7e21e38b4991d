import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What becomes of an upload: it is refused with a code, or made into a picture in which nothing of the harm is left. */
type Outcome = 'PictureTypeUnknown' | 'PictureUnreadable' | 'PictureTooLarge' | 'harmless';

export interface HostilePicture {
  readonly name: string;
  readonly bytes: Buffer;
  /** One of these: where a decoder may find out earlier or later. */
  readonly outcomes: readonly Outcome[];
}

/** What must be in no picture that is kept. */
export const poison = '<script>alert("poison")</script>';

const text = (value: string) => Buffer.from(value, 'utf8');
const hex = (value: string) => Buffer.from(value.replaceAll(' ', ''), 'hex');
const size = (bytes: number) => {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
};
const small = (): Sharp =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const crcTable = Array.from({ length: 256 }, (_, nth) => {
  let value = nth;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([size(data.length), body, size(crc(body))]);
}
const pngSignature = hex('89504e470d0a1a0a');
function header(width: number, height: number, { depth = 8, color = 2, interlaced = false } = {}): Buffer {
  return chunk(
    'IHDR',
    Buffer.concat([size(width), size(height), Buffer.from([depth, color, 0, 0, interlaced ? 1 : 0])]),
  );
}
const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([pngSignature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
/** A PNG of one colour: rows of so many bytes, all zero. */
function emptyPng(width: number, height: number, rowBytes: number, options = {}): Buffer {
  const data = deflateSync(Buffer.alloc((rowBytes + 1) * height), { level: 1 });
  return pngOf(header(width, height, options), chunk('IDAT', data));
}
/** A chunk put behind the header of a PNG. */
function withChunk(png: Buffer, extra: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), extra, png.subarray(33)]);
}
/** A segment put behind the beginning of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)]);
}
/** Height and width as the header of a JPEG says them. */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    copy.writeUInt16BE(height, at + 5);
    copy.writeUInt16BE(width, at + 7);
    break;
  }
  return copy;
}
function brands(major: string, ...others: string[]): Buffer {
  const body = Buffer.concat([text('ftyp'), text(major), Buffer.alloc(4), ...others.map(text)]);
  return Buffer.concat([size(body.length + 4), body]);
}
function webpOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), length, body]);
}
const junk = (length: number) => Buffer.from(Array.from({ length }, (_, nth) => (nth * 7919 + 13) & 255));
/** The last scan of a progressive JPEG over and over: each pass costs the whole picture again. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const from = jpeg.lastIndexOf(hex('ffda'));
  const scan = jpeg.subarray(from, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, from), ...Array.from({ length: times }, () => scan), hex('ffd9')]);
}

/** Files that somebody might send to do harm, or by mistake. Each is made here; none of them is kept in the repository. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await small().jpeg().toBuffer();
  const png = await small().png().toBuffer();
  const webp = await small().webp().toBuffer();
  const avif = await small().avif({ effort: 0 }).toBuffer();
  const progressive = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#a33' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${poison}</svg>`;
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [90, 90] })
    .toBuffer();
  const list: [Outcome | Outcome[], Record<string, Buffer>][] = [
    [
      'PictureTypeUnknown',
      {
        'a single byte': hex('ff'),
        'a text': text('I am a picture, honestly.'),
        'HTML with a script': text(`<!doctype html><html><body>${poison}</body></html>`),
        'HTML in UTF-16': Buffer.from(`\ufeff<html>${poison}</html>`, 'utf16le'),
        'an SVG': text(svg),
        'an SVG that loads a file': text(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
        ),
        'a packed SVG': gzipSync(svg),
        'a billion laughs': text(
          `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>`,
        ),
        'a GIF': await small().gif().toBuffer(),
        'an animated GIF': await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
        'a TIFF': await small().tiff().toBuffer(),
        'a TIFF of the other byte order': hex('4d4d002a00000008'),
        'a BMP': Buffer.concat([text('BM'), junk(200)]),
        'a PDF': text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
        'a PostScript': text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
        'a script for a delegate': text(
          'push graphic-context\nfill \'url(https://127.0.0.1/"|ls")\'\npop graphic-context',
        ),
        'a ZIP': Buffer.concat([hex('504b0304'), junk(100)]),
        'a program': Buffer.concat([hex('7f454c46020101'), junk(100)]),
        'a PHP page': text('<?php system($_GET["c"]); ?>'),
        'a HEIC of a telephone': Buffer.concat([brands('heic', 'mif1', 'heic'), junk(400)]),
        'a HEIF of no known codec': Buffer.concat([brands('mif1', 'mif1', 'miaf'), junk(400)]),
        'a film': Buffer.concat([brands('isom', 'isom', 'mp42'), junk(400)]),
        'a sound': Buffer.concat([text('RIFF'), size(4), text('WAVE'), junk(100)]),
        'a JPEG 2000': hex('0000000c6a5020200d0a870a'),
        'a JPEG XL': hex('0000000c4a584c200d0a870a'),
        'a Photoshop file': Buffer.concat([text('8BPS'), junk(100)]),
        'an icon': Buffer.concat([hex('00000100'), junk(100)]),
        'an EXR': Buffer.concat([hex('762f3101'), junk(100)]),
        'a JPEG behind a blank': Buffer.concat([text(' '), jpeg]),
        "the first half of a PNG's signature": pngSignature.subarray(0, 4),
      },
    ],
    [
      'PictureUnreadable',
      {
        'a JPEG that only begins': hex('ffd8ff'),
        'a JPEG that ends in its header': jpeg.subarray(0, 30),
        'a JPEG cut off in the middle': jpeg.subarray(0, jpeg.length / 2),
        'a JPEG of nothing but junk': Buffer.concat([hex('ffd8ffe0'), junk(5000)]),
        'an SVG that begins like a JPEG': Buffer.concat([hex('ffd8ff'), text(svg)]),
        'a JPEG whose segments point behind its end': Buffer.concat([hex('ffd8ffe1ffff'), junk(50)]),
        'a PNG that only begins': pngSignature,
        'a PNG cut off in the middle': png.subarray(0, png.length / 2),
        'a PNG without a picture': pngOf(header(10, 10)),
        'a PNG of no width': pngOf(header(0, 10), chunk('IDAT', deflateSync(Buffer.alloc(10)))),
        'a PNG of no known colours': pngOf(
          header(10, 10, { color: 5 }),
          chunk('IDAT', deflateSync(Buffer.alloc(400))),
        ),
        'a PNG whose picture is junk': pngOf(header(400, 400), chunk('IDAT', junk(4000))),
        'a PNG of two billion pixels a row': pngOf(
          header(0x7fffffff, 1),
          chunk('IDAT', deflateSync(Buffer.alloc(9))),
        ),
        'a page that begins like a PNG': Buffer.concat([pngSignature, text(poison)]),
        'a WebP that only begins': Buffer.concat([text('RIFF'), size(0), text('WEBP')]),
        'a WebP cut off in the middle': webp.subarray(0, webp.length / 2),
        'a WebP that says it is large and has nothing': webpOf(
          text('VP8X'),
          hex('0a000000 00000000 ff3f00 ff3f00'),
        ),
        'a ZIP that begins like a WebP': Buffer.concat([
          text('RIFF'),
          size(0),
          text('WEBP'),
          hex('504b0304'),
          junk(400),
        ]),
        'an AVIF that only begins': brands('avif', 'avif', 'mif1'),
        'an AVIF cut off in the middle': avif.subarray(0, avif.length / 2),
        'an AVIF of nothing but junk': Buffer.concat([brands('avif', 'avif'), junk(5000)]),
        'a HEIC that says it is an AVIF': Buffer.concat([brands('heic', 'avif'), junk(5000)]),
      },
    ],
    [
      'PictureTooLarge',
      {
        'more than 15 MB': Buffer.concat([jpeg, Buffer.alloc(15_000_001 - jpeg.length)]),
        'a PNG bomb of 900 million pixels': emptyPng(30_000, 30_000, 3750, { depth: 1, color: 0 }),
        'a PNG of a few pixels too many': emptyPng(10_000, 5001, 1250, { depth: 1, color: 0 }),
        'a JPEG that says it is 65,500 wide and high': withSize(jpeg, 65_500, 65_500),
      },
    ],
    [
      ['PictureTooLarge', 'PictureUnreadable'],
      {
        'a PNG whose header was changed': Buffer.concat([png.subarray(0, 17), hex('7f'), png.subarray(18)]),
        'an interlaced PNG that wants 400 MB': emptyPng(7000, 7000, 56_000, {
          depth: 16,
          color: 6,
          interlaced: true,
        }),
        'a JPEG of ten thousand scans': manyScans(progressive, 10_000),
        'an AVIF that says it is 40,000 wide and high': withBox(avif, 40_000),
      },
    ],
    [
      ['harmless', 'PictureUnreadable'],
      {
        'a PNG with a text that unpacks to 200 MB': withChunk(
          png,
          chunk(
            'zTXt',
            Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]),
          ),
        ),
        'a PNG with a colour profile that unpacks to 100 MB': withChunk(
          png,
          chunk(
            'iCCP',
            Buffer.concat([text('icc\0\0'), deflateSync(Buffer.alloc(100_000_000), { level: 1 })]),
          ),
        ),
        'a PNG with a chunk that nobody knows': withChunk(png, chunk('EVIL', text(poison))),
        'a JPEG with facts that point in a circle': withSegment(
          jpeg,
          0xe1,
          Buffer.concat([text('Exif\0\0'), hex('49492a0008000000 0100 69870400 01000000 08000000 08000000')]),
        ),
        'an interlaced PNG that was cut off': (await small().png({ progressive: true }).toBuffer()).subarray(
          0,
          60_000,
        ),
      },
    ],
    [
      'harmless',
      {
        'a JPEG with a ZIP behind it': Buffer.concat([jpeg, hex('504b0304'), text(poison), junk(2000)]),
        'a JPEG with a page in its comment': withSegment(jpeg, 0xfe, text(poison)),
        'a JPEG with a script behind it': Buffer.concat([jpeg, text(`\n*/${poison}`)]),
        'a JPEG with sixty segments of facts': Array.from({ length: 60 }).reduce<Buffer>(
          (made) => withSegment(made, 0xe1, Buffer.concat([text('Exif\0\0'), junk(60_000)])),
          jpeg,
        ),
        'a JPEG with a place and an XMP': await small()
          .withExif({
            IFD0: { Copyright: poison },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
          })
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${poison.replaceAll('<', '&lt;')}</x:xmpmeta>`)
          .jpeg()
          .toBuffer(),
        'a PNG with a page in its text': withChunk(png, chunk('tEXt', text(`Comment\0${poison}`))),
        'a PNG with a page behind it': Buffer.concat([png, text(poison)]),
        'a WebP with a page behind it': Buffer.concat([webp, text(poison)]),
        'an animated WebP': animated,
        'a JPEG in CMYK': await small().toColourspace('cmyk').jpeg().toBuffer(),
        'a PNG of 16 bits': await small().toColourspace('rgb16').png().toBuffer(),
        'a grey PNG that is half clear': await sharp({
          create: { width: 90, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
        })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
        'a PNG of one pixel': emptyPng(1, 1, 3),
        'a PNG of one column': emptyPng(1, 20_000, 3),
        'noise that no quality makes small': await sharp({
          create: {
            width: 1600,
            height: 1600,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 80 },
          },
        })
          .jpeg({ quality: 90 })
          .toBuffer(),
      },
    ],
  ];
  return list.flatMap(([outcomes, files]) =>
    Object.entries(files).map(([name, bytes]) => ({ name, bytes, outcomes: [outcomes].flat() })),
  );
}

/** Width and height as an AVIF says them of itself. */
function withBox(avif: Buffer, side: number): Buffer {
  const copy = Buffer.from(avif);
  const at = copy.indexOf('ispe') + 8;
  copy.writeUInt32BE(side, at);
  copy.writeUInt32BE(side, at + 4);
  return copy;
}
