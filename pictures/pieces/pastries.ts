import { each, linearGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';
import { type TubeColours, tube } from './tube.ts';

type Point = readonly [number, number];

/** A place on the croissant: degrees from its middle, and how far out (1) or in (-1) on its back. */
function onCroissant(degrees: number, side: number): Point {
  const a = (degrees * Math.PI) / 180;
  const half = 72 * Math.cos(a * 0.76) ** 0.84 + 3;
  const reach = 112 + half * side;
  return [190 + reach * Math.sin(a) * 1.06, 178 - reach * 0.84 * Math.cos(a)];
}

const write = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** A line over the croissant's back, which bulges towards the horn. */
function crossLine(degrees: number, from = -1, to = 1): Point[] {
  const bulge = Math.sign(degrees) * 9;
  return Array.from({ length: 13 }, (_, i) => {
    const side = from + ((to - from) * i) / 12;
    return onCroissant(degrees + bulge * (1 - side * side), side);
  });
}

/** One turn of the dough, from `near` the middle out to `far`. */
function turn(near: number, far: number, index: number): string {
  const swell = (part: number) => 1 + 0.085 * Math.sin(part * Math.PI) ** 0.7;
  const edge = (side: 1 | -1) =>
    Array.from({ length: 9 }, (_, i) => onCroissant(near + ((far - near) * i) / 8, side * swell(i / 8)));
  const outline = write([...edge(1), ...crossLine(far).reverse(), ...edge(-1).reverse(), ...crossLine(near)]);
  const flakes = repeat(7, (i) => {
    const at = near + (far - near) * (0.1 + i * 0.125) + between(-0.6, 0.6);
    const line = write(crossLine(at, between(-1, -0.6), between(0.5, 0.98)));
    return i % 2
      ? `<path d="M${line}" stroke="#fff0c0" stroke-opacity="${between(0.35, 0.6)}" stroke-width="${between(1.6, 3)}"/>`
      : `<path d="M${line}" stroke="#8a4312" stroke-opacity="${between(0.22, 0.4)}" stroke-width="${between(1.8, 3.4)}"/>`;
  });
  const isMiddle = near < 0 && far > 0;
  const [gx, gy] = onCroissant(near + (far - near) * (isMiddle ? 0.4 : 0.5), 0.4);
  const lean = ((near + far) / 2) * 0.8;
  const under = write(Array.from({ length: 7 }, (_, i) => onCroissant(near + ((far - near) * i) / 6, -0.92)));
  const seam = write(crossLine(far));
  return `
    <clipPath id="turn${index}"><path d="M${outline}Z"/></clipPath>
    <path d="M${outline}Z" fill="url(#crust)" stroke="#a4571a" stroke-width="2" stroke-linejoin="round"/>
    <g clip-path="url(#turn${index})" fill="none" stroke-linecap="round">
      <path d="M${under}" stroke="#7a360c" stroke-opacity=".5" stroke-width="34" filter="url(#b8)"/>
      <path d="M${seam}" stroke="#8a4312" stroke-opacity=".55" stroke-width="10" filter="url(#b4)"/>
      ${flakes}
      <g transform="translate(${gx} ${gy}) rotate(${lean})" stroke="none">
        <ellipse rx="26" ry="15" fill="#fff0c4" opacity=".75" filter="url(#b8)"/>
        <ellipse cx="-3" cy="-4" rx="15" ry="5" fill="#fffbe9" opacity=".75" filter="url(#b4)"/>
      </g>
    </g>
  `;
}

/** Outermost turns first: those nearer the middle were wound over them. */
const turns = [
  [70, 104],
  [46, 76],
  [19, 50],
] as const;

const lye: TubeColours = ['#5f270b', '#96481a', '#c67a35', '#ffe0a4'];
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [340 - x, y]);
const arm: readonly Point[] = [
  [34, 96],
  [54, 56],
  [98, 34],
  [140, 48],
  [172, 82],
  [184, 108],
  [166, 134],
  [128, 160],
  [92, 196],
];
/** From the end of one arm over the thick belly to the end of the other. */
const rope: readonly Point[] = [
  ...arm.toReversed(),
  [50, 160],
  [104, 206],
  [170, 220],
  [236, 206],
  [290, 160],
  ...mirrored(arm),
];
const ropeThickness = (t: number) => {
  const fromEnd = Math.min(t, 1 - t) * 2;
  return (10 + 20 * fromEnd ** 1.25) * Math.min(1, Math.sqrt(fromEnd / 0.02));
};
const armOnRope = (arm.length - 1) / (rope.length - 1);
const armThickness = (t: number) => ropeThickness((1 - t) * armOnRope);

/** Croissants and pretzels. */
export const pastries = {
  croissant() {
    seedWith(123);
    return drawing(
      380,
      250,
      linearGradient('crust', '#fbd58b, #e9a64a 42%, #b9661d 80%, #8f4712', [0.1, 0, 0.75, 1]),
      `
        ${each(turns, ([near, far], i) => turn(-near, -far, i) + turn(near, far, i + 3))}
        ${turn(-24, 24, 7)}
      `,
    );
  },

  pretzel() {
    seedWith(131);
    const salt = (points: readonly Point[]) =>
      each(points, ([x, y]) =>
        repeat(3, () => {
          const [sx, sy, size] = [x + between(-13, 13), y + between(-11, 9), between(4.5, 7.5)];
          const rotate = between(0, 90);
          return `
            <g transform="translate(${sx} ${sy}) rotate(${rotate})">
              <rect x="-1" y="1" width="${size}" height="${size}" rx="1.4" fill="#5f270b" opacity=".55"/>
              <rect x="-2" y="-2" width="${size}" height="${size}" rx="1.4" fill="#fffdf4"/>
            </g>
          `;
        }),
      );
    return drawing(
      340,
      250,
      linearGradient('split', '#fff4d2, #eec98a') +
        // where the arms cross for the second time, the lower one comes out on top
        '<clipPath id="arms"><rect x="84" y="10" width="172" height="200"/></clipPath>' +
        '<clipPath id="over"><circle cx="170" cy="131" r="27"/></clipPath>',
      `
        ${tube(rope, ropeThickness, lye)}
        <path d="M92 208Q116 196 170 200T250 204Q228 226 170 232Q114 228 92 208Z" fill="#7a360f"/>
        <path d="${blob(170, 214, 74, 12, 22, 0.09)}" fill="url(#split)"/>
        ${dots(26, 112, 228, 207, 220, 1.4, 4, '#d9a862', 0.7)}
        <g clip-path="url(#arms)">
          ${tube(mirrored(arm), armThickness, lye)}
          ${tube(arm, armThickness, lye)}
        </g>
        <g clip-path="url(#over)">
          ${tube(mirrored(arm), armThickness, lye)}
        </g>
        ${salt([
          [62, 58],
          [102, 38],
          [40, 110],
          [58, 158],
          [300, 110],
          [282, 158],
          [240, 38],
          [278, 60],
          [150, 140],
          [196, 140],
          [146, 68],
        ])}
      `,
    );
  },
};
