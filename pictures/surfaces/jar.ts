import { shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, linearGradient } from '../svg.ts';

interface Jar {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A glass for vegetable sticks; what stands in it belongs between y - 30 and y + 2 in the painting order. */
export function jar(scene: Scene, { x, y, width: w, height: h }: Jar): void {
  const id = scene.nextId('jar');
  scene.define(linearGradient(id, '#ffffff/0.55, #dfe9df/0.16 20%, #dfe9df/0.16 75%, #8fa79a/0.5', across));
  scene.add(
    `
      <ellipse cx="${x + 26}" cy="${y + 8}" rx="${w / 2}" ry="26" fill="${shadowBrown}" opacity=".4"
        filter="url(#s6)"/>
      <ellipse cx="${x}" cy="${y - h}" rx="${w / 2}" ry="${w * 0.16}" fill="#eaf2ea" opacity=".65"/>
    `,
    y - 30,
  );
  const [left, right, top] = [x - w / 2, x + w / 2, y - h];
  scene.add(
    `
      <path d="M${left} ${top}L${x - w * 0.43} ${y}A${w * 0.43} ${w * 0.13} 0 0 0 ${x + w * 0.43}
        ${y}L${right} ${top}A${w / 2} ${w * 0.16} 0 0 1 ${left} ${top}Z" fill="url(#${id})"/>
      <path d="M${left} ${top}A${w / 2} ${w * 0.16} 0 0 0 ${right} ${top}" fill="none" stroke="#fff"
        stroke-width="5" stroke-opacity=".95"/>
      <path d="M${x - w * 0.4} ${y - h * 0.8}L${x - w * 0.35} ${y - h * 0.1}" stroke="#fff" stroke-width="8"
        stroke-opacity=".7" stroke-linecap="round"/>
    `,
    y + 2,
  );
}
