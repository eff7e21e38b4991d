import { join } from 'node:path';
import { convert } from './convert.ts';
import { drawIcons } from './icons.ts';
import { light } from './light.ts';
import { findPhotos, framePhoto } from './photos.ts';
import { categories } from './scenes/categories.ts';
import { events } from './scenes/events.ts';
import { hero } from './scenes/hero.ts';
import type { Scenes } from './scenes/products/product-scene.ts';
import { products } from './scenes/products.ts';
import { drawSharedPicture } from './shared-picture.ts';
import { type Kind, kinds } from './sizes.ts';

/** `node pictures/draw.ts [name …]`: a slug, a kind, or both: `rolls`, `events`, `products/wraps`; `icons`, `shared`. */
const publicFolder = join(import.meta.dirname, '../public');
const scenes: Record<Kind, Scenes> = { products, categories, events, hero };
const photos = findPhotos();

async function make(kind: Kind, slug: string): Promise<Buffer> {
  const photo = photos[kind].get(slug);
  if (photo) return framePhoto(photo, kind, slug);
  const scene = await scenes[kind][slug]?.();
  if (!scene) throw new Error(`no scene and no photo for ${kind}/${slug}`);
  const drawn = await scene.png();
  // The dishes on the long tables have their light already.
  return kind === 'products' || kind === 'categories' ? light(drawn) : drawn;
}

const pictures = kinds.flatMap((kind) => {
  const slugs = new Set([...Object.keys(scenes[kind]), ...photos[kind].keys()]);
  return [...slugs].map((slug) => ({ kind, slug, names: [slug, kind, `${kind}/${slug}`] }));
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (name) => !['icons', 'shared'].includes(name) && !pictures.some(({ names }) => names.includes(name)),
);
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}. There are:`);
  for (const kind of kinds) console.error(`${kind}: ${Object.keys(scenes[kind]).join(', ')}`);
  process.exit(1);
}

for (const { kind, slug, names } of pictures) {
  if (wanted.length > 0 && !names.some((name) => wanted.includes(name))) continue;
  const written = await convert(await make(kind, slug), kind, slug, join(publicFolder, 'pictures'));
  const source = photos[kind].has(slug) ? ' (photo)' : '';
  process.stdout.write(`${kind}/${slug}${source}   ${written} kB\n`);
}
if (wanted.length === 0 || wanted.includes('icons')) await drawIcons(publicFolder);
if (wanted.length === 0 || wanted.includes('shared')) await drawSharedPicture(publicFolder);
