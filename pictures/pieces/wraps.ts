import { across, each, linearGradient, radialGradient } from '../svg.ts';
import { drawing } from './drawing.ts';
import { chunk, cube, parsleyTuft, saladBed, shreds } from './garnish.ts';

/** Half a wrap standing on end in a paper band: the filling is what its cut face shows. */
function wrapHalf(filling: string, band: string) {
  return drawing(
    200,
    270,
    linearGradient('to', '#f7dfae, #efcd90 45%, #d7a862 80%, #bb8847', across) +
      radialGradient('in', '#fff3d4, #e8c68a') +
      linearGradient('pp', '#fffaf0, #f4e7cb 50%, #cdb98f', across),
    `
      <path d="M22 70L30 246Q98 272 170 246L178 70Z" fill="url(#to)"/>
      ${each(
        [
          [60, 116],
          [120, 132],
          [84, 150],
          [146, 112],
          [46, 142],
        ],
        ([x, y]) =>
          `
            <ellipse cx="${x}" cy="${y}" rx="15" ry="6" fill="#a8672c" opacity=".38"
              transform="rotate(-18 ${x} ${y})"/>
          `,
      )}
      <path d="M25.5 150L30 246Q98 272 170 246L174.5 150Q100 182 25.5 150Z" fill="url(#pp)"/>
      <path d="M26.4 170Q100 202 173.6 170L173 183Q100 215 27 183Z" fill="${band}"/>
      <path d="M27.3 190Q100 222 172.7 190L172.5 195Q100 227 27.5 195Z" fill="${band}"/>
      <path d="M26 159Q100 191 174 159L173.8 164Q100 196 26.2 164Z" fill="${band}"/>
      <ellipse cx="100" cy="70" rx="79" ry="47" fill="#f6dcaa"/>
      <ellipse cx="100" cy="70" rx="79" ry="47" fill="none" stroke="#c5914e" stroke-width="3"
        stroke-opacity=".6"/>
      <path d="M34 92A79 47 0 0 0 166 92" stroke="#b57b3b" stroke-opacity=".35" stroke-width="5" fill="none"
        filter="url(#b2)"/>
      <ellipse cx="100" cy="68" rx="68" ry="38" fill="#d9b374"/>
      <ellipse cx="100" cy="69" rx="65" ry="36" fill="#6b8f35"/>
      <g>
        ${filling}
      </g>
      <path d="M70 40A60 33 0 0 1 150 50" stroke="#f3d49b" stroke-width="8" fill="none" stroke-linecap="round"
        opacity=".9"/>
    `,
  );
}

/** Halves of wraps by their filling. */
export const wraps = {
  wrapChicken: () =>
    wrapHalf(
      saladBed('#86c053') +
        chunk(74, 60, 24, 13, '#f0cf9c', '#c7955a', -14) +
        chunk(126, 76, 25, 13, '#ecc78f', '#c08d53', 10) +
        chunk(88, 84, 18, 10, '#e2442f', '#a92718') +
        chunk(118, 54, 19, 10, '#e2442f', '#a92718', -8) +
        chunk(100, 70, 17, 8, '#fff8e8', '#dccfb0') +
        chunk(142, 60, 10, 7, '#f3b82f', '#c58a17') +
        chunk(56, 76, 10, 7, '#f3b82f', '#c58a17'),
      '#b5351f',
    ),

  wrapFalafel: () =>
    wrapHalf(
      saladBed('#86c053') +
        chunk(74, 64, 25, 18, '#a5713b', '#6d431d') +
        chunk(128, 72, 26, 18, '#9d6936', '#66401c') +
        chunk(76, 64, 15, 10, '#b6b653', '#8d8c36') +
        chunk(126, 72, 15, 10, '#b0b14e', '#888733') +
        chunk(100, 50, 18, 8, '#8e2f63', '#5e1c42', -6) +
        chunk(98, 90, 22, 8, '#fdf3dd', '#d8c8a4') +
        chunk(152, 62, 9, 6, '#e2442f', '#a92718') +
        chunk(48, 72, 9, 6, '#e2442f', '#a92718'),
      '#2f6b4f',
    ),

  wrapFeta: () =>
    wrapHalf(
      saladBed('#79b548') +
        `
          <rect x="58" y="52" width="30" height="20" rx="4" fill="#fffaf0" transform="rotate(-10 73 62)"/>
          <rect x="108" y="66" width="32" height="21" rx="4" fill="#fffaf0" transform="rotate(8 124 76)"/>
          <rect x="104" y="44" width="26" height="16" rx="4" fill="#f4ead6"/>
        ` +
        chunk(88, 86, 20, 11, '#e2442f', '#a92718', 6) +
        chunk(142, 56, 15, 9, '#e2442f', '#a92718', -10) +
        chunk(58, 76, 11, 8, '#3b2b45', '#22182b') +
        chunk(98, 68, 12, 8, '#3b2b45', '#22182b') +
        chunk(98, 67, 4, 3, '#6c5a77', '#6c5a77'),
      '#d9982a',
    ),

  wrapCaesar: () =>
    wrapHalf(
      saladBed('#a8d86c') +
        `
          <path d="M52 62Q76 46 100 52M62 88Q90 98 132 90" stroke="#e6f5c0" stroke-width="4" fill="none"
            stroke-linecap="round"/>
        ` +
        chunk(80, 60, 24, 13, '#f0cf9c', '#b98a52', -12) +
        chunk(122, 78, 25, 13, '#ecc78f', '#b58450', 8) +
        cube(122, 52, 22, 15, '#d79a4c', '#8f5720', -12) +
        cube(70, 84, 22, 15, '#dfa657', '#955c22', 14) +
        cube(148, 66, 18, 13, '#d79a4c', '#8f5720', 20) +
        cube(98, 72, 13, 9, '#e8b667', '#955c22', -30) +
        shreds(
          [
            [52, 72, 22, -6],
            [92, 92, 24, 4],
            [104, 46, 20, 2],
            [136, 84, 16, -8],
          ],
          '#fff4c6',
          6,
        ),
      '#b5351f',
    ),

  wrapShawarma: () =>
    wrapHalf(
      saladBed('#8fc65a') +
        shreds(
          [
            [44, 66, 30, -8],
            [52, 78, 34, 6],
            [60, 54, 30, 4],
            [120, 92, 34, -10],
            [128, 84, 30, 2],
          ],
          '#8e2f63',
          6.5,
        ) +
        shreds(
          [
            [48, 70, 28, -4],
            [126, 88, 30, -6],
          ],
          '#c06a98',
          3,
        ) +
        chunk(92, 58, 25, 12, '#c98644', '#7c471a', -10) +
        chunk(122, 74, 25, 13, '#c07a38', '#743f15', 12) +
        chunk(86, 82, 22, 12, '#d29250', '#84501f', -4) +
        chunk(146, 58, 14, 9, '#e4f0c2', '#4f9040', 10) +
        chunk(60, 84, 13, 8, '#e4f0c2', '#4f9040', -10) +
        `
          <path d="M70 66q14 -10 28 0t28 -2q12 -4 18 4" stroke="#fffdf4" stroke-width="8"
            stroke-linecap="round" fill="none"/>
        `,
      '#7a2f5e',
    ),

  wrapPepper: () =>
    wrapHalf(
      saladBed('#9ad06a') +
        shreds(
          [
            [46, 72, 36, -12, 10],
            [58, 88, 40, 2, -6],
            [112, 50, 36, 6, 8],
          ],
          '#d9301f',
          9,
        ) +
        shreds(
          [
            [50, 70, 30, -10, 10],
            [116, 49, 28, 5, 8],
          ],
          '#ff8a6b',
          3,
        ) +
        shreds(
          [
            [120, 88, 34, -12, 8],
            [72, 52, 30, -4, 8],
          ],
          '#f4b73a',
          9,
        ) +
        cube(76, 66, 28, 19, '#fffaf0', '#d9ccb0', -10) +
        cube(124, 72, 30, 20, '#fffaf0', '#d9ccb0', 8) +
        cube(104, 50, 22, 14, '#fffaf0', '#d9ccb0', -4) +
        chunk(146, 62, 14, 9, '#e4f0c2', '#4f9040', 10) +
        chunk(98, 88, 14, 8, '#e4f0c2', '#4f9040', -6) +
        `<path d="M92 70q8 -6 16 0" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
        `
          <path d="M54 82q10 -10 18 -2q-8 8 -18 2Z" fill="#2f8a45"/>
          <path d="M138 82q10 -8 16 0q-8 6 -16 0Z" fill="#2f8a45"/>
        `,
      '#d9982a',
    ),

  wrapFalafelPink: () =>
    wrapHalf(
      saladBed('#6fae48') +
        chunk(76, 64, 26, 18, '#a5713b', '#6d431d') +
        chunk(130, 72, 27, 18, '#9d6936', '#66401c') +
        chunk(76, 63, 17, 11, '#b6b653', '#8d8c36') +
        chunk(129, 71, 17, 11, '#b0b14e', '#888733') +
        cube(102, 50, 12, 22, '#f07ba6', '#b13a6d', 60) +
        cube(98, 88, 12, 26, '#f58fb4', '#b13a6d', 80) +
        cube(54, 82, 11, 20, '#f07ba6', '#b13a6d', 40) +
        cube(152, 58, 10, 18, '#f58fb4', '#b13a6d', -40) +
        `
          <path d="M84 76q14 -14 34 -6" stroke="#fbeccb" stroke-width="8" stroke-linecap="round" fill="none"/>
        ` +
        parsleyTuft(110, 62, 0.55) +
        parsleyTuft(62, 50, 0.5) +
        parsleyTuft(144, 88, 0.5),
      '#2f6b4f',
    ),
};
