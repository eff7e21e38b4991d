import { between, cycle } from '../../scene.ts';
import { board } from '../../surfaces/board.ts';
import { box } from '../../surfaces/box.ts';
import { slate } from '../../surfaces/slate.ts';
import { garnish, rows } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Sandwiches. */
export const sandwiches = {
  async triangles() {
    const scene = productScene(5);
    const ground = box(scene, { cy: 420, width: 1060, depth: 500, height: 120 });
    const kinds = ['triangleHam', 'triangleVegetable', 'triangleTurkey', 'triangleEgg'] as const;
    for (let r = 0; r < 4; r++) {
      const n = r % 2 ? 3 : 4;
      for (let c = 0; c < n; c++) {
        const place = ground.at((c - (n - 1) / 2) * 0.465, 0.36 + r * 0.2);
        await scene.piece(cycle(kinds, r * 2 + c), place.x, place.y + (r === 3 ? 14 : 0), 258 * place.scale, {
          rotate: between(-2, 2),
          anchorY: 0.86,
          z: place.y,
        });
      }
      if (r === 1)
        for (const x of [-0.74, 0.74]) {
          const place = ground.at(x * 1.1, 0.4 + r * 0.2);
          await scene.piece('lettuceLeaf', place.x, place.y, 150, {
            rotate: x * 60,
            anchorY: 0.6,
            z: place.y - 6,
          });
        }
    }
    await scene.piece('cherryTomato', 150, 600, 74, { z: 640 });
    await scene.piece('cherryTomato', 1050, 604, 74, { z: 640 });
    return scene;
  },

  async 'egg-cress-sandwich'() {
    const scene = productScene(103);
    const ground = board(scene, { cy: 520, width: 1090, depth: 520, height: 30, tone: 'ash' });
    await rows(scene, ground, [4, 4, 4], 'eggCressHalf', 264, {
      back: 0.34,
      front: 0.93,
      step: 0.462,
      rotate: 2.5,
    });
    await garnish(scene, [
      ['parsleyDark', 96, 500, 84, -30],
      ['cherryTomato', 122, 764, 66],
      ['cherryTomato', 178, 782, 58],
      ['parsley', 1096, 700, 100, 30],
    ]);
    return scene;
  },

  async 'pastrami-sandwich'() {
    const scene = productScene(107);
    const ground = slate(scene, { cy: 520, width: 1100, depth: 540 });
    await rows(scene, ground, [4, 4, 4], 'pastramiHalf', 244, {
      back: 0.34,
      front: 0.93,
      step: 0.44,
      rotate: 2.5,
    });
    await garnish(scene, [
      ['gherkin', 120, 560, 82, -10],
      ['gherkin', 96, 742, 92, 0],
      ['gherkin', 164, 768, 86, 10],
      ['gherkin', 1092, 752, 90, -8],
      ['gherkin', 1066, 520, 76, 14],
    ]);
    return scene;
  },

  async 'salmon-bagels'() {
    const scene = productScene(109);
    const ground = board(scene, { cy: 500, width: 1100, depth: 570, height: 30, tone: 'oak' });
    await rows(scene, ground, [4, 4, 4], 'bagelSalmon', 276, {
      back: 0.24,
      front: 0.84,
      step: 0.45,
      rotate: 3,
      anchorY: 0.7,
    });
    await garnish(scene, [
      ['lemonWedge', 96, 430, 104, -14],
      ['lemonWedge', 88, 760, 124, 10],
      ['lemonWedge', 1104, 770, 118, -14],
      ['lemonWedge', 1112, 600, 108, 18],
      ['dill', 1092, 440, 100, 0],
      ['dill', 180, 786, 96, 30],
    ]);
    return scene;
  },

  async 'club-sandwich'() {
    const scene = productScene(113);
    const ground = board(scene, { cy: 540, width: 1090, depth: 500, height: 30, tone: 'walnut' });
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 4; c++) {
        const place = ground.at((c - 1.5) * 0.462, 0.38 + r * 0.28),
          k = place.scale;
        await scene.piece('clubTriangle', place.x, place.y, 262 * k, {
          anchorY: 0.93,
          rotate: between(-1.5, 1.5),
          z: place.y,
        });
        await scene.piece('cocktailPick', place.x + between(-3, 3), place.y - 142 * k, 140 * k, {
          anchorY: 0.8,
          rotate: between(-5, 5),
          shadow: 0.5,
          z: place.y + 0.5,
        });
      }
    await garnish(scene, [
      ['lettuceLeaf', 92, 560, 150, -20, { z: 200 }],
      ['lettuceLeaf', 1104, 570, 150, 30, { z: 200 }],
      ['cherryTomato', 104, 776, 66],
      ['cherryTomato', 1092, 776, 70],
      ['cherryTomato', 1042, 796, 58],
    ]);
    return scene;
  },

  async 'hummus-carrot-ciabatta'() {
    const scene = productScene(127);
    const ground = board(scene, { cy: 520, width: 1100, depth: 530, height: 30, tone: 'walnut' });
    await rows(scene, ground, [4, 4, 4], 'ciabattaHalf', 256, {
      back: 0.36,
      front: 0.93,
      step: 0.45,
      rotate: 2.5,
    });
    await garnish(scene, [
      ['rocket', 104, 500, 130, -40],
      ['rocket', 1096, 520, 130, 30],
      ['rocket', 110, 776, 140, 14],
      ['carrot', 1096, 764, 170, 6],
      ['rocket', 1030, 796, 110, -14],
    ]);
    return scene;
  },
} satisfies Scenes;
