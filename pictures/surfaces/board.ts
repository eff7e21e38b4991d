import { between, type Scene } from '../scene.ts';
import { down, linearGradient, repeat } from '../svg.ts';
import { mapCorners, roundedPath, type Trapezoid, trapezoid } from './geometry.ts';
import { castShadow, grain, type Wood, woods } from './materials.ts';

interface Board {
  readonly cy: number;
  readonly width: number;
  readonly depth: number;
  /** Of the edge towards the viewer. */
  readonly height: number;
  readonly tone: Wood;
}

const z = -100;
const radius = 34;

/** A wooden board. */
export function board(scene: Scene, { cy, width, depth, height, tone }: Board): Trapezoid {
  const cx = scene.width / 2;
  const wood = woods[tone];
  const shape = trapezoid(cx, cy, width, depth, 0.84);
  const id = scene.nextId('board');
  const face = roundedPath(shape.corners, radius);
  const lowered = mapCorners(shape.corners, ([x, y]) => [x, y + height]);
  const edge = mapCorners(shape.corners, ([x, y], isFront) => [x, y + height * (isFront ? 1 : 0.6)]);
  castShadow(scene, roundedPath(lowered, radius), 18, 16, z);
  scene.define(
    linearGradient(`${id}-face`, `${wood.light}, ${wood.dark} 55%, ${wood.dark}`, [0, 0, 0.6, 1]) +
      linearGradient(`${id}-edge`, `${wood.edge}, ${wood.shade}`, down) +
      `<clipPath id="${id}-clip"><path d="${face}"/></clipPath>`,
  );
  grain(scene, `${id}-grain`, {
    frequency: [0.0035, 0.085],
    colour: [0.36, 0.19, 0.06],
    opacity: '0 0 0 1.5 -.58',
    seed: scene.ids + 3,
  });
  const [left, right] = [cx - width / 2, cx + width / 2];
  const lines = repeat(9, () => {
    const y = shape.back + depth * between(0, 1);
    const bend = between(-9, 9);
    return `
      <path d="M${left} ${y}C${cx - width / 4} ${y + bend} ${cx + width / 4} ${y - bend} ${right}
        ${y + bend * 0.5}" stroke="${wood.grain}" stroke-opacity="${between(0.1, 0.24)}"
        stroke-width="${between(1.5, 4)}" fill="none"/>
    `;
  });
  scene.add(
    `
      <path d="${roundedPath(edge, radius)}" fill="url(#${id}-edge)"/>
      <path d="${face}" fill="url(#${id}-face)"/>
      <g clip-path="url(#${id}-clip)">
        <rect x="${left}" y="${shape.back}" width="${width}" height="${depth}" fill="#fff"
          filter="url(#${id}-grain)" opacity=".5"/>
        ${lines}
        <path d="${face}" fill="none" stroke="#fff3d9" stroke-opacity=".55" stroke-width="7"
          transform="translate(2 3)"/>
      </g>
    `,
    z,
  );
  return shape;
}
