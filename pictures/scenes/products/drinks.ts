import type { PieceName } from '../../pieces/images.ts';
import { between, cycle } from '../../scene.ts';
import { board } from '../../surfaces/board.ts';
import { box } from '../../surfaces/box.ts';
import { woodenCrate } from '../../surfaces/crate.ts';
import { tray } from '../../surfaces/tray.ts';
import { down, linearGradient } from '../../svg.ts';
import { garnish, rows } from '../arrange.ts';
import { middle, productScene, type Scenes } from './product-scene.ts';

/** Twelve bottles of water in their crate. */
async function crateOf(bottle: PieceName, seed: number) {
  const scene = productScene(seed);
  woodenCrate(scene, { width: 760, y: 590, height: 250, depth: 170 });
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 4; c++) {
      const y = 556 + r * 62;
      await scene.piece(bottle, middle + (c - 1.5) * (146 + r * 18), y, 500 + r * 24, {
        anchorY: 0.98,
        shadow: 0.7,
        rotate: between(-1, 1),
        z: y,
      });
    }
  return scene;
}

/** A tray of cans. */
async function trayOf(can: PieceName, seed: number) {
  const scene = productScene(seed);
  const ground = box(scene, { cy: 500, width: 1060, depth: 440, height: 110 });
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 6; c++) {
      const place = ground.at((c - 2.5) * 0.3, 0.34 + r * 0.215);
      await scene.piece(can, place.x, place.y, 262 * place.scale, {
        anchorY: 0.95,
        rotate: between(-1, 1),
        z: place.y,
        shadow: 0.8,
      });
    }
  return scene;
}

/** Drinks. */
export const drinks = {
  async crate() {
    const scene = productScene(51);
    scene.define(
      linearGradient('cr1', '#e2bb84, #b07f45', down) + linearGradient('cr2', '#6d471f, #3d2610', down),
    );
    scene.add(
      `
        <path d="M150 560L1050 560L1110 830L1090 850H110L90 830Z" fill="#2a120a" opacity=".4"
          filter="url(#s28)" transform="translate(34 16)"/>
        <path d="M180 430H1020L1070 620H130Z" fill="url(#cr2)"/>
        <path d="M180 420H1020V470H180Z" fill="#a87941"/>
      `,
      -10,
    );
    const bottles = ['bottleRhubarb', 'bottleApple', 'bottleWater', 'bottleLemon', 'bottleMate'] as const;
    for (let r = 0; r < 3; r++) {
      const n = 6,
        y = 560 + r * 62,
        sp = 140 + r * 7;
      for (let c = 0; c < n; c++)
        await scene.piece(cycle(bottles, c + r * 2), middle + (c - 2.5) * sp, y, 470 + r * 22, {
          anchorY: 0.98,
          shadow: 0.7,
          rotate: between(-1, 1),
          z: y,
        });
    }
    const slat = (y: number, h: number) =>
      `
        <rect x="104" y="${y}" width="992" height="${h}" rx="8" fill="url(#cr1)"/>
        <rect x="104" y="${y}" width="992" height="6" rx="3" fill="#f6d9a8"/>
        <path d="M104 ${y + h * 0.4}Q600 ${y + h * 0.3} 1096 ${y + h * 0.5}M104 ${y + h * 0.7}Q500
          ${y + h * 0.8} 1096 ${y + h * 0.68}" stroke="#8a5a25" stroke-opacity=".3" stroke-width="3"
          fill="none"/>
      `;
    scene.add(
      `<rect x="110" y="590" width="980" height="250" fill="#2f1c0c" opacity=".86"/>` +
        slat(586, 92) +
        slat(694, 92) +
        `
          <rect x="104" y="800" width="992" height="44" rx="8" fill="url(#cr1)"/>
          <rect x="104" y="580" width="46" height="266" rx="8" fill="#b98950"/>
          <rect x="1050" y="580" width="46" height="266" rx="8" fill="#9a6c36"/>
          <rect x="520" y="612" width="160" height="38" rx="19" fill="#2f1c0c"/>
          <g fill="#6d4318">
            <circle cx="127" cy="632" r="6"/>
            <circle cx="127" cy="740" r="6"/>
            <circle cx="1073" cy="632" r="6"/>
            <circle cx="1073" cy="740" r="6"/>
          </g>
        `,
      2000,
    );
    return scene;
  },

  async coffee() {
    const scene = productScene(54);
    tray(scene, { cy: 610, rx: 540, ry: 236, height: 30 });
    await scene.piece('thermos', 330, 590, 540, { anchorY: 0.97, z: 590 });
    await scene.piece('thermos', 520, 560, 520, { anchorY: 0.97, z: 560 });
    for (const [x, y] of [
      [730, 500],
      [860, 540],
      [985, 590],
      [680, 590],
      [820, 640],
      [955, 690],
      [620, 680],
      [770, 740],
      [470, 730],
      [330, 700],
    ] as const)
      await scene.piece('coffeeCup', x, y + 10, 176, { anchorY: 0.86 });
    await scene.piece('cookie', 200, 640, 110, { squash: 0.66, thickness: 10, anchorY: 0.5 });
    await scene.piece('cookie', 236, 610, 110, {
      squash: 0.66,
      thickness: 10,
      anchorY: 0.5,
      rotate: 90,
      z: 641,
    });
    await scene.piece('cookie', 600, 770, 104, { squash: 0.66, thickness: 10, anchorY: 0.5, rotate: 20 });
    return scene;
  },

  async lemonade() {
    const scene = productScene(57);
    const ground = board(scene, { cy: 600, width: 1040, depth: 400, height: 30, tone: 'oak' });
    for (const [r, n] of [5, 6, 5].entries()) {
      for (let c = 0; c < n; c++) {
        const place = ground.at((c - (n - 1) / 2) * 0.33, 0.28 + r * 0.28);
        await scene.piece(
          cycle(['glassLemon', 'glassBerry', 'glassApple'], r + c),
          place.x,
          place.y,
          236 * place.scale,
          { anchorY: 0.96, shadow: 0.8 },
        );
      }
    }
    await scene.piece('lemon', 140, 770, 110, { rotate: -20 });
    await scene.piece('lemon', 1060, 770, 104, { rotate: 30 });
    await garnish(scene, [['basil', 220, 770, 80, 10]], { anchorY: 0.6 });
    return scene;
  },

  'sparkling-water': () => crateOf('bottleMineral', 263),

  'still-water': () => crateOf('bottleStill', 283),

  'cola-cans': () => trayOf('canCola', 269),

  'cola-without-sugar': () => trayOf('canColaSilver', 293),

  async tea() {
    const scene = productScene(359);
    tray(scene, { cy: 610, rx: 540, ry: 236, height: 30 });
    await scene.piece('thermos', 330, 560, 520, { anchorY: 0.97, z: 560 });
    await scene.piece('thermos', 500, 534, 500, { anchorY: 0.97, z: 534 });
    for (const [i, [x, y]] of (
      [
        [690, 486],
        [826, 512],
        [950, 560],
        [650, 576],
        [790, 606],
        [930, 650],
        [600, 664],
        [1010, 716],
        [744, 696],
        [880, 744],
      ] as const
    ).entries())
      await scene.piece(i % 2 ? 'teaCupMint' : 'teaCupBlack', x, y + 10, 172, { anchorY: 0.86 });
    for (const [row, bag] of (['teaBagAssam', 'teaBagMint'] as const).entries())
      for (let i = 0; i < 10; i++)
        await scene.piece(bag, 176 + i * 37 + row * 30, 700 + row * 84 - i * 2, 104, {
          rotate: -6 + i * 1.4,
          anchorY: 0.9,
          shadow: 0.8,
          z: 650 + row * 90 + i * 0.1,
        });
    await scene.piece('lemonWedge', 640, 782, 104, { rotate: 8, anchorY: 0.8 });
    return scene;
  },

  async 'cold-cocoa'() {
    const scene = productScene(271);
    const ground = board(scene, { cy: 630, width: 1000, depth: 350, height: 30, tone: 'ash' });
    await rows(scene, ground, [4, 4, 4], 'bottleCocoa', 410, {
      back: 0.26,
      front: 0.9,
      step: 0.405,
      rotate: 1,
      anchorY: 0.97,
    });
    return scene;
  },
} satisfies Scenes;
