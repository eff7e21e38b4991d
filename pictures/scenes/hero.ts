import { table } from '../surfaces/table.ts';
import { type Flower, plates, vase } from '../surfaces/tableware.ts';
import { dish } from './dish.ts';
import type { Scenes } from './products/product-scene.ts';
import type { ProductSlug } from './products.ts';

type Dish = readonly [slug: ProductSlug, x: number, y: number, size: number];

const flowers: readonly Flower[] = [
  ['leafyTwig', -12, -110, 270, -48],
  ['leafyTwig', 14, -110, 260, 44],
  ['leafyTwig', 0, -110, 300, 10],
  ['tulip', -8, -110, 262, -14],
  ['tulip', 8, -110, 268, 17],
  ['tulip', -14, -110, 226, -36],
  ['daisy', 14, -110, 216, 38],
  ['daisy', -12, -110, 186, -58],
  ['daisy', 0, -112, 196, -4],
];

const wide: readonly Dish[] = [
  ['breakfast', 500, 612, 540],
  ['salad', 1040, 600, 455],
  ['etagere', 1672, 640, 600],
  ['crate', 2190, 592, 505],
  ['rolls', 215, 915, 690],
  ['wraps', 838, 890, 566],
  ['sushi', 1405, 902, 566],
  ['fruit', 1990, 915, 610],
];

const narrow: readonly Dish[] = [
  ['etagere', 846, 530, 545],
  ['salad', 300, 490, 420],
  ['rolls', 285, 815, 610],
  ['fruit', 930, 810, 590],
];

/** The laid table on the home page, for wide screens and for phones. */
export const hero = {
  async hero() {
    const scene = table(2400, 960, 420, { shaded: true });
    for (const [slug, x, y, size] of wide) await dish(scene, slug, x, y, size);
    await vase(scene, 1372, 540, 0.78, flowers);
    plates(scene, 110, 545, 0.72, 7);
    plates(scene, 2395, 640, 0.62, 6);
    return scene;
  },

  async 'hero-mobile'() {
    const scene = table(1125, 860, 300, { shaded: true });
    for (const [slug, x, y, size] of narrow) await dish(scene, slug, x, y, size);
    await vase(scene, 566, 440, 0.66, flowers);
    return scene;
  },
} satisfies Scenes;
