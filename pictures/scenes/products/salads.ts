import { between, cycle } from '../../scene.ts';
import { bowl } from '../../surfaces/bowl.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** The opening of the large bowl. */
const opening = { cy: 420, rx: 500, ry: 228 };

const greekToppings = [
  ['fetaCube', 108],
  ['tomatoHalf', 134],
  ['cucumberSlice', 136],
  ['fetaCube', 108],
  ['olive', 82],
  ['onionRing', 140],
  ['fetaCube', 108],
  ['cherryTomato', 104],
] as const;

/** Salads of leaves and large pieces. */
export const salads = {
  async salad() {
    const scene = productScene(30);
    const dish = bowl(scene, { ...opening, height: 340, z: -500 });
    for (let i = 0; i < 14; i++) {
      const a = i * 0.449,
        place = dish.at(a, 0.86, 40);
      await scene.piece(i % 4 === 3 ? 'redLeaf' : 'lettuceLeaf', place.x, place.y + 10, 230, {
        rotate: a * 57 + 90,
        anchorY: 0.6,
        z: place.y - 400,
      });
    }
    for (let i = 0; i < 11; i++) {
      const a = i * 0.57 + 0.2,
        place = dish.at(a, 0.52, 90);
      await scene.piece(cycle(['lettuceLeaf', 'lettuceLeaf', 'redLeaf'], i), place.x, place.y + 10, 210, {
        rotate: a * 57 + 60,
        anchorY: 0.55,
        z: place.y - 380,
      });
    }
    const toppings = [
      ['tomatoHalf', 118],
      ['cucumberSlice', 130],
      ['eggHalf', 140],
      ['cucumberSlice', 124],
      ['tomatoHalf', 112],
      ['fetaCube', 84],
      ['olive', 70],
      ['cucumberSlice', 124],
      ['fetaCube', 80],
      ['cherryTomato', 92],
      ['onionRing', 120],
      ['eggHalf', 134],
      ['olive', 66],
      ['tomatoHalf', 112],
      ['cucumberSlice', 124],
      ['fetaCube', 86],
    ] as const;
    for (const [i, [name, size]] of toppings.entries()) {
      const a = i * 2.399,
        k = 0.12 + 0.72 * Math.sqrt(i / toppings.length),
        place = dish.at(a, k, 118);
      await scene.piece(name, place.x, place.y + 20, size * 1.22, {
        rotate: between(-24, 24),
        anchorY: 0.6,
        z: place.y - 330,
      });
    }
    for (let i = 0; i < 5; i++) {
      const a = i * 1.3 + 0.6,
        place = dish.at(a, 0.46, 120);
      await scene.piece('basil', place.x, place.y, 84, { rotate: a * 50, anchorY: 0.5, z: place.y - 318 });
    }
    return scene;
  },

  async greek() {
    const scene = productScene(33);
    const dish = bowl(scene, { ...opening, height: 330, z: -500, wood: 'oak' });
    for (let i = 0; i < 16; i++) {
      const a = i * 0.393,
        place = dish.at(a, 0.84, 30);
      await scene.piece(
        cycle(['cucumberSlice', 'tomatoHalf', 'lettuceLeaf', 'cucumberSlice'], i),
        place.x,
        place.y + 16,
        i % 4 === 2 ? 210 : 168,
        { rotate: between(-30, 30), anchorY: 0.55, z: place.y - 400 },
      );
    }
    for (let i = 0; i < 26; i++) {
      const a = i * 2.399,
        k = 0.74 * Math.sqrt(i / 26),
        place = dish.at(a, k, 110);
      const [name, size] = cycle(greekToppings, i);
      await scene.piece(name, place.x, place.y + 18, size, {
        rotate: between(-22, 22),
        anchorY: 0.6,
        z: place.y - 340,
      });
    }
    for (let i = 0; i < 4; i++) {
      const place = dish.at(i * 1.6, 0.4, 120);
      await scene.piece('basil', place.x, place.y, 86, { rotate: i * 60, anchorY: 0.5, z: place.y - 320 });
    }
    return scene;
  },
} satisfies Scenes;
