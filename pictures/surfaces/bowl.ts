import { petrol, shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, linearGradient } from '../svg.ts';
import type { Place } from './geometry.ts';
import { type Wood, woods } from './materials.ts';

/** The opening of a bowl. */
export interface Opening {
  readonly cx?: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

interface Bowl extends Opening {
  readonly height: number;
  readonly z: number;
  /** Enamel with the double line if not given. */
  readonly wood?: Wood;
}

interface Heapable {
  /** `rise` is the height of the heap in its middle. */
  readonly at: (angle: number, distance: number, rise?: number) => Place;
}

const enamel = { light: '#ffffff', middle: '#f6efe0', dark: '#c2b08b', inside: '#cbbb98' };

/** A bowl; its front is drawn 1000 above `z`, so that what lies in it stays between back and front. */
export function bowl(scene: Scene, { cx = scene.width / 2, cy, rx, ry, height: h, z, wood }: Bowl): Heapable {
  const id = scene.nextId('bowl');
  const tone = wood && woods[wood];
  const colours = tone
    ? { light: tone.light, middle: tone.dark, dark: tone.shade, inside: tone.shade }
    : enamel;
  const { light, middle, dark, inside } = colours;
  const front = [
    `M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`,
    `C${cx + rx * 0.98} ${cy + h * 0.72} ${cx + rx * 0.5} ${cy + h} ${cx} ${cy + h}`,
    `S${cx - rx * 0.98} ${cy + h * 0.72} ${cx - rx} ${cy}Z`,
  ].join('');
  scene.define(
    linearGradient(`${id}-body`, `${light}, ${middle} 35%, ${dark}`, [0, 0, 1, 0.25]) +
      linearGradient(`${id}-rim`, `${light}, ${middle}`, across) +
      `<clipPath id="${id}-clip"><path d="${front}"/></clipPath>`,
  );
  scene.add(
    `
      <ellipse cx="${cx + 34}" cy="${cy + h - ry * 0.42}" rx="${rx * 0.8}" ry="${ry * 0.5}"
        fill="${shadowBrown}" opacity=".36" filter="url(#s28)"/>
      <ellipse cx="${cx + 8}" cy="${cy + h - ry * 0.2}" rx="${rx * 0.5}" ry="${ry * 0.24}"
        fill="${shadowBrown}" opacity=".6" filter="url(#s14)"/>
    `,
    z - 1,
  );
  scene.add(
    `
      <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id}-rim)"/>
      <ellipse cx="${cx}" cy="${cy + 5}" rx="${rx * 0.94}" ry="${ry * 0.9}" fill="${inside}"/>
    `,
    z,
  );
  const band = (y: number, part: number, width: number) =>
    `
      <path d="M${cx - rx * part} ${cy + h * y}A${rx * part} ${ry} 0 0 0 ${cx + rx * part} ${cy + h * y}"
        fill="none" stroke="${petrol}" stroke-width="${rx * width}"/>
    `;
  scene.add(
    `
      <path d="${front}" fill="url(#${id}-body)"/>
      <g clip-path="url(#${id}-clip)">
        ${wood ? '' : band(0.2, 0.975, 0.04) + band(0.29, 0.95, 0.012)}
        <ellipse cx="${cx - rx * 0.5}" cy="${cy + h * 0.74}" rx="${rx * 0.16}" ry="${h * 0.12}" fill="#fff"
          opacity=".35" filter="url(#s14)"/>
      </g>
      <path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}L${cx + rx * 0.955} ${cy}A${rx * 0.955}
        ${ry * 0.93} 0 0 1 ${cx - rx * 0.955} ${cy}Z" fill="url(#${id}-rim)"/>
    `,
    z + 1000,
  );
  return {
    at: (angle, distance, rise = 0) => ({
      x: cx + Math.cos(angle) * rx * 0.86 * distance,
      y: cy + Math.sin(angle) * ry * 0.8 * distance - rise * Math.sqrt(Math.max(0, 1 - distance * distance)),
      scale: 1 + 0.1 * Math.sin(angle) * distance,
    }),
  };
}
