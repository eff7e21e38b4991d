import { petrol, shadowBrown } from '../../palette.ts';
import type { PieceName } from '../../pieces/images.ts';
import { between } from '../../scene.ts';
import { plasticCrate } from '../../surfaces/crate.ts';
import { across, down, linearGradient } from '../../svg.ts';
import { middle, productScene, type Scenes } from './product-scene.ts';

/** Six bottles in their carton. */
async function cartonOf(bottle: PieceName, seed: number) {
  const scene = productScene(seed);
  const l = 220,
    r = 980,
    y = 640,
    h = 200;
  scene.define(
    linearGradient('carton-front', '#d9b585, #a87e4b', down) +
      linearGradient('carton-inside', '#8b6337, #5a3c1c', down),
  );
  scene.add(
    `
        <path d="M${l + 30} ${y}H${r - 30}L${r + 14} ${y + h - 14}L${r - 6} ${y + h + 6}H${l + 6}L${l - 14}
          ${y + h - 14}Z" fill="${shadowBrown}" opacity=".4" filter="url(#s28)" transform="translate(34 16)"/>
        <path d="M${l + 40} ${y - 170}H${r - 40}L${r - 10} ${y + 20}H${l + 10}Z" fill="url(#carton-inside)"/>
        <path d="M${l + 40} ${y - 170}H${r - 40}L${r - 34} ${y - 140}H${l + 34}Z" fill="#b58d58"/>
      `,
    -10,
  );
  const row = async (yy: number, z: number, size: number, sp: number) => {
    for (let c = 0; c < 3; c++)
      await scene.piece(bottle, middle + (c - 1) * sp, yy, size, {
        anchorY: 0.98,
        shadow: 0.7,
        rotate: between(-1, 1),
        z: z + c * 0.01,
      });
  };
  await row(566, 560, 500, 212);
  scene.add(
    `
        <path d="M${l + 26} ${y - 86}H${r - 26}L${r - 20} ${y + 20}H${l + 20}Z" fill="#b98f58"/>
        <path d="M${l + 26} ${y - 86}H${r - 26}" stroke="#ecd0a3" stroke-width="7"/>
      `,
    580,
  );
  await row(690, 652, 540, 226);
  scene.add(
    `
        <path d="M${l} ${y}H${r}L${r - 10} ${y + h - 8}Q${r - 11} ${y + h} ${r - 20}
          ${y + h}H${l + 20}Q${l + 11} ${y + h} ${l + 10} ${y + h - 8}Z" fill="url(#carton-front)"/>
        <path d="M${l} ${y}H${r}L${r - 3} ${y + 16}H${l + 3}Z" fill="#ecd0a3"/>
        <path d="M${l + 5} ${y + h * 0.62}H${r - 5}" stroke="${petrol}" stroke-width="13"/>
        <path d="M${l + 6} ${y + h * 0.73}H${r - 6}" stroke="${petrol}" stroke-width="4"/>
        <path d="M${l + 4} ${y + h * 0.51}H${r - 4}" stroke="${petrol}" stroke-width="4"/>
        <rect x="${middle - 86}" y="${y + h * 0.2}" width="172" height="38" rx="19" fill="#4a3016"/>
      `,
    2000,
  );
  return scene;
}

/** Beer in its crate, Sekt in its carton. */
export const beerAndSekt = {
  async 'pils-crate'() {
    const scene = productScene(277);
    plasticCrate(scene, { width: 980, y: 590, height: 250, depth: 176 });
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 5; c++) {
        const y = 522 + r * 56;
        await scene.piece('bottlePils', middle + (c - 2) * (150 + r * 14), y, 484 + r * 20, {
          anchorY: 0.98,
          shadow: 0.7,
          rotate: between(-1, 1),
          z: y,
        });
      }
    scene.define(linearGradient('opener', '#ffffff, #d3d0c6 40%, #77736a', across));
    scene.add(
      `
        <path d="M930 604C924 640 952 640 944 668" stroke="#7a4d2a" stroke-width="7" fill="none"
          stroke-linecap="round"/>
        <g transform="translate(944 664) rotate(8)">
          <rect x="-17" y="0" width="40" height="150" rx="20" fill="#06161c" opacity=".45" filter="url(#s6)"
            transform="translate(8 8)"/>
          <path fill-rule="evenodd" d="M-18 18Q-18 0 0 0T18 18V84Q34 92 34 118Q34 154 0 154T-34 118Q-34 92 -18
            84ZM-7 16A7 7 0 1 0 7 16A7 7 0 1 0 -7 16ZM-20 118Q-20 140 0 140T20 118Q20 112 12 112H-12Q-20 112
            -20 118Z" fill="url(#opener)"/>
          <path d="M-9 34V84" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>
        </g>
      `,
      2100,
    );
    return scene;
  },

  sekt: () => cartonOf('bottleSekt', 281),

  'alcohol-free-riesling': () => cartonOf('bottleAlcoholFree', 367),
} satisfies Scenes;
