import { board } from '../../surfaces/board.ts';
import { garnish } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Sauces: a jug on a board, and what is in it beside it. */
export const sauces = {
  async 'garlic-sauce'() {
    const scene = productScene(191);
    board(scene, { cy: 640, width: 1000, depth: 330, height: 30, tone: 'walnut' });
    await scene.piece('jugGarlic', 570, 742, 660, { anchorY: 0.98, z: 700 });
    await garnish(scene, [
      ['garlicBulb', 920, 706, 216, 6, { anchorY: 0.92 }],
      ['garlicClove', 846, 756, 96, -30],
      ['garlicClove', 940, 784, 90, 40],
      ['garlicClove', 236, 756, 96, 20],
      ['parsley', 300, 782, 112, -30],
    ]);
    return scene;
  },

  async 'barbecue-sauce'() {
    const scene = productScene(193);
    board(scene, { cy: 640, width: 1000, depth: 330, height: 30, tone: 'oak' });
    await scene.piece('jugBarbecue', 570, 742, 680, { anchorY: 0.98, z: 700 });
    await garnish(scene, [
      ['tomatoHalf', 936, 706, 170, 4, { anchorY: 0.8 }],
      ['chilli', 868, 772, 136, 36],
      ['cherryTomato', 236, 748, 94, 0],
      ['cherryTomato', 314, 784, 86, 20],
    ]);
    return scene;
  },

  async 'peanut-sauce'() {
    const scene = productScene(197);
    board(scene, { cy: 640, width: 1000, depth: 330, height: 30, tone: 'ash' });
    await scene.piece('jugPeanut', 570, 742, 660, { anchorY: 0.98, z: 700 });
    await garnish(scene, [
      ['peanutPod', 916, 690, 136, 20],
      ['peanutPod', 856, 764, 126, -50],
      ['peanutPod', 968, 776, 118, 70],
      ['limeHalf', 246, 752, 140, -6],
      ['chilli', 336, 792, 104, 60],
    ]);
    return scene;
  },
} satisfies Scenes;
