import { petrol } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { down, linearGradient, repeat } from '../svg.ts';
import { mapCorners, roundedPath, shrink, type Trapezoid, trapezoid } from './geometry.ts';
import { castShadow, grain } from './materials.ts';

interface Box {
  readonly cy: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const z = -100;
const inFront = 9000;

/** An open box of kraft board with a striped liner; its front wall is drawn over what stands in it. */
export function box(scene: Scene, { cy, width: w, depth, height: h }: Box): Trapezoid {
  const cx = scene.width / 2;
  const shape = trapezoid(cx, cy, w, depth, 0.86);
  const id = scene.nextId('box');
  const { back, front } = shape;
  const inner = shrink(shape.corners, cx, cy, 0.965, 0.93);
  const floor = mapCorners(inner, ([x, y]) => [x * 0.98 + cx * 0.02, y + h * 0.32]);
  const bottom = mapCorners(shape.corners, ([x, y], isFront) =>
    isFront ? [cx + (x - cx) * 0.97, y + h] : [x, y + h * 0.6],
  );
  castShadow(scene, roundedPath(bottom, 8), 18, 18, z);
  scene.define(
    linearGradient(`${id}-front`, '#d9b585, #a87e4b', down) +
      `<clipPath id="${id}-clip"><path d="${roundedPath(inner, 4)}"/></clipPath>`,
  );
  grain(scene, `${id}-grain`, {
    frequency: [0.09, 0.09],
    colour: [0.4, 0.24, 0.1],
    opacity: '0 0 0 1.3 -.6',
    seed: 5,
  });
  const stripes = repeat(
    14,
    (i) => `
      <path d="M${cx - w * 0.6 + i * w * 0.09} ${back - 20}L${cx - w * 0.64 + i * w * 0.094} ${front + 40}"
        stroke="${petrol}" stroke-opacity=".28" stroke-width="${i % 2 ? 3 : 9}"/>
    `,
  );
  scene.add(
    `
      <path d="${roundedPath(shape.corners, 5)}" fill="#d9b585"/>
      <path d="${roundedPath(inner, 4)}" fill="#8b6337"/>
      <g clip-path="url(#${id}-clip)">
        <path d="${roundedPath(floor, 4)}" fill="#fbf4e6"/>
        ${stripes}
        <path d="M${inner[0]}L${inner[1]}L${floor[1]}L${floor[0]}Z" fill="#8b6337" opacity=".55"/>
      </g>
    `,
    z,
  );
  const edge = `M${cx - w / 2} ${front}L${cx + w / 2} ${front}`;
  const foot = front + h;
  const band = (part: number, y: number, thickness: number) =>
    `
      <path d="M${cx - w * part} ${front + h * y}H${cx + w * part}" stroke="${petrol}"
        stroke-width="${thickness}" opacity=".95"/>
    `;
  scene.add(
    `
      <path d="${edge}L${cx + w * 0.485} ${foot}Q${cx + w * 0.483} ${foot + 7} ${cx + w * 0.475}
        ${foot + 7}H${cx - w * 0.475}Q${cx - w * 0.483} ${foot + 7} ${cx - w * 0.485}
        ${foot}Z" fill="url(#${id}-front)"/>
      <path d="${edge}L${cx + w * 0.485} ${foot}H${cx - w * 0.485}Z" fill="#fff" filter="url(#${id}-grain)"
        opacity=".35"/>
      <path d="${edge}L${inner[2]}L${inner[3]}Z" fill="#ecd0a3"/>
      ${band(0.492, 0.56, 11)}
      ${band(0.49, 0.74, 4)}
      ${band(0.495, 0.4, 4)}
    `,
    inFront,
  );
  return shape;
}
