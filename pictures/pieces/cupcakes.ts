import { across, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { drawing } from './drawing.ts';

interface Cupcake {
  /** Light, middle, dark and deepest fold of the cream. */
  readonly cream: readonly [string, string, string, string];
  /** Light and dark of the paper case. */
  readonly paper: readonly [string, string];
  readonly crumb: string;
  readonly strewn: string;
  readonly top: string;
}

/** Rings of piped cream from below: middle, half width, height. */
const rings = [
  [126, 92, 46],
  [98, 75, 42],
  [72, 55, 38],
  [49, 34, 32],
] as const;

const ringOutline = (y: number, rx: number, height: number) =>
  `M${120 - rx} ${y}C${120 - rx - 5} ${y - height * 0.55} ${120 - rx * 0.6} ${y - height * 0.72} 120
    ${y - height * 0.74}S${120 + rx + 5} ${y - height * 0.55} ${120 + rx} ${y}C${120 + rx} ${y + height * 0.4}
    ${120 + rx * 0.5} ${y + height * 0.56} 120 ${y + height * 0.56}S${120 - rx} ${y + height * 0.4} ${120 - rx} ${y}Z`;

/** One ring, with the folds that a star nozzle leaves. */
function ring([y, rx, height]: readonly [number, number, number], index: number, folds: string): string {
  const count = 7 - index;
  return `
    <clipPath id="ring${index}"><path d="${ringOutline(y, rx, height)}"/></clipPath>
    <path d="${ringOutline(y + 5, rx, height)}" fill="${folds}" opacity=".8"/>
    <path d="${ringOutline(y, rx, height)}" fill="url(#cream)"/>
    <g clip-path="url(#ring${index})" fill="none" stroke-linecap="round">
      ${repeat(count + 2, (i) => {
        const x = 120 - rx + ((i - 0.2) / count) * rx * 2;
        const bend = rx * 0.3;
        return `
          <path d="M${x + bend} ${y - height}Q${x + bend * 0.9} ${y} ${x - bend * 0.6} ${y + height * 0.7}"
            stroke="${folds}" stroke-opacity=".5" stroke-width="6" filter="url(#b2)"/>
          <path d="M${x + bend - 9} ${y - height}Q${x + bend * 0.9 - 11} ${y} ${x - bend * 0.6 - 10}
            ${y + height * 0.6}" stroke="#fff" stroke-opacity=".42" stroke-width="5" filter="url(#b2)"/>
        `;
      })}
      <ellipse cx="${120 + rx * 0.7}" cy="${y + 8}" rx="${rx * 0.5}" ry="${height}" fill="${folds}" opacity=".28"
        filter="url(#b8)"/>
      <path d="M${120 - rx} ${y + height * 0.52}Q120 ${y + height * 0.8} ${120 + rx} ${y + height * 0.52}"
        stroke="${folds}" stroke-opacity=".55" stroke-width="10" filter="url(#b4)"/>
    </g>
  `;
}

function cupcake({ cream, paper, crumb, strewn, top }: Cupcake): string {
  seedWith(61);
  const [light, middle, dark, folds] = cream;
  return drawing(
    240,
    258,
    linearGradient('cream', `${light}, ${middle} 55%, ${dark}`, [0.1, 0, 0.8, 1]) +
      linearGradient('paper', `${paper[0]}, ${paper[1]}`, across) +
      linearGradient('crumb', `${crumb}, #6b3a14`, across) +
      radialGradient('berry', '#ff9a8c, #dc3040 50%, #8c1026') +
      radialGradient('blue', '#98a3d8, #4c5396 48%, #232650'),
    `
      <path d="M44 140L66 238Q120 262 174 238L196 140Z" fill="url(#paper)"/>
      ${repeat(13, (i) => {
        const [x1, x2] = [46 + i * 12.4, 67 + i * 8.9];
        return `
          <path d="M${x1} 144L${x2} 246" stroke="#3b1d0a" stroke-opacity="${0.16 + i * 0.014}" stroke-width="4"/>
          <path d="M${x1 + 4.5} 144L${x2 + 3.4} 246" stroke="#fff" stroke-opacity="${0.34 - i * 0.02}"
            stroke-width="2.6"/>
        `;
      })}
      <path d="M64 232Q120 256 176 232L174 240Q120 262 66 240Z" fill="#3b1d0a" opacity=".25"/>
      <path d="M36 138Q120 178 204 138L198 150Q120 188 42 150Z" fill="url(#crumb)"/>
      ${each(rings, (one, i) => ring(one, i, folds))}
      <path d="M92 44C92 30 110 30 116 6C136 14 150 34 146 48Q120 60 92 44Z" fill="url(#cream)"/>
      <path d="M118 12Q136 24 136 46" stroke="${folds}" stroke-opacity=".45" stroke-width="5" fill="none"
        stroke-linecap="round" filter="url(#b2)"/>
      <path d="M104 42Q116 34 118 18" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none"
        stroke-linecap="round" filter="url(#b2)"/>
      ${strewn}
      ${top}
    `,
  );
}

const places = [
  [52, 120, 20],
  [86, 138, -30],
  [128, 136, 50],
  [172, 126, -14],
  [66, 92, 60],
  [106, 104, 10],
  [152, 100, -50],
  [88, 70, -20],
  [136, 76, 34],
] as const;

const sprinkles = (colours: readonly string[]) =>
  each(
    places,
    ([x, y, rotate], i) => `
      <g transform="translate(${x} ${y}) rotate(${rotate})">
        <rect x="-6" y="0" width="14" height="6" rx="3" fill="#3b0f12" opacity=".3"/>
        <rect x="-7" y="-3" width="14" height="6" rx="3" fill="${colours[i % colours.length]}"/>
        <path d="M-4 -1.4H3" stroke="#fff" stroke-opacity=".6" stroke-width="1.4" stroke-linecap="round"/>
      </g>
    `,
  );

const curls = (light: string, dark: string) =>
  each(
    places,
    ([x, y, rotate]) => `
      <g transform="translate(${x} ${y}) rotate(${rotate})">
        <path d="M-10 3Q0 -8 10 2L8 7Q0 0 -8 8Z" fill="${dark}"/>
        <path d="M-10 1Q0 -9 10 0L8 3Q0 -4 -8 4Z" fill="${light}"/>
      </g>
    `,
  );

const raspberry = (x: number, y: number, scale = 1) =>
  `
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="M-20 -6C-20 -22 20 -22 20 -6C20 10 8 22 0 22S-20 10 -20 -6Z" fill="#8c1026"/>
      ${repeat(15, () => {
        const [bx, by] = [between(-15, 15), between(-15, 13)];
        return `<circle cx="${bx}" cy="${by}" r="6.6" fill="url(#berry)"/>`;
      })}
      <ellipse cx="-7" cy="-9" rx="4" ry="2.6" fill="#fff" opacity=".7"/>
    </g>
  `;

const blueberry = (x: number, y: number, r: number) =>
  `
    <circle cx="${x}" cy="${y}" r="${r}" fill="url(#blue)"/>
    <path d="M${x - 5} ${y - 6}l4 2l4 -4l2 5l5 2l-5 3l-3 4l-3 -4l-5 -2Z" fill="#1c1f45" opacity=".8"/>
    <ellipse cx="${x - r * 0.4}" cy="${y - r * 0.45}" rx="${r * 0.28}" ry="${r * 0.18}" fill="#dfe3fa" opacity=".8"/>
  `;

const mint =
  '<path d="M118 26C122 6 146 -2 160 6C156 24 140 34 118 26Z" fill="#2f7330"/>' +
  '<path d="M118 24C122 6 144 0 158 6C152 22 138 30 118 24Z" fill="#74ba4e"/>' +
  '<path d="M122 22Q138 16 154 8" stroke="#d5efa2" stroke-width="2.4" fill="none"/>';

const brownPaper = ['#b5794a', '#5e3216'] as const;
const cherry =
  '<circle cx="120" cy="26" r="19" fill="url(#berry)"/>' +
  '<path d="M122 10C126 0 138 -4 148 -2" transform="translate(0 6)" stroke="#6a4520" stroke-width="3.6" fill="none" stroke-linecap="round"/>' +
  '<ellipse cx="112" cy="18" rx="6" ry="4" fill="#fff" opacity=".7"/>';

/** Cupcakes in the four kinds of the stand. */
export const cupcakes = {
  cupcakeRose: () =>
    cupcake({
      cream: ['#ffe8e2', '#f6bcba', '#dd8791', '#b4566a'],
      paper: brownPaper,
      crumb: '#d99a52',
      strewn: sprinkles(['#fffaf0', '#c23a26', '#f2b63a']),
      top: raspberry(120, 26, 0.95),
    }),

  cupcakeChocolate: () =>
    cupcake({
      cream: ['#b98058', '#84512f', '#552d17', '#2e1408'],
      paper: ['#f3dcae', '#b98d52'],
      crumb: '#7a431c',
      strewn: curls('#fff3da', '#c79a63'),
      top: cherry,
    }),

  cupcakeCaramel: () =>
    cupcake({
      cream: ['#fff5dc', '#f4d396', '#d6a050', '#a66a24'],
      paper: ['#8a5a34', '#3f200e'],
      crumb: '#c98a45',
      strewn: `
        <path d="M40 122Q62 136 84 118T128 126T170 112T198 124M58 92Q86 104 108 88T154 96T178 86M78 66Q104 78
          126 62T158 66" stroke="#8f4a10" stroke-width="6.5" fill="none" stroke-linecap="round"/>
        <path d="M40 120Q62 134 84 116T128 124T170 110T198 122M58 90Q86 102 108 86T154 94T178 84M78 64Q104 76
          126 60T158 64" stroke="#c9781f" stroke-width="4.5" fill="none" stroke-linecap="round"/>
      `,
      top: `
        <path d="M98 22L122 10L146 20L144 38L122 50L100 40Z" fill="#a3621e"/>
        <path d="M98 22L122 10L146 20L122 32Z" fill="#e8ac58"/>
        <path d="M98 22L122 32V50L100 40Z" fill="#c8842f"/>
      `,
    }),

  cupcakeBerry: () =>
    cupcake({
      cream: ['#eebccb', '#c9688c', '#983460', '#651a3e'],
      paper: brownPaper,
      crumb: '#d99a52',
      strewn: curls('#fffaf0', '#e6b9c8'),
      top: `${mint}${blueberry(108, 28, 17)}${raspberry(136, 32, 0.78)}`,
    }),
};
