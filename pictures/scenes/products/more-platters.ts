import { petrol } from '../../palette.ts';
import { between } from '../../scene.ts';
import { board } from '../../surfaces/board.ts';
import { tray } from '../../surfaces/tray.ts';
import { garnish } from '../arrange.ts';
import { middle, productScene, type Scenes } from './product-scene.ts';

/** The other platters. */
export const morePlatters = {
  async sushi() {
    const scene = productScene(20);
    const ground = board(scene, { cy: 500, width: 1100, depth: 560, height: 34, tone: 'walnut' });
    scene.add(
      `
        <path d="M176 262H1024L1080 742H120Z" fill="#2a1412" stroke="#1a0b0a" stroke-width="6"
          stroke-linejoin="round"/>
        <path d="M176 262H1024L1028 292H172Z" fill="#000" opacity=".35"/>
      `,
      -99,
    );
    for (let c = 0; c < 10; c++) {
      const place = ground.at(-0.66 + c * 0.147, 0.24);
      await scene.piece(c % 2 ? 'makiSalmon' : 'makiCucumber', place.x, place.y, 108, {
        anchorY: 0.8,
        rotate: between(-2, 2),
      });
    }
    for (let c = 0; c < 10; c++) {
      const place = ground.at(-0.66 + c * 0.147, 0.4);
      await scene.piece(c % 2 ? 'makiCucumber' : 'makiSalmon', place.x, place.y, 112, {
        anchorY: 0.8,
        rotate: between(-2, 2),
      });
    }
    for (let r = 0; r < 2; r++)
      for (let c = 0; c < 6; c++) {
        const place = ground.at(-0.66 + c * 0.265, 0.58 + r * 0.18);
        await scene.piece(r ? 'nigiriTuna' : 'nigiriSalmon', place.x, place.y, 158 * place.scale, {
          anchorY: 0.84,
          rotate: between(-3, 3),
        });
      }
    for (let c = 0; c < 4; c++) {
      const place = ground.at(-0.62 + c * 0.2, 0.93);
      await scene.piece('friedPrawn', place.x, place.y, 118, { rotate: 20, anchorY: 0.84 });
    }
    await scene.piece('dipQuark', 930, 706, 150, { anchorY: 0.8, z: 706 });
    await garnish(
      scene,
      [
        ['lettuceLeaf', 760, 712, 130, 20],
        ['herbSprig', 800, 716, 90, 60],
      ],
      { anchorY: 0.6, z: 690 },
    );
    return scene;
  },

  async caprese() {
    const scene = productScene(27);
    const dish = tray(scene, { cy: 490, rx: 560, ry: 320, height: 34 });
    for (let i = 0; i < 9; i++) {
      const place = dish.at(i * 0.698, 0.86);
      await scene.piece(i % 2 ? 'lettuceLeaf' : 'redLeaf', place.x, place.y + 14, 180, {
        rotate: i * 47,
        anchorY: 0.5,
        z: -30 + i,
      });
    }
    for (let c = 0; c < 3; c++)
      for (let r = 0; r < 7; r++) {
        const x = middle + (c - 1) * 286 + between(-6, 6) - (r - 3) * 6,
          y = 346 + r * 48 + (c === 1 ? 14 : 0);
        await scene.piece('capreseSkewer', x, y, 312, {
          rotate: -13 + between(-2, 2),
          anchorY: 0.5,
          z: y + (c === 1 ? -6 : 0),
        });
      }
    for (const [x, y, r] of [
      [330, 690, 20],
      [880, 690, -30],
      [1010, 420, 60],
      [200, 420, 10],
    ] as const)
      await scene.piece('basil', x, y, 84, { rotate: r, anchorY: 0.5, z: y + 60 });
    return scene;
  },

  async warm() {
    const scene = productScene(25);
    const dish = tray(scene, { cy: 490, rx: 560, ry: 335, height: 34 });
    for (let i = 0; i < 10; i++)
      await scene.piece(
        i % 3 === 2 ? 'redLeaf' : 'lettuceLeaf',
        dish.at(i * 0.628, 0.82).x,
        dish.at(i * 0.628, 0.82).y + 30,
        190,
        { rotate: i * 50, anchorY: 0.5, z: -20 + i },
      );
    for (let i = 0; i < 8; i++)
      await scene.piece(
        'springRoll',
        250 + (i % 4) * 58 + Math.floor(i / 4) * 14,
        380 + Math.floor(i / 4) * 54 + (i % 4) * 7,
        190,
        { rotate: -38 + between(-4, 4), anchorY: 0.6, z: 360 + i * 6 },
      );
    for (let i = 0; i < 6; i++) {
      const x = 690 + (i % 3) * 100,
        y = 360 + Math.floor(i / 3) * 84;
      await scene.piece('chickenLeg', x, y + 30, 170, { rotate: between(-8, 8) - 20, anchorY: 0.85 });
    }
    await scene.piece('dipSalsa', 520, 540, 196, { anchorY: 0.8 });
    await scene.piece('dipQuark', 690, 570, 190, { anchorY: 0.8 });
    for (const [x, y] of [
      [250, 560],
      [330, 590],
      [410, 560],
      [290, 650],
      [375, 660],
      [455, 640],
    ] as const)
      await scene.piece('meatball', x, y + 20, 100, { rotate: between(-10, 10), anchorY: 0.86 });
    for (const [x, y, r] of [
      [820, 560, 0],
      [905, 540, 10],
      [980, 510, 20],
      [780, 650, -8],
      [862, 640, 4],
      [944, 610, 12],
    ] as const)
      await scene.piece('friedPrawn', x, y + 20, 132, { rotate: r + 30, anchorY: 0.84 });
    await scene.piece('lemon', 585, 690, 100, { rotate: -20 });
    await garnish(
      scene,
      [
        ['basil', 650, 700, 80, 10],
        ['cherryTomato', 530, 720, 64],
        ['herbSprig', 480, 310, 110, 30],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async breakfast() {
    const scene = productScene(22);
    board(scene, { cy: 500, width: 1090, depth: 560, height: 32, tone: 'ash' });
    scene.add(
      `
        <path d="M150 300L1030 262L1080 640L560 760L110 700Z" fill="#fffaf0" opacity=".96"/>
        <path d="M150 300L1030 262L1040 330L142 372Z" fill="#fff"/>
        <path d="M140 366L1048 326M134 388L1052 348M137 377L1050 337" stroke="${petrol}" stroke-width="4"
          opacity=".85"/>
        <path d="M560 760L600 600L1080 640Z" fill="#efe4cf" opacity=".8"/>
      `,
      -90,
    );
    for (let c = 0; c < 5; c++)
      await scene.piece('croissant', 212 + c * 190, 410 + (c % 2) * 12, 270, {
        rotate: between(-14, 14),
        anchorY: 0.84,
      });
    for (let c = 0; c < 6; c++)
      await scene.piece('pretzel', 190 + c * 164, 556 + (c % 2) * 10, 208, {
        rotate: between(-10, 10),
        anchorY: 0.84,
      });
    for (let c = 0; c < 4; c++)
      await scene.piece('croissant', 218 + c * 196, 700 + (c % 2) * 12, 276, {
        rotate: between(-16, 16),
        anchorY: 0.84,
        flip: -1,
      });
    await scene.piece('butterDish', 1024, 726, 216, { anchorY: 0.8 });
    await scene.piece('strawberry', 884, 770, 96, { rotate: -30 });
    await scene.piece('strawberry', 950, 786, 104, { rotate: 24 });
    return scene;
  },
} satisfies Scenes;
