import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { staffOf } from '../../../../tests/support/staff.ts';
import { media } from '../../../db/schema/menu.ts';
import { createPictures } from '../../../pictures/pictures.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

/** Sends a picture as the kitchen's pages do. */
async function upload(bytes: Buffer, type = 'image/jpeg') {
  const answer = await shop.send(
    new Request('http://shop.test/kitchen/api/media', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: {
        Cookie: cookie,
        Origin: shop.config.KITCHEN_URL,
        'Content-Type': type,
        'Accept-Language': 'de',
      },
    }),
  );
  return { status: answer.status, json: await answer.json() };
}

async function added(bytes: Buffer): Promise<string> {
  const { status, json } = await upload(bytes);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.hash;
}

async function look(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await shop.send(new Request(`http://shop.test/media/${name}`, { method, headers }));
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function masterOf(hash: string): Promise<Buffer> {
  const masters = await shop.deps.db.select().from(media);
  const master = masters.find((one) => one.hash === hash);
  if (!master) throw new Error(`no picture ${hash}`);
  return master.bytes;
}

const plain = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } });
/** The colour at a place, each share from 0 to 255. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}
const folder = () => join(shop.config.DATA_DIR, 'pictures');

describe('a picture that is added', () => {
  test('is kept upright, at most 2,400 pixels, in sRGB, without what the camera wrote', async () => {
    const above = await plain(3000, 1000, '#f00').png().toBuffer();
    const photo = await plain(3000, 2000, '#00f')
      .composite([{ input: above, left: 0, top: 0 }])
      .withExif({
        IFD0: { Model: 'A telephone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('A telephone')).toBe(true);
    const { status, json } = await upload(photo);
    expect({ status, json }).toEqual({
      status: 201,
      json: { hash: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1600, height: 2400 },
    });
    const master = await masterOf(json.hash);
    const { format, space, exif, icc, xmp, orientation } = await sharp(master).metadata();
    expect({ format, space, exif, icc, xmp, orientation }).toEqual({ format: 'webp', space: 'srgb' });
    expect(master.includes('A telephone')).toBe(false);
    // What was above lies to the right after a quarter turn.
    expect((await colourAt(master, 1500, 1200))[0]).toBeGreaterThan(180);
    expect((await colourAt(master, 100, 1200))[2]).toBeGreaterThan(180);
  });

  test('is at most 1 MB, whatever is on it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const photo = await sharp({
      create: { width: 1500, height: 1400, channels: 3, background: '#000', noise },
    })
      .jpeg()
      .toBuffer();
    const master = await masterOf(await added(photo));
    expect(master.length).toBeLessThanOrEqual(1_000_000);
    expect(master.length).toBeGreaterThan(400_000);
  });

  test('is known by its bytes, not by what the header says, in each of the four types', async () => {
    const picture = plain(400, 300);
    for (const bytes of [
      await picture.jpeg().toBuffer(),
      await picture.png().toBuffer(),
      await picture.webp().toBuffer(),
      await picture.avif({ effort: 0 }).toBuffer(),
    ])
      expect(await upload(bytes, 'text/html')).toMatchObject({
        status: 201,
        json: { width: 400, height: 300 },
      });
    expect(await upload(await picture.gif().toBuffer(), 'image/png')).toMatchObject({
      status: 415,
      json: { code: 'PictureTypeUnknown', message: expect.stringContaining('JPEG, PNG, WebP und AVIF') },
    });
  });

  test('of one that is animated is the first picture', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((colour) => plain(90, 60, colour).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { status, json } = await upload(animated);
    expect({ status, json }).toMatchObject({ status: 201, json: { width: 90, height: 60 } });
    expect((await colourAt(await masterOf(json.hash), 45, 30))[0]).toBeGreaterThan(180);
  });

  test('is there once, however often it comes, also all at once', async () => {
    const photo = await plain(500, 400, '#1a7').jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(photo)));
    expect(new Set(answers.map(({ json }) => json.hash)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  test('waits its turn behind a few others, and is refused for a while behind more', async () => {
    const photo = await plain(2000, 1500, '#17a').jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 9 }, () => upload(photo)));
    const codes = answers.map(({ status, json }) => json.code ?? status).sort();
    expect(codes).toEqual([201, 201, 201, 201, ...Array.from({ length: 5 }, () => 'TooManyRequests')]);
  });

  test('leaves nothing behind of its way, nor does one that is refused', async () => {
    await upload(Buffer.from('no picture'));
    expect((await readdir(folder())).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('of more than 15 MB is refused, also when it does not say how long it is', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(255));
      },
    });
    const answer = await shop.send(
      new Request('http://shop.test/kitchen/api/media', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: { Cookie: cookie, Origin: shop.config.KITCHEN_URL },
      } as RequestInit),
    );
    expect({ status: answer.status, json: await answer.json() }).toMatchObject({
      status: 413,
      json: { code: 'PictureTooLarge' },
    });
    expect(sent).toBeLessThan(20_000_000);
  });
});

describe('a form of a picture', () => {
  test('is in the frame of a dish and kept for ever by browsers', async () => {
    const hash = await added(await plain(2000, 2000).jpeg().toBuffer());
    for (const [width, height] of [
      [320, 215],
      [560, 376],
      [800, 537],
      [1600, 1074],
    ] as const) {
      for (const format of ['avif', 'webp']) {
        const { status, headers, bytes } = await look(`${hash}-${width}.${format}`);
        expect(status).toBe(200);
        expect(Object.fromEntries(headers)).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': `image/${format}`,
          'content-length': String(bytes.length),
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': expect.stringContaining("object-src 'none'"),
        });
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      }
    }
  });

  test('is told to be the same one, and its head is that of the whole', async () => {
    const hash = await added(await plain(400, 300, '#2b2').jpeg().toBuffer());
    const whole = await look(`${hash}-320.webp`);
    const etag = whole.headers.get('ETag') ?? '';
    const again = await look(`${hash}-320.webp`, { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, again.bytes.length, again.headers.get('ETag')]).toEqual([304, 0, etag]);
    const head = await look(`${hash}-320.webp`, {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers.get('Content-Length')]).toEqual([
      200,
      0,
      String(whole.bytes.length),
    ]);
  });

  test('is never larger than what was added', async () => {
    const hash = await added(await plain(500, 400, '#3c3').jpeg().toBuffer());
    const { bytes } = await look(`${hash}-1600.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 336 });
  });

  test('shows what is cut out whole, standing on the lower edge', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const dish = await sharp({ create: { width: 200, height: 400, channels: 4, background: clear } })
      .composite([{ input: await plain(200, 399, '#f00').png().toBuffer(), left: 0, top: 1 }])
      .png()
      .toBuffer();
    const { bytes } = await look(`${await added(dish)}-320.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 215, hasAlpha: true });
    expect((await colourAt(bytes, 160, 213))[3]).toBe(255);
    expect((await colourAt(bytes, 10, 100))[3]).toBe(0);
  });

  test('is made once for all who want it at the same time, and by another process not again', async () => {
    const hash = await added(await plain(1200, 900, '#44d').jpeg().toBuffer());
    const name = `${hash}-560.avif`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(name)));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
    const { ino } = await stat(join(folder(), name));
    const other = createPictures(shop.config.DATA_DIR, shop.deps.log);
    const neverAsked = () => Promise.reject(new Error('made again'));
    expect(await other.form({ hash, width: 560, format: 'avif' }, neverAsked)).toEqual(answers[0]?.bytes);
    expect((await stat(join(folder(), name))).ino).toBe(ino);
  });

  test('that cannot be is refused without work, however many are guessed', async () => {
    const hash = await added(await plain(300, 200, '#555').jpeg().toBuffer());
    const before = await readdir(folder());
    const { pool } = shop.watched;
    let questions = 0;
    const counted = () => {
      questions += 1;
    };
    pool.on('acquire', counted);
    const wrong = [
      ...[
        '321.avif',
        '0.webp',
        '99999.avif',
        '320.png',
        '320.avif.webp',
        '0320.avif',
        '-320.avif',
        '3200.webp',
      ].map((rest) => `${hash}-${rest}`),
      `${hash.toUpperCase()}-320.avif`,
      `${hash}x-320.avif`,
      '..%2f..%2fpackage.json',
      '%00-320.avif',
    ];
    for (const name of wrong) expect((await look(name)).status, name).toBe(404);
    expect(questions).toBe(0);
    const guess = () => Math.random().toString(16).slice(2).padEnd(32, '0').slice(0, 32);
    const started = performance.now();
    const guessed = await Promise.all(Array.from({ length: 3000 }, () => look(`${guess()}-1600.avif`)));
    expect(new Set(guessed.map(({ status }) => status))).toEqual(new Set([404]));
    // Four times a second at most, and a little for jobs that run besides.
    expect(questions).toBeLessThan(6 * Math.ceil((performance.now() - started) / 1000) + 6);
    pool.off('acquire', counted);
    expect(await readdir(folder())).toEqual(before);
  });

  test('is known by another process at once', async () => {
    await look(`${'0'.repeat(32)}-320.avif`);
    const bytes = await plain(100, 100).webp().toBuffer();
    const hash = 'f'.repeat(32);
    await shop.deps.db
      .insert(media)
      .values({ hash, bytes, type: 'image/webp', width: 100, height: 100, at: new Date() });
    expect((await look(`${hash}-320.webp`)).status).toBe(200);
  });
});
