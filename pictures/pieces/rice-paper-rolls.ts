import { across, each, linearGradient, radialGradient } from '../svg.ts';
import { dots, drawing } from './drawing.ts';
import { chunk, cube, parsleyTuft, shreds } from './garnish.ts';

/** Half a roll standing on its end: what is in it shows through the paper, and on its cut face. */
const roll = (shown: string, face: string) =>
  drawing(
    190,
    230,
    linearGradient('paper', '#ffffff/0.95, #f2f3e4/0.62 30%, #e6e8d2/0.6 65%, #a9ab8c/0.85', across) +
      radialGradient('noodles', '#fffef6, #f0ecd6 70%, #cfc9a6'),
    `
      <path d="M18 62L26 204Q94 234 164 204L172 62Z" fill="#e9e6cc"/>
      <clipPath id="body">
        <path d="M18 62L26 204Q94 234 164 204L172 62Z"/>
      </clipPath>
      <g clip-path="url(#body)" filter="url(#b2)">${shown}</g>
      <path d="M18 62L26 204Q94 234 164 204L172 62Z" fill="url(#paper)"/>
      <path d="M26 118Q92 150 170 112M24 158Q90 186 168 156" stroke="#fff" stroke-width="5" stroke-opacity=".55"
        fill="none" filter="url(#b2)"/>
      <path d="M40 96L46 196" stroke="#fff" stroke-width="11" stroke-opacity=".8" stroke-linecap="round"
        filter="url(#b2)"/>
      <ellipse cx="95" cy="62" rx="78" ry="44" fill="#c9c9ae"/>
      <ellipse cx="95" cy="60" rx="78" ry="44" fill="#fbfbf0"/>
      <ellipse cx="95" cy="61" rx="68" ry="36" fill="url(#noodles)"/>
      ${shreds(
        [
          [40, 58, 40, -10, 8],
          [46, 74, 44, 6, 8],
          [96, 40, 40, 8, 8],
          [104, 86, 38, -10, 8],
          [120, 58, 32, 8, 8],
        ],
        '#fffef8',
        5,
      )}
      ${face}
      <path d="M40 38A66 34 0 0 1 128 30" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>
      ${dots(8, 40, 150, 36, 84, 1.2, 2.2, '#fff', 0.9)}
    `,
  );

const mintLeaf = (x: number, y: number, turn: number) =>
  `
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M-30 0C-16 -22 16 -22 32 0C16 20 -16 20 -30 0Z" fill="#3f8f4a"/>
      <path d="M-28 0H28M-8 0L-16 -9M-8 0L-16 9M8 0L0 -11M8 0L0 11" stroke="#bfe3a6" stroke-width="2.400" fill="none"/>
    </g>
  `;

/** Halves of rice paper rolls, the mint or the mango towards the guest. */
export const ricePaperRolls = {
  rollMint: () =>
    roll(
      mintLeaf(74, 128, 74) +
        mintLeaf(124, 150, 100) +
        each(
          [54, 98, 146],
          (x) => `<rect x="${x - 9}" y="96" width="17" height="120" rx="7" fill="#f08a2c"/>`,
        ),
      cube(66, 56, 15, 30, '#f5963a', '#c05f10', 58) +
        cube(124, 70, 15, 30, '#f5963a', '#c05f10', 70) +
        chunk(96, 54, 21, 14, '#b7d67a', '#7c9c3e', -8) +
        chunk(82, 78, 17, 10, '#ffcb4a', '#d2921a', 10) +
        cube(126, 46, 16, 22, '#dff0b4', '#4c9440', 30) +
        parsleyTuft(104, 78, 0.7),
    ),

  rollMango: () =>
    roll(
      mintLeaf(128, 120, 84) +
        `<rect x="40" y="92" width="34" height="124" rx="12" fill="#ffc23e"/>` +
        each([98, 150], (x) => `<rect x="${x - 9}" y="110" width="17" height="106" rx="7" fill="#f08a2c"/>`) +
        '<rect x="104" y="150" width="26" height="70" rx="9" fill="#9cc45c"/>',
      chunk(72, 58, 25, 14, '#ffcb4a', '#d2921a', -10) +
        chunk(122, 70, 20, 13, '#b7d67a', '#7c9c3e', 12) +
        cube(104, 48, 14, 26, '#f5963a', '#c05f10', 74) +
        cube(88, 80, 14, 24, '#f5963a', '#c05f10', 84) +
        cube(136, 52, 15, 20, '#dff0b4', '#4c9440', -24) +
        parsleyTuft(60, 76, 0.65),
    ),
};
