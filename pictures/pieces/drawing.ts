import { repeat } from '../svg.ts';
import { between } from './chance.ts';

const blur = (id: string, deviation: number) =>
  `
    <filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">
      <feGaussianBlur stdDeviation="${deviation}"/>
    </filter>
  `;

/** One piece in a box of its own, with the blurs b2, b4 and b8 at hand. */
export function drawing(width: number, height: number, definitions: string, body: string): string {
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="0 0 ${width} ${height}">
      <defs>
        ${definitions}
        ${blur('b2', 2)}
        ${blur('b4', 4)}
        ${blur('b8', 8)}
      </defs>
      ${body}
    </svg>
  `.trim();
}

type Point = readonly [number, number];
const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed curve that touches the middle of every side of a polygon. */
function softPolygon(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${write(point)} ${write(middleOf(point, next))}`;
  });
  return `M${write(middleOf(last, first))}${curves.join('')}Z`;
}

/** Path data of an uneven round: `wobble` is the greatest part by which a corner leaves the ellipse. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  corners: number,
  wobble: number,
): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + between(-wobble, wobble);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return softPolygon(points);
}

/** Path data of a frilled edge, as lettuce has it. */
export function frill(cx: number, cy: number, rx: number, ry: number, waves: number, depth: number): string {
  const points = Array.from({ length: waves * 2 }, (_, index): Point => {
    const angle = (index / (waves * 2)) * Math.PI * 2;
    const reach = index % 2 ? 1 + depth : 1 - depth * 0.4;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return softPolygon(points);
}

/** Crumbs, pores, freckles: small ellipses strewn over a box. */
export function dots(
  count: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  smallest: number,
  largest: number,
  fill: string,
  opacity = 1,
  flatness = 0.65,
): string {
  return repeat(count, () => {
    const rx = between(smallest, largest);
    const cx = between(left, right).toFixed(1);
    const cy = between(top, bottom).toFixed(1);
    const ry = (rx * flatness).toFixed(1);
    return `
      <ellipse cx="${cx}" cy="${cy}" rx="${rx.toFixed(1)}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>
    `;
  });
}
