import { between, cycle, random } from '../../scene.ts';
import { board } from '../../surfaces/board.ts';
import { slate } from '../../surfaces/slate.ts';
import { garnish, mixedRows } from '../arrange.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** Platters, in the order of the catalogue. */
export const platters = {
  async rolls() {
    const scene = productScene(3);
    const ground = board(scene, { cy: 486, width: 1090, depth: 560, height: 30, tone: 'oak' });
    const kinds = ['rollCheese', 'rollSalmon', 'rollVegan', 'rollSalami', 'rollEgg'] as const;
    await mixedRows(scene, ground, [5, 5, 5, 5], kinds, 226, {
      back: 0.2,
      front: 0.86,
      step: 0.395,
      rotate: 3,
      anchorY: 0.72,
    });
    await garnish(
      scene,
      [
        ['basil', 120, 690, 84, -20],
        ['cherryTomato', 1090, 690, 64, 10],
        ['cherryTomato', 1040, 716, 58, -20],
        ['basil', 1108, 430, 70, 150],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async wraps() {
    const scene = productScene(8);
    const ground = board(scene, { cy: 530, width: 1090, depth: 500, height: 30, tone: 'walnut' });
    await garnish(
      scene,
      [
        ['lettuceLeaf', 150, 420, 170, -10],
        ['lettuceLeaf', 1040, 430, 170, 30],
        ['lettuceLeaf', 120, 690, 170, 20],
        ['lettuceLeaf', 1085, 690, 160, -30],
      ],
      { anchorY: 0.6, z: -20 },
    );
    const kinds = ['wrapChicken', 'wrapFalafel', 'wrapFeta'] as const;
    for (const [r, n] of [7, 6, 7].entries()) {
      for (let c = 0; c < n; c++) {
        const place = ground.at((c - (n - 1) / 2) * 0.262, 0.28 + r * 0.27);
        await scene.piece(cycle(kinds, r === 1 ? c + 1 : c + r), place.x, place.y, 206 * place.scale, {
          rotate: between(-3, 3),
          anchorY: 0.95,
        });
      }
    }
    await garnish(
      scene,
      [
        ['cherryTomato', 140, 744, 66, 0],
        ['cherryTomato', 196, 762, 60, 30],
        ['lemon', 1052, 748, 92, 20],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async vegan() {
    const scene = productScene(12);
    const ground = slate(scene, { cy: 500, width: 1100, depth: 560 });
    // flatbreads shingled along the back
    for (let i = 0; i < 8; i++) {
      const place = ground.at(-0.74 + i * 0.2, 0.14 + (i % 2) * 0.02);
      await scene.piece('flatbread', place.x, place.y + 40, 190, {
        rotate: i * 17,
        squash: 0.62,
        anchorY: 0.5,
        thickness: 10,
        z: place.y - 60 + i,
      });
    }
    await scene.piece('dipHummus', 430, 500, 230, { anchorY: 0.8, z: 505 });
    await scene.piece('dipQuark', 750, 490, 215, { anchorY: 0.8, z: 495 });
    for (let i = 0; i < 5; i++)
      await scene.piece(
        cycle(['lettuceLeaf', 'redLeaf'], i),
        cycle([170, 250, 210, 980, 1040], i),
        cycle([470, 560, 660, 520, 620], i),
        180,
        { rotate: i * 40, anchorY: 0.5, z: 380 + i },
      );
    for (const [row, count] of [3, 4, 5, 6, 6].entries())
      for (let i = 0; i < count; i++)
        await scene.piece(
          row === 3 && i === 4 ? 'falafelOpen' : 'falafelBall',
          276 + (i - (count - 1) / 2) * 66 + between(-5, 5),
          512 + row * 50 + between(-5, 5),
          90,
          { rotate: between(-24, 24), anchorY: 0.6 },
        );
    const olives = [
      [520, 620],
      [575, 650],
      [630, 615],
      [545, 690],
      [610, 700],
      [670, 670],
      [690, 610],
    ] as const;
    for (const [x, y] of olives)
      await scene.piece('olive', x, y, 70, { rotate: between(-60, 60), anchorY: 0.8 });
    const sticks = [
      'carrotStick',
      'cucumberStick',
      'pepperStick',
      'yellowPepperStick',
      'celeryStick',
    ] as const;
    for (let i = 0; i < 13; i++)
      await scene.piece(cycle(sticks, i), 880 + i * 17, 590 + (i % 3) * 10 + i * 2, 190, {
        rotate: 62 + between(-5, 5),
        anchorY: 0.5,
        z: 520 + i * 2 + (i % 3) * 3,
      });
    for (let i = 0; i < 6; i++)
      await scene.piece('cherryTomato', 790 + i * 52, 716 + (i % 2) * 26, 74, {
        rotate: between(-30, 30),
        anchorY: 0.85,
      });
    await garnish(
      scene,
      [
        ['herbSprig', 486, 748, 124, 70],
        ['basil', 760, 640, 80, 10],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async cheese() {
    const scene = productScene(15);
    board(scene, { cy: 500, width: 1090, depth: 570, height: 32, tone: 'walnut' });
    for (let i = 0; i < 8; i++)
      await scene.piece('grissini', 134 + i * 24, 400 - (i % 3) * 8, 290, {
        rotate: -30 + between(-4, 4),
        anchorY: 0.6,
        z: 300 + i,
      });
    await scene.piece('emmentalWedge', 440, 434, 276, { anchorY: 0.9, rotate: -2 });
    await scene.piece('brie', 690, 420, 290, { anchorY: 0.9 });
    await scene.piece('cheddarWedge', 276, 610, 250, { anchorY: 0.9, flip: -1 });
    await scene.piece('blueCheese', 800, 560, 230, { anchorY: 0.9 });
    for (const [x, y, z, r] of [
      [960, 430, 230, 8],
      [1030, 560, 200, -12],
      [915, 350, 170, 30],
    ] as const)
      await scene.piece('grapes', x, y, z, { rotate: r, anchorY: 0.8 });
    const kinds = ['cheeseCube', 'cheddarCube', 'fetaCube'] as const;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 5; c++) {
        const x = 430 + c * 72 + (r % 2) * 36,
          y = 590 + r * 54;
        await scene.piece(cycle(kinds, r), x + between(-4, 4), y + between(-4, 4), 92, {
          rotate: between(-4, 4),
          anchorY: 0.8,
        });
      }
    for (const [x, y, z] of [
      [880, 660, 124],
      [980, 660, 118],
      [930, 730, 124],
      [1050, 700, 104],
    ] as const)
      await scene.piece('strawberry', x, y, z, { rotate: between(-40, 40), anchorY: 0.8 });
    for (let i = 0; i < 9; i++)
      await scene.piece('olive', 160 + (i % 3) * 60 + between(-6, 6), 660 + Math.floor(i / 3) * 40, 60, {
        rotate: between(-60, 60),
        anchorY: 0.8,
      });
    for (let i = 0; i < 5; i++)
      await scene.piece(
        i === 4 ? 'walnutShell' : 'walnut',
        552 + between(-8, 8) + (i % 3) * 58 + Math.floor(i / 3) * 26,
        470 + Math.floor(i / 3) * 34,
        70,
        { rotate: between(-40, 40), anchorY: 0.7 },
      );
    await garnish(
      scene,
      [
        ['basil', 820, 380, 84, -10],
        ['basil', 190, 480, 76, 40],
      ],
      { anchorY: 0.6 },
    );
    return scene;
  },

  async burgers() {
    const scene = productScene(18);
    const ground = slate(scene, { cy: 510, width: 1100, depth: 540 });
    for (let r = 0; r < 4; r++) {
      for (let c = 0; c < 5; c++) {
        const place = ground.at(-0.76 + c * 0.38, 0.2 + r * 0.235);
        await scene.piece('miniBurger', place.x, place.y, 180 * place.scale, {
          rotate: between(-3, 3),
          anchorY: 0.93,
          flip: random() > 0.5 ? 1 : -1,
        });
        scene.add(
          `
            <g transform="translate(${place.x + 4} ${place.y - 170 * place.scale})">
              <rect x="-3" y="-46" width="7" height="66" rx="3" fill="#8a5a26"/>
              <rect x="-3" y="-46" width="5" height="65" rx="2.5" fill="#f0d09a"/>
              <circle cx="1" cy="-48" r="13" fill="#3a1a08" opacity=".45"/>
              <circle cy="-50" r="13" fill="${cycle(['#c9382a', '#f2b63a', '#3f8f3a'], r + c)}"/>
              <circle cx="-3" cy="-54" r="4" fill="#fff" opacity=".6"/>
            </g>
          `,
          place.y + 0.5,
        );
      }
    }
    return scene;
  },
} satisfies Scenes;
