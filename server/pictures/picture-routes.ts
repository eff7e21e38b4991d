import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../api/api-env.ts';
import type { Deps } from '../deps.ts';
import { listPictures, masterOf } from '../services/catalogue/pictures.ts';
import { knownPictures } from './known-pictures.ts';
import { formName, readFormName } from './picture-form.ts';
import { PictureFault } from './run-maker.ts';

const forEver = 'public, max-age=31536000, immutable';
/** Where no forms can be made the picture is shown as it is kept, until they can. */
const forNow = 'public, max-age=300';
/** Seconds after which to come again while too many pictures are being made. */
const comeAgain = 5;

/**
 * The pictures that the kitchen has uploaded, in the forms in which pages show them. Whoever has an address may look:
 * a hash cannot be guessed, and a draft's picture is shown before it is published. What cannot be is told
 * apart from what is without work, so that guessing costs nothing.
 */
export function pictureRoutes(deps: Deps, notFound: (c: Context<ApiEnv>) => Response) {
  const isKnown = knownPictures(() => listPictures(deps));
  return new Hono<ApiEnv>().get('/media/:name', async (c) => {
    const asked = readFormName(c.req.param('name'));
    if (!asked || !(await isKnown(asked.hash))) return notFound(c);
    const etag = `"${formName(asked)}"`;
    const isKept = c.req
      .header('If-None-Match')
      ?.split(',')
      .some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));
    if (isKept) return c.body(null, 304, { ETag: etag, 'Cache-Control': forEver });
    const master = () => masterOf(deps, asked.hash);
    try {
      const form = await deps.pictures.form(asked, master);
      if (!form) return notFound(c);
      return picture(c, form, {
        'Content-Type': `image/${asked.format}`,
        ETag: etag,
        'Cache-Control': forEver,
      });
    } catch (error) {
      const reason = error instanceof PictureFault && error.reason;
      if (reason === 'crowded')
        return c.body(null, 503, { 'Retry-After': String(comeAgain), 'Cache-Control': 'no-store' });
      if (reason !== 'no sharp') throw error;
      const bytes = await master();
      if (!bytes) return notFound(c);
      return picture(c, bytes, { 'Content-Type': 'image/webp', 'Cache-Control': forNow });
    }
  });
}

function picture(c: Context, bytes: Buffer, headers: Record<string, string>): Response {
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Length': String(bytes.length) });
}
