import { linearGradient, repeat } from '../svg.ts';
import { between, random } from './chance.ts';

const triangle = 'M12 66Q8 62 14 58L118 12Q130 6 142 12L246 58Q252 62 248 66L244 84H16Z';
const triangleCrust = 'M14 60L118 14Q130 8 142 14L246 60';

/** The upper face of a sandwich cut across, with `extra` lying on it. */
export const triangleTop = (light: string, dark: string, crust: string, extra = '') => ({
  defs: `${linearGradient('tp', `${light}, ${dark}`)}<clipPath id="tc"><path d="${triangle}"/></clipPath>`,
  top: `
    <path d="${triangle}" fill="url(#tp)"/>
    <g clip-path="url(#tc)">
      ${extra}
    </g>
    <path d="${triangleCrust}" stroke="${crust}" stroke-width="7" fill="none" stroke-linejoin="round"
      stroke-linecap="round"/>
  `,
});

/** Left, right, top and bottom of a box. */
type Area = readonly [number, number, number, number];

/** Seeds and spices strewn over a box. */
export function seeds(
  count: number,
  [x0, x1, y0, y1]: Area,
  colours: readonly string[],
  smallest = 2,
  largest = 4,
): string {
  return repeat(count, () => {
    const x = between(x0, x1);
    const y = between(y0, y1);
    return `
      <ellipse cx="${x}" cy="${y}" rx="${between(smallest, largest)}" ry="${between(1.4, 2.2)}"
        transform="rotate(${between(-60, 60)} ${x} ${y})"
        fill="${colours[Math.floor(random() * colours.length)]}"/>
    `;
  });
}

/** The marks of a contact grill, leaning to the right. */
export function grillMarks(x0: number, x1: number, y0: number, y1: number): string {
  const step = 50;
  const lean = 56;
  return repeat(Math.ceil((x1 - x0 + 2 * lean) / step), (i) => {
    const x = x0 - lean + i * step;
    return `
      <path d="M${x + lean} ${y0}L${x} ${y1}" stroke="#7d421a" stroke-width="10" stroke-opacity=".55"
        stroke-linecap="round" filter="url(#b2)"/>
      <path d="M${x + lean} ${y0}L${x} ${y1}" stroke="#5f2f10" stroke-width="5.5" stroke-opacity=".5"
        stroke-linecap="round"/>
    `;
  });
}
