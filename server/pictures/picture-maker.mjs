// A program of its own, run once a picture by run-maker.ts: whatever a picture does to it, the shop goes on. Plain
// JavaScript, since it runs without the compilers that a hostile picture could use. Reads a picture from its input;
// writes a line of JSON, and after it the bytes of what it made.
import { buffer } from 'node:stream/consumers';

const loaders = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp', avif: 'Heif' };
/** A master that is too heavy is written less well, and if that is not enough smaller too. */
const best = 88;
const good = 74;

/** @param {import('./run-maker.ts').PictureJob} job */
async function work(job) {
  const loaded = await import('sharp').catch(() => null);
  if (!loaded) return { fault: 'no sharp' };
  const sharp = loaded.default;
  sharp.cache(false);
  sharp.concurrency(1);
  // Nothing is tried but what the first bytes say: of most formats that libvips reads nobody here has a use.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [`VipsForeignLoad${loaders[job.type]}`] });
  const input = await buffer(process.stdin);
  try {
    return await (job.make === 'master' ? makeMaster : makeForm)(sharp, input, job);
  } catch (error) {
    return { fault: /memory|pixel limit/i.test(String(error)) ? 'too large' : 'unreadable' };
  }
}

/** The picture as it is kept: upright, in sRGB, without anything that a camera wrote beside it. */
async function makeMaster(sharp, input, { mostPixels, longestSide, mostBytes }) {
  const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { fault: 'too large' };
  let { data, info } = await sharp(input, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const asRead = () => sharp(data, { raw: info });
  if (info.channels === 4 && (await asRead().stats()).isOpaque)
    ({ data, info } = await asRead().removeAlpha().raw().toBuffer({ resolveWithObject: true }));
  for (let quality = best; ; quality = good) {
    const bytes = await asRead().webp({ quality }).toBuffer();
    if (bytes.length <= mostBytes) return { width: info.width, height: info.height, bytes };
    if (quality === best) continue;
    const share = Math.sqrt(mostBytes / bytes.length) * 0.95;
    const side = Math.floor(Math.max(info.width, info.height) * share);
    ({ data, info } = await asRead()
      .resize(side, side, { fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true }));
  }
}

/**
 * A master in the frame of a dish: a full photo fills it, what is cut out is shown whole and stands on its lower edge.
 * Never larger than the master.
 */
async function makeForm(sharp, master, { width: asked, format, frame }) {
  const picture = sharp(master);
  const { width: full, height: high, hasAlpha: isCutOut } = await picture.metadata();
  const most = isCutOut ? Math.max(full, high / frame) : Math.min(full, high / frame);
  const width = Math.max(1, Math.floor(Math.min(asked, most)));
  const height = Math.max(1, Math.round(width * frame));
  const framed = picture.resize(width, height, {
    fit: isCutOut ? 'contain' : 'cover',
    position: isCutOut ? 'bottom' : 'centre',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  const written =
    format === 'avif'
      ? framed.avif({ quality: 52, effort: 3 })
      : framed.webp({ quality: 76, alphaQuality: 80 });
  return { width, height, bytes: await written.toBuffer() };
}

const { bytes, ...about } = await work(JSON.parse(process.argv[2]));
process.stdout.write(`${JSON.stringify(about)}\n`);
if (bytes) process.stdout.write(bytes);
