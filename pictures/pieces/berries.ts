import { each, radialGradient } from '../svg.ts';
import { seedWith } from './chance.ts';
import { drawing } from './drawing.ts';
import { bark, fruitLeaf, fruitSkinGleam } from './fruit-parts.ts';
import { tube } from './tube.ts';

const berrySeeds: readonly (readonly [x: number, y: number])[] = [
  [62, 74],
  [92, 68],
  [122, 72],
  [46, 98],
  [76, 100],
  [107, 98],
  [136, 98],
  [60, 126],
  [91, 128],
  [122, 126],
  [76, 152],
  [106, 153],
  [91, 174],
];

const grapePlaces: readonly (readonly [x: number, y: number])[] = [
  [58, 84],
  [104, 74],
  [150, 80],
  [190, 96],
  [38, 118],
  [82, 112],
  [126, 108],
  [170, 124],
  [62, 148],
  [106, 144],
  [148, 152],
  [84, 180],
  [126, 184],
  [104, 214],
];

/** Berries, and fruit in bunches. */
export const berries = {
  strawberry: () =>
    drawing(
      180,
      210,
      radialGradient('sb', '#ff8d74, #e63a30 42%, #b8192a 78%, #7e0d20', [0.36, 0.28, 0.82]),
      `
        <path d="M90 44C132 30 172 52 168 92C164 140 120 196 92 202C62 196 18 142 14 94C10 52 48 30 90 44Z"
          fill="url(#sb)"/>
        ${fruitSkinGleam(54, 78, 20, 11, -50)}
        ${each(
          berrySeeds,
          ([x, y]) => `
            <ellipse cx="${x}" cy="${y}" rx="5" ry="6.6" fill="#8e1020" opacity=".6"/>
            <ellipse cx="${x + 0.6}" cy="${y + 0.8}" rx="3" ry="4.6" fill="#f8cf72"/>
            <ellipse cx="${x - 0.4}" cy="${y - 1}" rx="1.2" ry="1.8" fill="#fff6d0"/>
          `,
        )}
        <path d="M92 50C80 70 62 74 50 70C54 62 56 56 54 50C40 56 30 54 22 46C38 42 52 32 70 34C76 24 72 14 84 8C92 12
          96 22 96 32C120 26 140 34 158 40C150 50 138 54 126 50C128 60 134 66 140 70C124 76 102 70 92 50Z"
          fill="#2f6d34" transform="translate(0 4)"/>
        <path d="M92 48C80 68 62 72 50 68C54 60 56 54 54 48C40 54 30 52 22 44C38 40 52 30 70 32C76 22 72 12 84 6C92 10
          96 20 96 30C120 24 140 32 158 38C150 48 138 52 126 48C128 58 134 64 140 68C124 74 102 68 92 48Z"
          fill="#74b64e"/>
        <path d="M90 42Q70 40 36 45M92 44Q74 54 60 64M94 42Q116 40 144 40M94 46Q112 56 128 64" stroke="#cdeba0"
          stroke-width="3" fill="none" stroke-linecap="round" opacity=".85"/>
      `,
    ),

  grapes() {
    seedWith(501);
    return drawing(
      240,
      250,
      radialGradient('gr', '#b7a0d6, #6d4a92 46%, #3c2158 80%, #26103c', [0.36, 0.3, 0.8]),
      `
        ${tube(
          [
            [120, 84],
            [126, 46],
            [150, 18],
          ],
          (t) => 8 - t * 2,
          bark,
        )}
        ${fruitLeaf(116, 54, 190, 1.3)}
        ${fruitLeaf(126, 50, -8, 1.1)}
        ${each(
          grapePlaces,
          ([x, y]) => `
            <circle cx="${x + 2}" cy="${y + 5}" r="29" fill="#2a120a" opacity=".3"/>
            <circle cx="${x}" cy="${y}" r="29" fill="url(#gr)"/>
            <path d="M${x + 22} ${y + 4}A23 23 0 0 1 ${x - 2} ${y + 23}" stroke="#b997d8" stroke-opacity=".55"
              stroke-width="4" fill="none" stroke-linecap="round" filter="url(#b2)"/>
            <ellipse cx="${x - 9}" cy="${y - 11}" rx="9" ry="6" fill="#fff" opacity=".5" filter="url(#b2)"
              transform="rotate(-35 ${x - 9} ${y - 11})"/>
            <ellipse cx="${x - 10}" cy="${y - 12}" rx="4" ry="2.6" fill="#fff" opacity=".85"/>
          `,
        )}
      `,
    );
  },

  blueberries: () =>
    drawing(
      230,
      210,
      radialGradient('bb', '#a9b4e4, #5a67a8 45%, #2f376f 80%, #1b2048', [0.36, 0.28, 0.8]),
      each(
        [
          [70, 78, -14],
          [160, 74, 16],
          [116, 138, 4],
        ],
        ([x, y, rotate]) => `
          <circle cx="${x + 3}" cy="${y + 7}" r="58" fill="#2a120a" opacity=".3"/>
          <circle cx="${x}" cy="${y}" r="58" fill="url(#bb)"/>
          <g transform="translate(${x + 8} ${y - 4}) rotate(${rotate}) scale(.82 .64)">
            <path d="M0 -26L8 -14L24 -16L16 0L24 14L8 14L0 26L-8 14L-24 14L-16 0L-24 -16L-8 -14Z" fill="#20264f"
              stroke="#20264f" stroke-width="6" stroke-linejoin="round"/>
            <circle r="10" fill="#10142f"/>
          </g>
          ${fruitSkinGleam(x - 26, y - 30, 15, 9)}
        `,
      ),
    ),

  cherries: () =>
    drawing(
      230,
      230,
      radialGradient('ch', '#ff8a78, #d6202f 42%, #960d24 78%, #5c0719', [0.36, 0.28, 0.8]),
      `
        ${tube(
          [
            [66, 132],
            [76, 80],
            [130, 18],
          ],
          () => 4.5,
          ['#3d5a1e', '#6b8d34', '#a9c862', '#e4f0b0'],
        )}
        ${tube(
          [
            [164, 140],
            [158, 84],
            [130, 18],
          ],
          () => 4.5,
          ['#3d5a1e', '#6b8d34', '#a9c862', '#e4f0b0'],
        )}
        ${fruitLeaf(132, 20, 12, 1.15)}
        ${each(
          [
            [64, 166, 56],
            [166, 172, 54],
          ],
          ([x, y, r]) => `
            <circle cx="${x}" cy="${y}" r="${r}" fill="url(#ch)"/>
            <path d="M${x - 22} ${y - r + 16}Q${x + 2} ${y - r + 30} ${x + 26} ${y - r + 14}" stroke="#6a0918"
              stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round" filter="url(#b2)"/>
            <path d="M${x + 40} ${y + 10}A42 42 0 0 1 ${x} ${y + 42}" stroke="#ff9a9a" stroke-opacity=".4"
              stroke-width="6" fill="none" stroke-linecap="round" filter="url(#b2)"/>
            ${fruitSkinGleam(x - 20, y - 20, 15, 9)}
          `,
        )}
      `,
    ),
};
