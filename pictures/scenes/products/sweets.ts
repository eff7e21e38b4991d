import { between } from '../../scene.ts';
import { bakingTin } from '../../surfaces/baking-tin.ts';
import { board } from '../../surfaces/board.ts';
import { box } from '../../surfaces/box.ts';
import { slate } from '../../surfaces/slate.ts';
import { garnish, rows } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Sweets. */
export const sweets = {
  async bakebox() {
    const scene = productScene(45);
    const ground = box(scene, { cy: 420, width: 1060, depth: 500, height: 120 });
    for (let c = 0; c < 5; c++) {
      const place = ground.at(-0.74 + c * 0.37, 0.36);
      await scene.piece('cookie', place.x, place.y - 22, 218 * place.scale, {
        rotate: between(0, 360),
        squash: 0.78,
        thickness: 14,
        anchorY: 0.5,
        z: place.y - 60,
      });
    }
    for (let c = 0; c < 5; c++) {
      const place = ground.at(-0.74 + c * 0.37, 0.62);
      await scene.piece('doughnut', place.x, place.y - 2, 208 * place.scale, {
        rotate: between(-12, 12),
        anchorY: 0.6,
        z: place.y,
      });
    }
    for (let r = 0; r < 2; r++)
      for (let c = 0; c < 6; c++) {
        const place = ground.at(-0.78 + c * 0.312, 0.82 + r * 0.16);
        await scene.piece('brownie', place.x, place.y, 168 * place.scale, {
          anchorY: 0.72,
          rotate: between(-3, 3),
          z: place.y + 10,
        });
      }
    await scene.piece('strawberry', 820, 300, 100, { rotate: 30, z: 520 });
    return scene;
  },

  async fruit() {
    const scene = productScene(48);
    board(scene, { cy: 500, width: 1090, depth: 570, height: 30, tone: 'ash' });
    for (let c = 0; c < 6; c++)
      await scene.piece('melonWedge', 214 + c * 118, 408 + (c % 2) * 8, 268, {
        rotate: -4,
        anchorY: 0.9,
        z: 330 + c * 5,
      });
    await scene.piece('pineapple', 1004, 500, 400, { rotate: 16, anchorY: 0.86, z: 400 });
    for (const [x, y, z, r] of [
      [260, 560, 220, -8],
      [150, 600, 190, 16],
    ] as const)
      await scene.piece('grapes', x, y, z, { rotate: r, anchorY: 0.8 });
    for (let c = 0; c < 5; c++)
      await scene.piece('kiwiHalf', 404 + c * 100, 524 + (c % 2) * 8, 132, {
        rotate: c * 3 - 6,
        anchorY: 0.8,
      });
    for (let c = 0; c < 4; c++)
      await scene.piece('tangerine', 870 + c * 74, 560 + (c % 2) * 40, 130, {
        rotate: between(-20, 20),
        anchorY: 0.86,
      });
    for (let r = 0; r < 2; r++)
      for (let c = 0; c < 6; c++)
        await scene.piece('strawberry', 390 + c * 82 + r * 38, 620 + r * 70, 116, {
          rotate: between(-30, 30),
          anchorY: 0.84,
        });
    for (let c = 0; c < 3; c++)
      await scene.piece('blueberries', 180 + c * 76, 700 + (c % 2) * 24, 118, {
        rotate: between(-20, 20),
        anchorY: 0.84,
      });
    for (let c = 0; c < 3; c++)
      await scene.piece('cherries', 930 + c * 70, 690 + (c % 2) * 30, 130, {
        rotate: between(-14, 14),
        anchorY: 0.84,
      });
    await garnish(
      scene,
      [
        ['basil', 360, 590, 76, 0],
        ['basil', 830, 480, 84, 30],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async tiramisu() {
    const scene = productScene(233);
    const ground = bakingTin(scene, { cy: 490, width: 1090, depth: 560, height: 64 });
    await rows(scene, ground, [4, 4, 4], 'tiramisuSquare', 244, {
      back: 0.34,
      front: 0.9,
      step: 0.445,
      rotate: 0,
      anchorY: 0.9,
      shadow: 0.7,
    });
    return scene;
  },

  async 'apple-crumble'() {
    const scene = productScene(241);
    const ground = bakingTin(scene, { cy: 490, width: 1090, depth: 560, height: 60, dark: true });
    await rows(scene, ground, [4, 4, 4], 'crumbleSquare', 246, {
      back: 0.34,
      front: 0.9,
      step: 0.445,
      rotate: 0,
      anchorY: 0.9,
      shadow: 0.7,
    });
    await garnish(scene, [
      ['apple', 92, 812, 130, -6, { anchorY: 0.9, z: 900 }],
      ['cinnamonStick', 1064, 806, 150, -12, { z: 900 }],
    ]);
    return scene;
  },

  async 'cherry-chocolate-cake'() {
    const scene = productScene(353);
    const ground = bakingTin(scene, { cy: 490, width: 1090, depth: 560, height: 60 });
    await rows(scene, ground, [4, 4, 4], 'cherryChocolateSquare', 246, {
      back: 0.34,
      front: 0.9,
      step: 0.445,
      rotate: 0,
      anchorY: 0.9,
      shadow: 0.7,
    });
    await garnish(scene, [
      ['cherries', 100, 810, 130, -8, { anchorY: 0.9, z: 900 }],
      ['chocolateBar', 1070, 812, 140, 8, { z: 900 }],
    ]);
    return scene;
  },

  async 'chocolate-mousse'() {
    const scene = productScene(251);
    const ground = slate(scene, { cy: 540, width: 1080, depth: 500 });
    await rows(scene, ground, [4, 4, 4], 'mousseJar', 252, {
      back: 0.4,
      front: 0.94,
      step: 0.43,
      rotate: 0,
      anchorY: 0.96,
    });
    await garnish(scene, [['chocolateBar', 96, 794, 168, -6, { z: 900 }]]);
    return scene;
  },

  async 'berlin-doughnuts'() {
    const scene = productScene(257);
    const ground = box(scene, { cy: 420, width: 1060, depth: 500, height: 120 });
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 4; c++) {
        const place = ground.at((c - 1.5) * 0.45, 0.4 + r * 0.245);
        await scene.piece('berliner', place.x, place.y, 252 * place.scale, {
          anchorY: 0.82,
          rotate: between(-6, 6),
          z: place.y,
          flip: (r + c) % 3 ? 1 : -1,
        });
      }
    await garnish(scene, [
      ['plum', 118, 806, 110, -8, { z: 9500 }],
      ['plum', 1096, 812, 104, 10, { z: 9500 }],
    ]);
    return scene;
  },
} satisfies Scenes;
