import { board } from '../../surfaces/board.ts';
import { slate } from '../../surfaces/slate.ts';
import { garnish, rows } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

const standing = { back: 0.5, front: 0.95, step: 0.385, rotate: 3, anchorY: 0.95 };

/** Wraps and panini. */
export const wrapsAndPaninis = {
  async 'panini-tomato-mozzarella'() {
    const scene = productScene(131);
    const ground = board(scene, { cy: 520, width: 1100, depth: 520, height: 30, tone: 'oak' });
    await rows(scene, ground, [4, 4, 4], 'paniniCaprese', 256, {
      back: 0.32,
      front: 0.92,
      step: 0.455,
      rotate: 2,
    });
    await garnish(scene, [
      ['basil', 96, 500, 90, -30],
      ['basil', 1110, 516, 92, 150],
      ['cherryTomato', 98, 772, 68],
      ['cherryTomato', 156, 790, 60],
      ['basil', 1096, 770, 96, 20],
      ['cherryTomato', 1040, 794, 58],
    ]);
    return scene;
  },

  async 'panini-ham-cheese'() {
    const scene = productScene(137);
    const ground = slate(scene, { cy: 520, width: 1100, depth: 540 });
    await rows(scene, ground, [4, 4, 4], 'paniniHam', 256, {
      back: 0.32,
      front: 0.92,
      step: 0.455,
      rotate: 2,
    });
    await garnish(scene, [
      ['gherkin', 92, 540, 80, -10],
      ['gherkin', 96, 756, 92],
      ['gherkin', 166, 778, 84, 12],
      ['parsleyDark', 1096, 560, 92, 20],
      ['parsley', 1092, 764, 108, -14],
    ]);
    return scene;
  },

  async 'panini-vegetables'() {
    const scene = productScene(139);
    const ground = board(scene, { cy: 520, width: 1100, depth: 520, height: 30, tone: 'ash' });
    await rows(scene, ground, [4, 4, 4], 'paniniVegetable', 256, {
      back: 0.34,
      front: 0.92,
      step: 0.455,
      rotate: 2,
    });
    await garnish(scene, [
      ['olive', 92, 540, 62, -20],
      ['olive', 128, 572, 60, 30],
      ['olive', 94, 770, 68, 10],
      ['olive', 146, 786, 62, -40],
      ['basil', 1106, 540, 90, 140],
      ['olive', 1096, 774, 68, 60],
      ['olive', 1044, 790, 62, 10],
    ]);
    return scene;
  },

  async 'caesar-wrap'() {
    const scene = productScene(149);
    const ground = board(scene, { cy: 560, width: 1080, depth: 430, height: 30, tone: 'walnut' });
    await garnish(scene, [
      ['lettuceLeaf', 130, 500, 190, -14, { z: -20 }],
      ['lettuceLeaf', 1080, 500, 180, 40, { z: -20 }],
      ['lettuceLeaf', 90, 660, 170, 20, { z: -20 }],
      ['lettuceLeaf', 1120, 660, 170, -30, { z: -20 }],
    ]);
    await rows(scene, ground, [5, 5], 'wrapCaesar', 266, standing);
    await garnish(scene, [
      ['lemonWedge', 100, 776, 116, -6],
      ['lemonWedge', 1092, 780, 116, 10],
    ]);
    return scene;
  },

  async 'shawarma-wrap'() {
    const scene = productScene(151);
    const ground = slate(scene, { cy: 560, width: 1090, depth: 440 });
    await garnish(scene, [
      ['redLeaf', 130, 500, 180, -14, { z: -20 }],
      ['redLeaf', 1076, 500, 170, 40, { z: -20 }],
    ]);
    await rows(scene, ground, [5, 5], 'wrapShawarma', 266, standing);
    await garnish(scene, [
      ['cucumberSlice', 100, 690, 92],
      ['cucumberSlice', 92, 762, 100, 10],
      ['cucumberSlice', 160, 786, 92, -10],
      ['garlicClove', 1070, 776, 70, 30],
      ['garlicClove', 1122, 784, 66, -20],
      ['mint', 1108, 690, 92, 20],
    ]);
    return scene;
  },

  async 'feta-pepper-wrap'() {
    const scene = productScene(157);
    const ground = board(scene, { cy: 560, width: 1080, depth: 430, height: 30, tone: 'oak' });
    await garnish(scene, [
      ['lettuceLeaf', 126, 500, 180, -14, { z: -20 }],
      ['lettuceLeaf', 1080, 500, 180, 40, { z: -20 }],
    ]);
    await rows(scene, ground, [5, 5], 'wrapPepper', 266, standing);
    await garnish(scene, [
      ['fetaCube', 88, 700, 72],
      ['fetaCube', 98, 772, 86, 4],
      ['fetaCube', 158, 788, 76, -6],
      ['mint', 1098, 700, 96, 10],
      ['mint', 1086, 780, 104, -24],
    ]);
    return scene;
  },

  async 'falafel-wrap'() {
    const scene = productScene(163);
    const ground = board(scene, { cy: 560, width: 1080, depth: 430, height: 30, tone: 'ash' });
    await garnish(scene, [
      ['parsleyDark', 126, 480, 150, -24, { z: -20 }],
      ['parsley', 1082, 480, 150, 30, { z: -20 }],
      ['lettuceLeaf', 96, 640, 160, 20, { z: -20 }],
      ['lettuceLeaf', 1112, 650, 160, -30, { z: -20 }],
    ]);
    await rows(scene, ground, [5, 5], 'wrapFalafelPink', 266, standing);
    await garnish(scene, [
      ['parsley', 104, 776, 100, -10],
      ['pickledTurnip', 1080, 782, 84, 6],
      ['pickledTurnip', 1126, 758, 76, -12],
    ]);
    return scene;
  },
} satisfies Scenes;
