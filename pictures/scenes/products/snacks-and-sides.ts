import { between, cycle } from '../../scene.ts';
import { basket } from '../../surfaces/basket.ts';
import { board } from '../../surfaces/board.ts';
import { bowl } from '../../surfaces/bowl.ts';
import { jar } from '../../surfaces/jar.ts';
import { slate } from '../../surfaces/slate.ts';
import { tray } from '../../surfaces/tray.ts';
import { garnish, rows } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Snacks and sides. */
export const snacksAndSides = {
  async nachos() {
    const scene = productScene(36);
    const dish = tray(scene, { cy: 490, rx: 560, ry: 335, height: 34 });
    for (let i = 0; i < 58; i++) {
      const a = i * 2.399,
        k = 0.3 + 0.66 * Math.sqrt(i / 58),
        place = dish.at(a, k);
      await scene.piece('tortillaChip', place.x, place.y + between(-6, 14), 152, {
        rotate: between(0, 360),
        squash: 0.78,
        anchorY: 0.5,
        z: place.y - 60 + between(-20, 20),
      });
    }
    await scene.piece('dipSalsa', 430, 470, 236, { anchorY: 0.8, z: 560 });
    await scene.piece('dipGuacamole', 770, 470, 236, { anchorY: 0.8, z: 561 });
    await scene.piece('dipQuark', 600, 622, 240, { anchorY: 0.8, z: 640 });
    for (const [x, y, r] of [
      [340, 610, 20],
      [470, 690, -30],
      [850, 620, 60],
      [720, 710, 10],
      [930, 520, -10],
      [260, 500, 50],
    ] as const)
      await scene.piece('tortillaChip', x, y, 150, { rotate: r, anchorY: 0.6, squash: 0.85, z: y + 40 });
    await garnish(
      scene,
      [
        ['chilli', 600, 370, 110, 40, { z: 420 }],
        ['basil', 660, 690, 60, 10],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async dippers() {
    const scene = productScene(39);
    board(scene, { cy: 560, width: 1060, depth: 420, height: 30, tone: 'ash' });
    const sticks = [
      'carrotStick',
      'cucumberStick',
      'pepperStick',
      'yellowPepperStick',
      'celeryStick',
    ] as const;
    for (const [j, x, y, w] of [
      [0, 300, 560, 150],
      [1, 500, 530, 150],
      [2, 700, 530, 150],
      [3, 900, 560, 150],
      [4, 400, 680, 156],
      [5, 800, 680, 156],
    ] as const) {
      jar(scene, { x, y, width: w, height: 150 });
      for (let i = 0; i < 6; i++)
        await scene.piece(cycle(sticks, i + j), x - w * 0.32 + i * w * 0.13, y - 6 + (i % 2) * 8, 250, {
          rotate: -16 + i * 6.5,
          anchorY: 0.99,
          shadow: 0.6,
          z: y - 20 + (i % 2),
        });
    }
    await scene.piece('dipQuark', 600, 700, 216, { anchorY: 0.84, z: 704 });
    await scene.piece('dipHummus', 180, 700, 190, { anchorY: 0.84 });
    await scene.piece('dipGuacamole', 1020, 700, 190, { anchorY: 0.84 });
    return scene;
  },

  async 'tortilla-chips'() {
    const scene = productScene(199);
    board(scene, { cy: 600, width: 1080, depth: 400, height: 30, tone: 'walnut' });
    for (const [i, x] of [
      [0, 258],
      [1, 942],
      [2, 424],
      [3, 776],
      [4, 600],
    ] as const)
      await scene.piece('chipBag', x, i < 2 ? 588 : i < 4 ? 566 : 552, 366, {
        anchorY: 0.98,
        rotate: cycle([-5, 5, -2, 2, 0], i),
        z: i < 2 ? 560 : i < 4 ? 540 : 520,
      });
    const dish = bowl(scene, { cy: 640, rx: 270, ry: 96, height: 170, z: 600 });
    for (let i = 0; i < 34; i++) {
      const a = i * 2.4,
        k = 0.92 * Math.sqrt(i / 34),
        place = dish.at(a, k, 84);
      await scene.piece('tortillaChip', place.x, place.y + between(-4, 14), 134, {
        rotate: between(0, 360),
        squash: 0.82,
        anchorY: 0.55,
        z: 601 + place.y * 0.1,
      });
    }
    await garnish(scene, [
      ['tortillaChip', 250, 764, 124, 20, { squash: 0.8 }],
      ['tortillaChip', 330, 790, 112, -40, { squash: 0.8 }],
      ['tortillaChip', 930, 776, 124, 60, { squash: 0.8 }],
      ['tortillaChip', 1010, 756, 112, 10, { squash: 0.8 }],
    ]);
    return scene;
  },

  async 'bread-basket'() {
    const scene = productScene(211);
    basket(scene, { cy: 470, rx: 500, ry: 180, height: 270 });
    for (let i = 0; i < 6; i++)
      await scene.piece('sourdoughSlice', 230 + i * 132, 452 + Math.abs(i - 2.5) * 6, 262, {
        anchorY: 0.9,
        rotate: -9 + i * 3.4,
        z: -400 + i,
      });
    for (let i = 0; i < 6; i++)
      await scene.piece('ryeSlice', 262 + i * 134, 534 - Math.abs(i - 2.5) * 5, 218, {
        anchorY: 0.9,
        rotate: -8 + i * 3,
        z: -300 + i,
      });
    for (let i = 0; i < 7; i++)
      await scene.piece('baguetteSlice', 246 + i * 118, 632 - Math.abs(i - 3) * 15, 188, {
        anchorY: 0.86,
        rotate: -24 + i * 8,
        z: -200 + i,
      });
    await scene.piece('dipSalsa', 1056, 826, 216, { anchorY: 0.86, z: 900 });
    return scene;
  },

  async 'ham-toasty'() {
    const scene = productScene(223);
    const ground = board(scene, { cy: 530, width: 1100, depth: 560, height: 30, tone: 'oak' });
    await rows(scene, ground, [4, 4, 4, 4], 'toastyHam', 258, {
      back: 0.26,
      front: 0.95,
      step: 0.44,
      rotate: 1.5,
      anchorY: 0.92,
    });
    await garnish(scene, [
      ['parsley', 90, 600, 92, -20],
      ['gherkin', 86, 782, 86],
      ['gherkin', 1116, 786, 86],
      ['parsleyDark', 1112, 600, 88, 20],
    ]);
    return scene;
  },

  async 'chicken-dippers'() {
    const scene = productScene(229);
    const dish = tray(scene, { cy: 490, rx: 560, ry: 335, height: 34 });
    for (let i = 0; i < 10; i++) {
      const place = dish.at(i * 0.628 + 0.2, 0.86);
      await scene.piece(i % 3 === 2 ? 'redLeaf' : 'lettuceLeaf', place.x, place.y + 26, 170, {
        rotate: i * 50,
        anchorY: 0.5,
        z: -20 + i,
      });
    }
    const strips = ['chickenStripA', 'chickenStripB', 'chickenStripC'] as const;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 8; c++) {
        const x = 226 + c * 84 + cycle([30, 0, 20], r),
          y = 338 + r * 134;
        await scene.piece(cycle(strips, c + r), x, y, 166, {
          rotate: -66 + between(-4, 4),
          anchorY: 0.5,
          z: y + c * 0.5,
          shadowReach: 1.3,
        });
      }
    await scene.piece('dipChilli', 950, 560, 226, { anchorY: 0.8, z: 760 });
    await garnish(scene, [
      ['chilli', 880, 660, 104, 40, { z: 770 }],
      ['parsley', 960, 392, 92, -20, { z: 370 }],
    ]);
    return scene;
  },

  async 'tomato-toasty'() {
    const scene = productScene(227);
    const ground = slate(scene, { cy: 530, width: 1110, depth: 560 });
    await rows(scene, ground, [4, 4, 4, 4], 'toastyTomato', 258, {
      back: 0.26,
      front: 0.95,
      step: 0.44,
      rotate: 1.5,
      anchorY: 0.92,
    });
    await garnish(scene, [
      ['cherryTomato', 84, 640, 60],
      ['cherryTomato', 84, 780, 70],
      ['herbSprig', 1114, 640, 90, 30],
      ['cherryTomato', 1118, 784, 70],
      ['herbSprig', 132, 600, 84, -30],
    ]);
    return scene;
  },
} satisfies Scenes;
