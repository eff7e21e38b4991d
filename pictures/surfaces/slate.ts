import { between, type Scene, seedWith } from '../scene.ts';
import { linearGradient } from '../svg.ts';
import { type Point, type Trapezoid, trapezoid } from './geometry.ts';
import { castShadow, grain } from './materials.ts';

interface Slate {
  readonly cy: number;
  readonly width: number;
  readonly depth: number;
}

const z = -100;
const height = 16;

/** A slab of slate; its edge is broken, not sawn. */
export function slate(scene: Scene, { cy, width, depth }: Slate): Trapezoid {
  const cx = scene.width / 2;
  const shape = trapezoid(cx, cy, width, depth, 0.84);
  const id = scene.nextId('slate');
  seedWith(scene.ids * 7 + 5);
  const [backLeft, backRight, frontRight, frontLeft] = shape.corners;
  const chipped = (from: Point, to: Point, count: number) =>
    Array.from(
      { length: count },
      (_, i): Point => [
        from[0] + ((to[0] - from[0]) * i) / count + between(-4, 4),
        from[1] + ((to[1] - from[1]) * i) / count + between(-3, 3),
      ],
    );
  const edge = [
    ...chipped(backLeft, backRight, 9),
    ...chipped(backRight, frontRight, 7),
    ...chipped(frontRight, frontLeft, 10),
    ...chipped(frontLeft, backLeft, 7),
  ];
  const path = (drop: number) =>
    `M${edge.map(([x, y]) => `${x.toFixed(1)} ${(y + drop).toFixed(1)}`).join('L')}Z`;
  const [face, lowered] = [path(0), path(height)];
  castShadow(scene, lowered, 16, 14, z);
  scene.define(
    linearGradient(`${id}-face`, '#5d5f60, #44474a 50%, #37393d', [0, 0, 0.7, 1]) +
      `<clipPath id="${id}-clip"><path d="${face}"/></clipPath>`,
  );
  grain(scene, `${id}-grain`, {
    frequency: [0.012, 0.05],
    colour: [0.85, 0.86, 0.84],
    opacity: '0 0 0 1.8 -.85',
    seed: scene.ids + 9,
  });
  scene.add(
    `
      <path d="${lowered}" fill="#1d1e21"/>
      <path d="${face}" transform="translate(0 4)" fill="#27292c"/>
      <path d="${face}" fill="url(#${id}-face)"/>
      <g clip-path="url(#${id}-clip)">
        <rect x="${cx - width / 2}" y="${shape.back - 8}" width="${width}" height="${depth + 16}" fill="#fff"
          filter="url(#${id}-grain)" opacity=".22"/>
        <path d="${face}" fill="none" stroke="#a7aaa8" stroke-opacity=".5" stroke-width="5"
          transform="translate(2 3)"/>
      </g>
    `,
    z,
  );
  return shape;
}
