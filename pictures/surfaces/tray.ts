import { petrol } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { down, linearGradient, radialGradient } from '../svg.ts';
import { ellipsePath, type Place } from './geometry.ts';
import { castShadow } from './materials.ts';

interface Tray {
  readonly cx?: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
  readonly z?: number;
  /** A tier of a stand throws its shadow on the tier below, which the scene draws. */
  readonly shadow?: boolean;
}

/** Around the middle: an angle (0 is right, a quarter turn is front) and a distance, 1 being the inner edge. */
export interface Round {
  readonly at: (angle: number, distance: number) => Place;
}

/** An oval plate of white enamel with the double rim. */
export function tray(scene: Scene, options: Tray): Round {
  const { cx = scene.width / 2, cy, rx, ry, height, z = -100, shadow = true } = options;
  const id = scene.nextId('tray');
  scene.define(
    radialGradient(`${id}-rim`, '#ffffff, #fffaf0 60%, #d9caae', [0.35, 0.2, 0.95]) +
      radialGradient(`${id}-well`, '#efe5d1, #fbf4e6 70%, #fffdf8', [0.45, 0.4, 0.7]) +
      linearGradient(`${id}-side`, '#fffaf0, #a8946f', down),
  );
  if (shadow) castShadow(scene, ellipsePath(cx, cy + height, rx * 0.93, ry * 0.93), 18, 16, z);
  const ellipse = (y: number, partX: number, partY: number, paint: string) =>
    `<ellipse cx="${cx}" cy="${y}" rx="${rx * partX}" ry="${ry * partY}" ${paint}/>`;
  const line = (width: number) => `fill="none" stroke="${petrol}" stroke-width="${rx * width}"`;
  scene.add(
    ellipse(cy + height, 0.86, 0.88, `fill="url(#${id}-side)"`) +
      ellipse(cy + 5, 1, 1, 'fill="#b39f79"') +
      ellipse(cy, 1, 1, `fill="url(#${id}-rim)"`) +
      ellipse(cy, 0.955, 0.945, line(0.022)) +
      ellipse(cy + 1, 0.915, 0.9, line(0.007)) +
      ellipse(cy + 3, 0.83, 0.8, 'fill="#cdbc98"') +
      ellipse(cy + 7, 0.825, 0.785, `fill="url(#${id}-well)"`),
    z,
  );
  return {
    at: (angle, distance) => ({
      x: cx + Math.cos(angle) * rx * 0.82 * distance,
      y: cy + 8 + Math.sin(angle) * ry * 0.8 * distance,
      scale: 1 + 0.12 * Math.sin(angle) * distance,
    }),
  };
}
