import sharp from 'sharp';
import { castPieceShadows, light, type PieceImage } from '../light.ts';
import { trim } from '../pieces/trim.ts';
import type { Scene } from '../scene.ts';
import { type ProductSlug, products } from './products.ts';

const images = new Map<ProductSlug, Promise<PieceImage>>();

async function finished(slug: ProductSlug): Promise<PieceImage> {
  const drawn = await light(await (await products[slug]()).png());
  return castPieceShadows(`dish-${slug}`, await trim(await sharp(drawn).resize(900).toBuffer()));
}

/** Puts a finished product on a table, always as it is drawn, even where the shop shows its photo. */
export async function dish(
  scene: Scene,
  slug: ProductSlug,
  x: number,
  y: number,
  size: number,
): Promise<void> {
  const image = images.get(slug) ?? finished(slug);
  images.set(slug, image);
  scene.image(await image, x, y, size, { anchorY: 0.97, shadow: 0 });
}
