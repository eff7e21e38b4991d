import { down, linearGradient, repeat } from '../svg.ts';
import { drawing } from './drawing.ts';

/** Height, colour and its shade; a leaf is drawn as a wavy line. */
type TriangleLayer = readonly [height: number, colour: string, dark: string, isLeaf?: 'leaf'];
type Bread = readonly [light: string, dark: string, crust: string];

const white: Bread = ['#fff3d6', '#f0d6a0', '#c98f4c'];
const rye: Bread = ['#ecc893', '#cf9c5c', '#8a5728'];

/** A tea sandwich: a triangle that stands on its cut face. */
function triangle(layers: readonly TriangleLayer[], [light, dark, crust] = white) {
  let y = 78,
    filling = '';
  for (const [h, c, c2, isLeaf] of layers) {
    if (isLeaf) {
      filling += `
        <path d="M18 ${y + h / 2} ${repeat(12, (i) => `q9 ${i % 2 ? -h * 0.7 : h * 0.9} 18.5 0`)}"
          stroke="${c}" stroke-width="${h}" stroke-linecap="round" fill="none"/>
      `;
    } else
      filling += `
        <rect x="16" y="${y}" width="228" height="${h}" rx="${h / 2.2}" fill="${c}"/>
        <rect x="16" y="${y + h * 0.66}" width="228" height="${h * 0.34}" rx="${h / 6}" fill="${c2}"/>
      `;
    y += h - 1;
  }
  return drawing(
    260,
    200,
    linearGradient('tp', `${light}, ${dark}`) + linearGradient('ft', `${light}, #ecd19b`, down),
    `
      <path d="M12 66Q8 62 14 58L118 12Q130 6 142 12L246 58Q252 62 248 66L244 82H16Z" fill="url(#tp)"/>
      <path d="M14 60L118 14Q130 8 142 14L246 60" stroke="${crust}" stroke-width="6" fill="none"
        stroke-linejoin="round" stroke-linecap="round"/>
      <rect x="12" y="60" width="236" height="26" rx="9" fill="url(#ft)"/>
      ${filling}
      <rect x="12" y="${y - 4}" width="236" height="30" rx="9" fill="url(#ft)"/>
      <rect x="14" y="${y + 18}" width="232" height="8" rx="4" fill="${crust}" opacity=".45"/>
    `,
  );
}

/** Tea sandwiches by what is between the slices. */
export const teaSandwiches = {
  triangleHam: () =>
    triangle([
      [12, '#7fbb4d', '#548f32', 'leaf'],
      [16, '#f3a3a0', '#d9797a'],
      [12, '#ffd65c', '#e0a52c'],
      [13, '#ee4f3c', '#bb2c20'],
    ]),

  triangleEgg: () =>
    triangle(
      [
        [12, '#7fbb4d', '#548f32', 'leaf'],
        [22, '#fff4c4', '#f0c64b'],
        [12, '#9cce63', '#6aa544', 'leaf'],
      ],
      rye,
    ),

  triangleTurkey: () =>
    triangle([
      [12, '#7fbb4d', '#548f32', 'leaf'],
      [15, '#f6d7b4', '#d8a97a'],
      [13, '#ee4f3c', '#bb2c20'],
      [11, '#fff6df', '#e0d0a8'],
    ]),

  triangleVegetable: () =>
    triangle(
      [
        [13, '#7fbb4d', '#548f32', 'leaf'],
        [13, '#f4b53a', '#cf8a1c'],
        [14, '#8d2f63', '#651f47'],
        [12, '#d8e68a', '#a9c04e'],
      ],
      rye,
    ),
};
