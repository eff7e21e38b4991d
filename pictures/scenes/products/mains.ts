import { between, cycle } from '../../scene.ts';
import { bakingTin } from '../../surfaces/baking-tin.ts';
import { board } from '../../surfaces/board.ts';
import { garnish } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Mains without bread. */
export const mains = {
  async 'rice-paper-rolls'() {
    const scene = productScene(331);
    const ground = board(scene, { cy: 570, width: 980, depth: 430, height: 30, tone: 'walnut' });
    await garnish(
      scene,
      [
        ['lettuceLeaf', 190, 470, 170, -14],
        ['lettuceLeaf', 1010, 470, 170, 36],
        ['lettuceLeaf', 150, 640, 160, 20],
      ],
      { z: -20 },
    );
    const kinds = ['rollMint', 'rollMango'] as const;
    for (const [row, count] of [5, 6, 5].entries())
      for (let column = 0; column < count; column++) {
        const place = ground.at((column - (count - 1) / 2) * 0.27 - (row === 2 ? 0.14 : 0), 0.4 + row * 0.27);
        await scene.piece(cycle(kinds, row + column), place.x, place.y, 196 * place.scale, {
          rotate: between(-3, 3),
          anchorY: 0.95,
        });
      }
    await scene.piece('dipChilli', 944, 764, 220, { anchorY: 0.84, z: 765 });
    await garnish(scene, [
      ['limeHalf', 1086, 790, 120, 8, { z: 800 }],
      ['mint', 140, 776, 112, -20],
      ['chilli', 240, 796, 104, 40],
    ]);
    return scene;
  },

  async 'baked-potatoes'() {
    const scene = productScene(337);
    const ground = bakingTin(scene, { cy: 540, width: 1060, depth: 500, height: 60, dark: true });
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 4; column++) {
        const place = ground.at((column - 1.5) * 0.45, 0.38 + row * 0.27);
        await scene.piece('bakedPotato', place.x, place.y, 232 * place.scale, {
          rotate: between(-7, 7),
          anchorY: 0.84,
          flip: (row + column) % 2 ? 1 : -1,
        });
      }
    for (let i = 0; i < 9; i++) {
      const place = ground.at(-0.78 + i * 0.2, 0.86 + (i % 2) * 0.05);
      await scene.piece(
        cycle(['pepperRoasted', 'courgetteGrilled', 'courgetteGrilled'], i),
        place.x,
        place.y,
        136,
        {
          rotate: between(-24, 24),
          anchorY: 0.7,
          z: place.y,
        },
      );
    }
    for (const [u, v] of [
      [-0.6, 0.9],
      [0.02, 0.93],
      [0.5, 0.88],
      [0.74, 0.95],
    ] as const) {
      const place = ground.at(u, v);
      await scene.piece('fetaCube', place.x, place.y, 62, {
        rotate: between(-20, 20),
        anchorY: 0.8,
        z: place.y + 30,
      });
    }
    await scene.piece('dipQuark', 1080, 800, 220, { anchorY: 0.84, z: 900 });
    await garnish(scene, [
      ['herbSprig', 128, 812, 124, 60, { z: 900 }],
      ['herbSprig', 700, 372, 104, 20, { z: 400 }],
      ['herbSprig', 300, 560, 100, -40, { z: 560 }],
    ]);
    return scene;
  },

  async 'chickpea-curry'() {
    const scene = productScene(347);
    board(scene, { cy: 640, width: 1100, depth: 380, height: 30, tone: 'oak' });
    await scene.piece('ricePot', 864, 730, 560, { anchorY: 0.95, z: 690 });
    await scene.piece('curryPot', 372, 764, 600, { anchorY: 0.95, z: 764 });
    await garnish(scene, [
      ['parsley', 640, 800, 120, -10, { z: 800 }],
      ['limeHalf', 730, 806, 112, 6, { z: 806 }],
      ['chilli', 1080, 800, 112, -30, { z: 800 }],
      ['tomatoHalf', 98, 800, 96, 0, { z: 800 }],
    ]);
    return scene;
  },
} satisfies Scenes;
