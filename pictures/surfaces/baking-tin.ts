import { petrol, shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { down, linearGradient } from '../svg.ts';
import { mapCorners, roundedPath, shrink, type Trapezoid, trapezoid } from './geometry.ts';
import { castShadow } from './materials.ts';

interface BakingTin {
  readonly cy: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Black steel instead of white enamel. */
  readonly dark?: boolean;
}

const z = -100;
const steel = { light: '#6e6a66', middle: '#4d4947', shade: '#2b2827', floor: '#3a3735', under: '#1d1b1a' };
const enamel = { light: '#ffffff', middle: '#fffaf0', shade: '#b8a57f', floor: '#efe5d1', under: '#a8946f' };

/** A baking tray or enamel tin with a low rim. */
export function bakingTin(scene: Scene, { cy, width, depth, height: h, dark = false }: BakingTin): Trapezoid {
  const cx = scene.width / 2;
  const shape = trapezoid(cx, cy, width, depth, 0.86);
  const { corners } = shape;
  const id = scene.nextId('tin');
  const { light, middle, shade, floor, under } = dark ? steel : enamel;
  const inner = shrink(corners, cx, cy, 0.955, 0.9);
  const ground = mapCorners(inner, ([x, y]) => [cx + (x - cx) * 0.985, y + h * 0.42]);
  const bottom = mapCorners(corners, ([x, y], isFront) => [
    cx + (x - cx) * 0.965,
    y + (isFront ? h : h * 0.6),
  ]);
  castShadow(scene, roundedPath(bottom, 40), 18, 16, z);
  scene.define(
    linearGradient(`${id}-rim`, `${light}, ${middle} 60%, ${shade}`, [0, 0, 0.7, 1]) +
      linearGradient(`${id}-front`, `${middle}, ${shade}`, down) +
      linearGradient(`${id}-floor`, `${shade}, ${floor} 30%, ${middle}`, [0, 0, 0.3, 1]) +
      `<clipPath id="${id}-clip"><path d="${roundedPath(inner, 34)}"/></clipPath>`,
  );
  const line = roundedPath(shrink(corners, cx, cy, 0.988, 0.972), 40);
  scene.add(
    `
      <path d="${roundedPath([corners[0], corners[1], bottom[2], bottom[3]], 44)}" fill="url(#${id}-front)"/>
      <path d="${roundedPath(corners, 44)}" fill="${under}" transform="translate(0 7)"/>
      <path d="${roundedPath(corners, 44)}" fill="url(#${id}-rim)"/>
      ${dark ? '' : `<path d="${line}" fill="none" stroke="${petrol}" stroke-width="8"/>`}
      <path d="${roundedPath(inner, 34)}" fill="${shade}"/>
      <g clip-path="url(#${id}-clip)">
        <path d="${roundedPath(ground, 30)}" fill="url(#${id}-floor)"/>
        <path d="M${inner[0]}L${inner[1]}L${ground[1]}L${ground[0]}Z" fill="${shadowBrown}" opacity=".25"/>
      </g>
    `,
    z,
  );
  return shape;
}
